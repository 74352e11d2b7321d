// Push messages to this browser: asked for by a tap, and off again by another.
import type { PushKey, SubscriptionId } from "../generated/messages.ts";
import { ApiError, ensureIdentity, request } from "../lib/api.ts";
import { loadStored, saveStored } from "../lib/browserStorage.ts";
import { subscriptionBody } from "./protocol.ts";

/**
 * Whether this browser gets messages, or why not: the server sends none, the browser cannot, or only from the home screen;
 * its owner has denied them, or not been asked yet.
 */
export type PushState = "none" | "unsupported" | "home-screen" | "denied" | "off" | "on";

/** Id of this browser's subscription at the server. */
const STORED = "push";
const RENEWED = "push-renewed";

const supported = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
/** Safari on a phone or tablet, outside of the home screen: only there `standalone` exists, and says no. */
const needsHomeScreen = (): boolean => (navigator as Navigator & { standalone?: boolean }).standalone === false;

async function serverKey(): Promise<string | null> {
  return (await request<PushKey>("GET", "/push")).key;
}

export async function pushState(): Promise<PushState> {
  if (!(await serverKey())) return "none";
  if (!supported()) return needsHomeScreen() ? "home-screen" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  return loadStored(STORED, "") && (await subscription()) ? "on" : "off";
}

async function subscription(): Promise<PushSubscription | null> {
  return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
}

/** Ask for permission and subscribe. Rejects with an ApiError if the server refuses, otherwise with an error of the browser. */
export async function switchOn(): Promise<PushState> {
  // first of all, since browsers ask only right after a tap
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  await ensureIdentity();
  await store(await subscribe((await serverKey())!));
  return "on";
}

/** The subscription of this browser for a key of the server. */
async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const found = await pushManager.getSubscription();
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  if (found && !sameBytes(found.options.applicationServerKey, options.applicationServerKey)) await found.unsubscribe();
  else if (found) return found;
  return pushManager.subscribe(options);
}

async function store(found: PushSubscription): Promise<void> {
  saveStored(STORED, (await request<SubscriptionId>("POST", "/me/push", subscriptionBody(found))).id);
  saveStored(RENEWED, true, "session");
}

export async function switchOff(): Promise<PushState> {
  const id = loadStored(STORED, "");
  saveStored(STORED, null);
  await (await subscription())?.unsubscribe();
  if (id) await request("DELETE", `/me/push/${id}`);
  return pushState();
}

/** After signing out there is nobody to tell anything. */
export async function forgetSubscription(): Promise<void> {
  if (!loadStored(STORED, "")) return;
  saveStored(STORED, null);
  await (await subscription())?.unsubscribe();
}

/** Store the subscription again, once a session and for a new identity: server or browser may have lost or replaced it. */
export async function renewSubscription({ now = false } = {}): Promise<void> {
  if (!loadStored(STORED, "") || !supported() || (!now && loadStored(RENEWED, false, "session"))) return;
  try {
    const key = Notification.permission === "granted" ? await serverKey() : null;
    if (key) await store(await subscribe(key));
  } catch (error) {
    if (error instanceof ApiError && error.code === "no_identity") await forgetSubscription();
  }
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
}

function sameBytes(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const found = one ? new Uint8Array(one) : null;
  return found?.length === other.length && found.every((byte, at) => byte === other[at]);
}
