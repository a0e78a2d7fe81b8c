import { z } from "zod";
import { callProvider } from "./razorpay-client.server";

/** Paise or seconds as the provider writes them: a number, or its digits as text. Nothing else is guessed into a number. */
const whole = z
  .union([z.number(), z.string().regex(/^-?\d{1,15}$/)])
  .transform(Number)
  .pipe(z.number().int());
const notNegative = whole.pipe(z.number().min(0));
/** In 2000 or later: seconds since 1970. */
const seconds = whole.pipe(z.number().min(946_684_800).max(4_765_046_400));
const id = z.string().regex(/^[A-Za-z]+_[A-Za-z0-9]{1,40}$/);
const yesOrNo = z.union([z.boolean(), z.literal([0, 1])]).transform(Boolean);
const idOrNone = id.nullish().catch(null);
/** Bank references are told in several shapes. */
const utr = z
  .string()
  .max(100)
  .nullish()
  .transform((told) => told?.trim().toUpperCase() || null);

/** Instant settlements have states between; an undone one is as good as failed. */
const states = {
  created: "created",
  initiated: "created",
  partially_processed: "created",
  processed: "processed",
  failed: "failed",
  reversed: "failed",
} as const;

/** A transfer to the merchant's bank as the provider reports it. */
export const providerSettlement = z.object({
  id: z.string().regex(/^setl_[A-Za-z0-9]{1,40}$/),
  amount: notNegative,
  status: z
    .enum(Object.keys(states) as [keyof typeof states, ...(keyof typeof states)[]])
    .transform((told) => states[told]),
  fees: notNegative.nullish().transform((told) => told ?? 0),
  tax: notNegative.nullish().transform((told) => told ?? 0),
  utr,
  created_at: seconds,
});

/** A row of the provider's reconciliation: something that went into a settlement, or waits on hold. */
const reconRow = z
  .object({
    entity_id: id,
    type: z.string().min(1).max(40),
    amount: notNegative,
    debit: notNegative,
    credit: notNegative,
    fee: whole.nullish(),
    tax: whole.nullish(),
    currency: z.literal("INR"),
    on_hold: yesOrNo.nullish(),
    settled: yesOrNo.nullish(),
    created_at: seconds,
    settlement_id: z
      .string()
      .regex(/^setl_[A-Za-z0-9]{1,40}$/)
      .nullish(),
    settlement_utr: utr,
    payment_id: idOrNone,
    dispute_id: idOrNone,
    description: z.string().nullish().catch(null),
  })
  .refine(({ debit, credit }) => debit === 0 || credit === 0, { path: ["credit"] })
  // Rows of adjustments are barer; of a payment it has to be told what was kept.
  .refine(({ type, fee, tax }) => type !== "payment" || (fee != null && tax != null), {
    path: ["fee"],
  })
  .transform((row) => ({ ...row, fee: row.fee ?? 0, tax: row.tax ?? 0 }));

export type ProviderSettlement = z.infer<typeof providerSettlement>;
export type ReconRow = z.infer<typeof reconRow>;

const collectionOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item) }).transform(({ items }) => items);

/** The provider's page sizes. */
export const settlementsAtOnce = 100;
export const rowsAtOnce = 1000;

/** One page of the settlements made between `from` and `to` (UTC seconds, inclusive), after the first `skip`. Throws `ProviderError`. */
export function settlementsBetween(
  from: number,
  to: number,
  skip: number,
): Promise<ProviderSettlement[]> {
  return callProvider(collectionOf(providerSettlement), (sdk) =>
    sdk.settlements.all({ from, to, skip, count: settlementsAtOnce }),
  );
}

/** The current state of a settlement. Throws `ProviderError`. */
export function settlementOf(settlementId: string): Promise<ProviderSettlement> {
  return callProvider(providerSettlement, (sdk) => sdk.settlements.fetch(settlementId));
}

/** One page of what was settled on a day of India, `2026-11-25`, after the first `skip`. Throws `ProviderError`. */
export function reconRowsOn(settledOn: string, skip: number): Promise<ReconRow[]> {
  const [year = 0, month = 0, day = 0] = settledOn.split("-").map(Number);
  return callProvider(collectionOf(reconRow), (sdk) =>
    sdk.settlements.reports({ year, month, day, skip, count: rowsAtOnce }),
  );
}
