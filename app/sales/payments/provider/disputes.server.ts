import { z } from "zod";
import { second } from "~/base/lib/time";
import { callProvider } from "./razorpay-client.server";

const paise = z.union([z.number(), z.string().regex(/^\d{1,15}$/)]).transform(Number);
const seconds = paise.pipe(z.number().int().min(946_684_800).max(4_765_046_400));
/** Open text of the provider: a missing or strange one says nothing. */
const words = (most: number) =>
  z
    .string()
    .catch("")
    .transform((told) => told.trim().slice(0, most));

/** What the provider calls a state, and what else the networks do. Anything new counts as open: a person has to look at it. */
const states = z.enum(["open", "action_required", "under_review", "won", "lost", "closed"]);

/** A dispute as the provider tells of it: amounts in paise, times in UTC ms. */
export const providerDispute = z
  .object({
    id: z.string().regex(/^disp_[A-Za-z0-9]{1,40}$/),
    payment_id: z.string().regex(/^pay_[A-Za-z0-9]{1,40}$/),
    amount: paise.pipe(z.number().int().positive()),
    currency: z.string().min(1).max(10).catch("INR"),
    amount_deducted: paise.pipe(z.number().int().min(0)).nullish().catch(null),
    deduct_at_onset: z.boolean().nullish().catch(null),
    reason_code: words(80),
    reason_description: words(300),
    respond_by: seconds.nullish().catch(null),
    status: states.catch("open"),
    phase: words(40),
    created_at: seconds,
  })
  .transform((told) => ({
    id: told.id,
    paymentId: told.payment_id,
    amountPaise: told.amount,
    currency: told.currency.toUpperCase(),
    deductedPaise: told.amount_deducted ?? 0,
    isTakenAtOnce: told.deduct_at_onset === true,
    reasonCode: told.reason_code,
    reason: told.reason_description,
    respondBy: told.respond_by == null ? null : told.respond_by * second,
    state: told.status,
    phase: told.phase || "chargeback",
    raisedAt: told.created_at * second,
  }));

export type ProviderDispute = z.infer<typeof providerDispute>;

/** The provider's page size. */
export const disputesAtOnce = 100;

const list = z.object({ items: z.array(z.unknown()) });

/**
 * One page of the account's disputes, newest first, after the first `skip`; null stands for one of another form, so that it does not
 * hide the others. Throws `ProviderError`.
 */
export async function disputesFrom(skip: number): Promise<(ProviderDispute | null)[]> {
  const { items } = await callProvider(list, (sdk) =>
    sdk.disputes.all({ skip, count: disputesAtOnce }),
  );
  return items.map((item) => providerDispute.safeParse(item).data ?? null);
}

/** The current state of a dispute. Throws `ProviderError`. */
export const disputeOf = (disputeId: string): Promise<ProviderDispute> =>
  callProvider(providerDispute, (sdk) => sdk.disputes.fetch(disputeId));
