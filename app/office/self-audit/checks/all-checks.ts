import { forcedAction, interfaceInterference, saasBilling, subscriptionTrap } from "./choices";
import { disguisedAdvertisement, rogueMalware } from "./elsewhere";
import type { Check } from "./notes";
import { baitAndSwitch, basketSneaking, dripPricing } from "./sums";
import { confirmShaming, falseUrgency, nagging, trickQuestion } from "./words-on-pages";

/** In the order of the Guidelines for Prevention and Regulation of Dark Patterns, 2023. */
export const checks: Check[] = [
  falseUrgency,
  basketSneaking,
  confirmShaming,
  forcedAction,
  subscriptionTrap,
  interfaceInterference,
  baitAndSwitch,
  dripPricing,
  disguisedAdvertisement,
  nagging,
  trickQuestion,
  saasBilling,
  rogueMalware,
];
