import { formatIndian } from "~/base/lib/india/format-indian";
import type { Returning } from "./returning.server";

/** Buyers of the last 30 days, and who of them came again. */
export function returningWords({ buyers, again }: Returning): string {
  if (buyers === 0) return "Nobody has bought in the 30 days until yesterday.";
  return `${formatIndian(buyers)} ${buyers === 1 ? "buyer" : "buyers"} in the 30 days until yesterday, ${formatIndian(again)} of them not for the first time.`;
}
