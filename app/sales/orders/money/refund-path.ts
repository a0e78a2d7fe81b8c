import { refundReasons } from "./refund-reason";

/** Why packs are refunded, as the address of the refund page says it, and the reason that its form begins with. */
const refundCauses = {
  "sent-back": refundReasons.sentBack,
  "taken-out": refundReasons.takenOut,
} as const;

type Packs = { position: number; packs: number };

/** The page that asks about the refund of these packs; without any, the one that asks what to refund. */
export function refundPath(number: string, lines: Packs[], cause: keyof typeof refundCauses) {
  const page = `/dashboard/admin/orders/${number}/refund`;
  if (lines.length === 0) return page;
  const query = new URLSearchParams([
    ["kind", "lines"],
    ...lines.map(({ position, packs }) => [`line-${position}`, String(packs)]),
    ["because", cause],
  ]);
  return `${page}?${query.toString()}`;
}

/** The reason to begin with on the refund page; empty: the admin says why. */
export const causeIn = (query: URLSearchParams): string => {
  const cause = query.get("because");
  return cause === "sent-back" || cause === "taken-out" ? refundCauses[cause] : "";
};
