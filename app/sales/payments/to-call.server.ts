import { phonesToCall } from "./by-hand/unproven.server";
import { failedPhones } from "./failed-payments.server";

/** How many people to call; somebody with several unconfirmed orders or failed payments counts once. */
export const countToCall = (): number => new Set([...phonesToCall(), ...failedPhones()]).size;
