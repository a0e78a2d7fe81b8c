import { isThisMachine } from "~/base/lib/env/smtp-address";
import { settings } from "~/base/lib/env/settings.server";

/** Whether this shop sends to a push address. A demo that only this machine can open may send to this machine. */
export const mayPushTo = (address: string, { mode, host } = settings): boolean =>
  isPushAddress(address, mode === "demo" && isThisMachine(host));

/** The push services of the browsers, as hosts and as endings of hosts. */
const hosts = [
  "fcm.googleapis.com",
  "android.googleapis.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
];
const endings = [".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com"];

/**
 * Whether the shop sends to this address: https, the usual port, a known push service. Anything else could be a machine that only the
 * server can reach. `mayBeHere`: also this machine itself, for a shop in demo mode.
 */
function isPushAddress(address: string, mayBeHere: boolean): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== "https:" || url.username !== "" || url.password !== "") return false;
  if (mayBeHere && url.hostname === "localhost") return true;
  const { hostname, port } = url;
  return port === "" && (hosts.includes(hostname) || endings.some((end) => hostname.endsWith(end)));
}
