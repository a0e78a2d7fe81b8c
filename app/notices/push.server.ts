import webPush, { WebPushError } from "web-push";
import { shopAddress } from "~/lib/http/listening.server";
import { settings } from "~/lib/env/settings.server";
import { hour, second } from "~/lib/time";
import type { PushDevice } from "./devices.server";
import { isPushAddress } from "./push-hosts";
import { pushKeys } from "./push-keys.server";

/** What a device shows: two lines, and the screen that a touch opens. */
export type PushMessage = { title: string; words: string; path: string };

/** `gone`: the browser takes no more pushes. `later`: worth another try. */
export type Pushed = "sent" | "gone" | "later";

/** Longest wait (ms) for a push service. */
const patience = 10 * second;
/** How long (s) a push service keeps the message for a device that is off. */
const keptFor = (24 * hour) / second;

/** Sends a message to a device, encrypted for it alone (RFC 8291). Follows no redirect. */
export async function push(device: PushDevice, message: PushMessage): Promise<Pushed> {
  const { endpoint, p256dh, auth } = device;
  // It was checked when it was stored; a backup of a demo may have become a shop since.
  if (!isPushAddress(endpoint, settings.mode === "demo")) return "gone";
  try {
    await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: subject(), ...pushKeys() },
      timeout: patience,
      TTL: keptFor,
      urgency: "high",
    });
    return "sent";
  } catch (error) {
    // 403: the device agreed under other keys.
    const isGone = error instanceof WebPushError && [403, 404, 410].includes(error.statusCode);
    return isGone ? "gone" : "later";
  }
}

/** Whom a push service can write to. It takes public addresses only. */
function subject(): string {
  const address = shopAddress();
  const mail = settings.mail.operator ?? settings.admin.email;
  return address.startsWith("https://") || !mail ? address : `mailto:${mail}`;
}
