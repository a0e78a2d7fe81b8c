import type { PartLine } from "./payout-parts.server";

export const payoutsPath = "/dashboard/admin/money/payouts";

const kinds: Record<string, string> = {
  payment: "Payment",
  refund: "Refund",
  transfer: "Transfer",
  adjustment: "Adjustment",
};

/** What the provider calls a part, in words. */
export const kindWord = (kind: string): string => kinds[kind] ?? kind;

const states: Record<"created" | "processed" | "failed", string> = {
  created: "On its way",
  processed: "In the bank",
  failed: "Failed; the provider tries again",
};

export const stateWord = (status: keyof typeof states): string => states[status];

/** Whether the owner has to find out what a part is about: no payment of the shop belongs to it. */
export const isOpenQuestion = ({ isKnown }: Pick<PartLine, "isKnown">): boolean => isKnown === 0;

/** What the bank got less what the parts add up to, in paise; 0 while one of them is not known. */
export const differenceOf = (of: {
  amountPaise: number | null;
  readAt: number | null;
  sumPaise: number;
}): number => (of.amountPaise === null || of.readAt === null ? 0 : of.amountPaise - of.sumPaise);
