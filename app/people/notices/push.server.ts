import { request } from "node:https";
import webPush from "web-push";
import { shopAddress } from "~/base/lib/http/listening.server";
import { settings } from "~/base/lib/env/settings.server";
import { hour, second } from "~/base/lib/time";
import type { PushDevice } from "./devices.server";
import { mayPushTo } from "./may-push.server";
import { pushKeys } from "./push-keys.server";

/** What a device shows: two lines, and the screen that a touch opens. */
export type PushMessage = { title: string; words: string; path: string };

/** `gone`: the browser takes no more pushes. `later`: worth another try. */
export type Pushed = "sent" | "gone" | "later";

/** Longest wait (ms) for a push service, from the first byte to the last. */
const patience = 10 * second;
/** How long (s) a push service keeps the message for a device that is off. */
const keptFor = (24 * hour) / second;

/** Sends a message to a device, encrypted for it alone (RFC 8291). Follows no redirect. `longest`: ms. */
export async function push(
  { endpoint, p256dh, auth }: Pick<PushDevice, "endpoint" | "p256dh" | "auth">,
  message: PushMessage,
  longest = patience,
): Promise<Pushed> {
  // It was checked when it was stored; a backup of a demo may have become a shop since.
  if (!mayPushTo(endpoint)) return "gone";
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: { subject: subject(), ...pushKeys() }, TTL: keptFor, urgency: "high" },
    );
    const status = await statusOf(endpoint, headers, body, longest);
    if (status === 404 || status === 410) return "gone";
    return status >= 200 && status < 300 ? "sent" : "later";
  } catch {
    // No line, no answer in time, or keys that nothing can be encrypted for.
    return "later";
  }
}

/** The status is all that counts: what else the service says is not read. */
function statusOf(
  endpoint: string,
  headers: Record<string, string | number>,
  body: Buffer | null,
  longest: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(longest);
    const asked = request(endpoint, { method: "POST", headers, signal, agent: false });
    asked.on("error", reject);
    asked.on("response", (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    asked.end(body);
  });
}

/** Whom a push service can write to: a mail address, or a page by https. */
function subject(): string {
  const mail = settings.mail.operator ?? settings.admin.email;
  if (mail) return `mailto:${mail}`;
  const address = shopAddress();
  return address.startsWith("https:") ? address : "mailto:owner@localhost";
}
