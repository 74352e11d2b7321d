declare module "virtual:fluent/*" {
  const text: string;
  export default text;
}
