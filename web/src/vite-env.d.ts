declare module "virtual:fluent/*" {
  const text: string;
  export default text;
}
declare module "virtual:notification-texts" {
  const texts: Record<string, string>;
  export default texts;
}
