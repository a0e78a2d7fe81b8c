import { z } from "zod";
import type { ProviderPayment } from "./provider.server";

/** A refund as the provider tells of it; amounts in paise. */
export const refundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.enum(["pending", "processed", "failed"]),
  /** Ours, when we asked for it. */
  receipt: z.string().nullish(),
  created_at: z.coerce.number().nullish(),
});
export type RefundEntity = z.infer<typeof refundEntity>;

/**
 * What a `refund.*` webhook tells: a refund as it stood then, and the payment it is of, if the provider sent it along.
 * "ignored": none of this shop's. Idempotent, in any order; throws when it has to be told again later.
 */
export async function receiveRefund(
  _refund: RefundEntity,
  _payment: ProviderPayment | null,
): Promise<"done" | "ignored"> {
  return "ignored";
}
