import { unprovenPhones } from "./by-hand/unproven.server";
import { failedPhones } from "./failed-payments.server";

/** How many people are to be called: whoever has several unconfirmed orders or failed payments is one. */
export const countToCall = (): number => new Set([...unprovenPhones(), ...failedPhones()]).size;
