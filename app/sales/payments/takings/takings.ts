/** Money of a day or of several, in paise. */
export type Takings = {
  /** What buyers paid online, and what the provider kept of it; `taxPaise`: GST, part of the fees. */
  onlinePaise: number;
  feePaise: number;
  taxPaise: number;
  cashPaise: number;
  bankPaise: number;
  refundedPaise: number;
  /** What buyers' banks took back in disputes, with their fees, and what they returned. */
  takenBackPaise: number;
  returnedPaise: number;
  /** Payments whose fee is not known yet. */
  withoutFee: number;
};

export type TakingsDay = Takings & { start: number };

export const nothing: Takings = {
  onlinePaise: 0,
  feePaise: 0,
  taxPaise: 0,
  cashPaise: 0,
  bankPaise: 0,
  refundedPaise: 0,
  takenBackPaise: 0,
  returnedPaise: 0,
  withoutFee: 0,
};

/** Everything that came in, before fees and refunds. */
export const cameIn = (of: Takings) => of.onlinePaise + of.cashPaise + of.bankPaise;
/** What disputes took, less what they returned. */
export const lessByDisputes = (of: Takings) => of.takenBackPaise - of.returnedPaise;
/** What stays: without the provider's fees, what went back, and what banks took. */
export const leftOver = (of: Takings) =>
  cameIn(of) - of.feePaise - of.refundedPaise - lessByDisputes(of);

/** All these days together. */
export function sumOf(days: Takings[]): Takings {
  const sum = { ...nothing };
  for (const day of days)
    for (const key of Object.keys(nothing) as (keyof Takings)[]) sum[key] += day[key];
  return sum;
}
