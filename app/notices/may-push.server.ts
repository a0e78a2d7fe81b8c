import { isThisMachine } from "~/lib/env/smtp-address";
import { settings } from "~/lib/env/settings.server";
import { isPushAddress } from "./push-hosts";

/** Whether this shop sends to a push address. A demo that only this machine can open may send to this machine. */
export const mayPushTo = (address: string, { mode, host } = settings): boolean =>
  isPushAddress(address, mode === "demo" && isThisMachine(host));
