import { z } from "zod";

const stored = z.array(
  z.object({
    position: z.number().int(),
    quantity: z.number().int(),
    paise: z.number().int().optional(),
  }),
);

/**
 * The packs in `refunds.lines`, by the position of their order line; none for an amount. `paise`: what they cost less their
 * discount; the first release, which knew no discounts, did not store it.
 */
export const refundedPacks = (lines: string | null): z.infer<typeof stored> =>
  lines === null ? [] : stored.parse(JSON.parse(lines));
