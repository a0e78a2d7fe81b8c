/** The key of what a return records once: its goods, its refund. Not the buyer's own, which anybody may make up. */
export const idempotencyKey = (number: string) => `return-${number}`;
