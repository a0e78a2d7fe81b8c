import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import type { DisputeMoveKind } from "~/base/db/disputes";
import { groupedBy } from "~/base/lib/grouped-by";
import type { LedgerKey, TallyNames } from "./ledger-names";
import type { DayOfMonth } from "./money.server";
import { ledgerFor, type Voucher } from "./voucher";

type Payout = {
  id: string;
  utr: string | null;
  bankPaise: number;
  feePaise: number;
  taxPaise: number;
};

/**
 * Payouts that were made on a day and went through: what came to the bank, the fees and their GST, all of it no longer on its way. What
 * a dispute cost is a fee of the dispute.
 */
export function payoutVouchers({ day, from, until }: DayOfMonth, names: TallyNames): Voucher[] {
  const rows = db.all<Payout>(sql`
    select p.id, p.utr,
      coalesce(p.amount_paise, (select sum(part.credit_paise - part.debit_paise) from payout_parts part where part.payout_id = p.id), 0) as bankPaise,
      p.fee_paise + coalesce((select sum(part.fee_paise) from payout_parts part where part.payout_id = p.id and ${isNoDispute}), 0) as feePaise,
      p.tax_paise + coalesce((select sum(part.tax_paise) from payout_parts part where part.payout_id = p.id and ${isNoDispute}), 0) as taxPaise
    from payouts p where p.paid_at >= ${from} and p.paid_at < ${until} and p.status = 'processed' order by p.id`);
  return rows.map(({ id, utr, bankPaise, feePaise, taxPaise }) => ({
    type: "Receipt",
    day,
    number: id,
    narration: utr === null ? "Payout of Razorpay" : `Payout of Razorpay, UTR ${utr}`,
    lines: [
      { ledger: ledgerFor(names, "bank"), paise: bankPaise },
      { ledger: ledgerFor(names, "gatewayFees"), paise: feePaise - taxPaise },
      { ledger: ledgerFor(names, "inputGst"), paise: taxPaise },
      { ledger: ledgerFor(names, "gateway"), paise: -bankPaise - feePaise },
    ],
  }));
}

const isNoDispute = sql`not exists (select 1 from disputes d where d.id = part.dispute_id)`;

type Move = { disputeId: string; kind: DisputeMoveKind; paise: number };

const moveLedgers: Record<DisputeMoveKind, { key: LedgerKey; sign: 1 | -1 }> = {
  held: { key: "held", sign: 1 },
  returned: { key: "held", sign: -1 },
  lost: { key: "lost", sign: 1 },
  fee: { key: "gatewayFees", sign: 1 },
};

/** What disputes took of the provider's money on a day, or gave back. */
export function disputeVouchers({ day, from, until }: DayOfMonth, names: TallyNames): Voucher[] {
  const rows = db.all<Move>(sql`
    select dispute_id as disputeId, kind, sum(amount_paise) as paise from dispute_moves
    where moved_at >= ${from} and moved_at < ${until} group by 1, 2 order by 1, 2`);
  return [...groupedBy(rows, ({ disputeId }) => disputeId)].map(([id, moves]) => {
    const lines = moves.map(({ kind, paise }) => {
      const { key, sign } = moveLedgers[kind];
      return { ledger: ledgerFor(names, key), paise: sign * paise };
    });
    const sum = lines.reduce((total, { paise }) => total + paise, 0);
    return {
      type: "Journal",
      day,
      number: `${id}-${day}`,
      narration: `Dispute ${id}`,
      lines: [...lines, { ledger: ledgerFor(names, "gateway"), paise: -sum }],
    };
  });
}
