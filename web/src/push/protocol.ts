import type { SubscriptionRequest } from "../generated/messages.ts";

/** What the service worker tells the open pages: a push message has come, so another table may wait. */
export interface Turned {
  type: "turned";
}

/** A subscription as the server stores it. */
export function subscriptionBody(subscription: PushSubscription): SubscriptionRequest {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } };
}
