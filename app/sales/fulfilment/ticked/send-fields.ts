import type { Sending } from "./send-plan.server";

/** Names of an order's own fields on the page that sends several. */
export const courierField = (number: string) => `courier-${number}`;
export const awbField = (number: string) => `number-${number}`;

/** What a checked form would do, and its fields, which come back with the confirmation. */
export type SendPreview = { sendings: Sending[]; day: string; fields: Record<string, string> };

/** "8 orders", "1 order" */
export const ordersWords = (count: number): string => (count === 1 ? "1 order" : `${count} orders`);

/** What was sent, and which buyers were mailed, or were not. */
export function sentWords(sent: Pick<Sending, "number" | "mailGap">[]): string {
  const untold = sent.filter(({ mailGap }) => mailGap !== null).map(({ number }) => number);
  const lead = `Sent: ${ordersWords(sent.length)}.`;
  if (untold.length === 0) return `${lead} Their buyers are written to.`;
  if (untold.length === sent.length) return `${lead} No mail reaches their buyers.`;
  return `${lead} Their buyers are written to, except those of ${untold.join(", ")}.`;
}
