import type { DisputeMoveKind, DisputeState } from "~/base/db/disputes";

/** What a payout did for a dispute, in paise. */
type DisputePart = {
  creditPaise: number;
  debitPaise: number;
  feePaise: number;
  description: string | null;
};

export type DisputeSums = Record<DisputeMoveKind, number>;

type Told = {
  state: DisputeState;
  amountPaise: number;
  currency: string;
  takenPaise: number;
  lostPaise: number | null;
};

/** The name of an adjustment that is what a bank wants for the case, not the money asked back. */
const fees = /\b(fees?|charges?|penalty)\b/i;

/**
 * What the provider's word about a case and the payouts come to, in paise by kind. The same facts give the same sums, in whichever order
 * they came: the money may go when the case is raised or when it is lost, and a payout may come before the case is told or after it.
 */
export function disputeSums(told: Told, parts: DisputePart[]): DisputeSums {
  const out = inPayouts(told, parts);
  // Amounts of the case are in its own currency; payouts are in rupees.
  const [takenSaid, lostSaid] =
    told.currency === "INR" ? [told.takenPaise, told.lostPaise ?? 0] : [0, 0];
  const [takenTold, lostTold] = [takenSaid, lostSaid].map((paise) =>
    Math.min(paise, told.amountPaise),
  ) as [number, number];
  const feeTold = Math.max(0, Math.max(takenSaid, lostSaid) - told.amountPaise);
  // What came back had been taken, even if nobody told of it.
  const taken = Math.max(takenTold, lostTold, out.takenPaise, out.returnedPaise);
  const backTold =
    told.state === "won" ? taken : told.state === "lost" ? Math.max(0, takenTold - lostTold) : 0;
  const returned = Math.max(backTold, out.returnedPaise);
  const isLost = told.state === "lost";
  return {
    held: isLost ? returned : taken,
    returned,
    lost: isLost ? taken - returned : 0,
    fee: Math.max(feeTold, out.feePaise),
  };
}

/** What payouts took and gave back for a case, without fees; more than it is about is a fee. */
function inPayouts(
  { amountPaise, currency }: Pick<Told, "amountPaise" | "currency">,
  parts: DisputePart[],
): { takenPaise: number; returnedPaise: number; feePaise: number } {
  const sum = { takenPaise: 0, returnedPaise: 0, feePaise: 0 };
  for (const { creditPaise, debitPaise, feePaise, description } of parts) {
    if (debitPaise > 0 && fees.test(description ?? "")) {
      sum.feePaise += debitPaise;
      continue;
    }
    sum.feePaise += feePaise;
    if (debitPaise > 0) sum.takenPaise += debitPaise - feePaise;
    else sum.returnedPaise += creditPaise + feePaise;
  }
  const beyond =
    currency === "INR" ? Math.max(0, sum.takenPaise - sum.returnedPaise - amountPaise) : 0;
  return { ...sum, takenPaise: sum.takenPaise - beyond, feePaise: sum.feePaise + beyond };
}
