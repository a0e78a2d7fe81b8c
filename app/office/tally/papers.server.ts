import { setImmediate } from "node:timers/promises";
import { groupedBy } from "~/base/lib/grouped-by";
import { contentOf, type InvoiceContent } from "~/sales/invoices/content";
import { paperBatches } from "~/sales/invoices/paper-batches.server";
import type { Span } from "~/sales/payments/takings/takings-rows.server";
import type { TallyNames } from "./ledger-names";
import { advancesOf } from "./paid-for.server";
import { type Bill, type Line, ledgerFor, partyLedger, salesLedger, type Voucher } from "./voucher";

/** The invoices and credit notes of a day in India as vouchers, oldest first. Lets other work run after each batch. */
export async function* paperVouchers(
  day: string,
  span: Span,
  names: TallyNames,
): AsyncGenerator<Voucher[]> {
  const taken = new Set<string>();
  for (const batch of paperBatches(span)) {
    const invoices = batch.filter(({ series }) => series === "PR");
    const advances = advancesOf(
      invoices.map(({ orderId }) => orderId),
      span.from,
    );
    // Of one moment, an invoice stands before what corrects it.
    const inOrder = batch.toSorted(
      (one, two) =>
        one.createdAt - two.createdAt || Number(two.series === "PR") - Number(one.series === "PR"),
    );
    yield inOrder.map((row) => {
      const content = contentOf(row);
      if (row.series === "CN") return creditNote(day, content, names);
      // Of two invoices of one order on a day, the first takes what came before.
      const advance = taken.has(row.orderId) ? 0 : (advances.get(row.orderId) ?? 0);
      taken.add(row.orderId);
      return sale(day, content, advance, names);
    });
    await setImmediate();
  }
}

/** An invoice: what its buyer owes, of which an advance (paise) is paid already. */
function sale(day: string, content: InvoiceContent, advance: number, names: TallyNames): Voucher {
  const { totalPaise } = content.totals;
  const used = Math.max(0, Math.min(advance, totalPaise));
  const bills: Bill[] = [
    { type: "Agst Ref" as const, name: content.order.number, paise: used },
    { type: "New Ref" as const, name: content.number, paise: totalPaise - used },
  ].filter(({ paise }) => paise !== 0);
  const party = partyLedger(names, content.buyer);
  return {
    type: "Sales",
    day,
    number: content.number,
    narration: `${content.title} of order ${content.order.number}${placeIn(content)}`,
    lines: [{ ledger: party, paise: totalPaise, bills }, ...soldLines(content, -1, names)],
  };
}

function creditNote(day: string, content: InvoiceContent, names: TallyNames): Voucher {
  const { totalPaise } = content.totals;
  const corrected = content.corrects?.number ?? content.number;
  const bills = [{ type: "Agst Ref" as const, name: corrected, paise: -totalPaise }];
  const party = partyLedger(names, content.buyer);
  return {
    type: "Credit Note",
    day,
    number: content.number,
    narration: `Of invoice ${corrected}, order ${content.order.number}${placeIn(content)}`,
    lines: [...soldLines(content, 1, names), { ledger: party, paise: -totalPaise, bills }],
  };
}

const placeIn = ({ placeOfSupply }: InvoiceContent) =>
  placeOfSupply ? `, place of supply ${placeOfSupply.name}` : "";

/** What was sold by rate, its tax, and what rounding left; `sign`: 1 for debits, -1 for credits. */
function soldLines({ lines, totals }: InvoiceContent, sign: 1 | -1, names: TallyNames): Line[] {
  const byRate = groupedBy(lines, (line) => line.gstBasisPoints * Number(isTaxed(line)));
  const sold = [...byRate].map(([rate, own]) => ({
    ledger: salesLedger(names, rate),
    paise: own.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0),
  }));
  const all = [
    ...sold,
    { ledger: ledgerFor(names, "cgst"), paise: totals.cgstPaise },
    { ledger: ledgerFor(names, "sgst"), paise: totals.sgstPaise },
    { ledger: ledgerFor(names, "igst"), paise: totals.igstPaise },
  ];
  const rest = totals.totalPaise - all.reduce((sum, { paise }) => sum + paise, 0);
  return [...all, { ledger: ledgerFor(names, "roundOff"), paise: rest }].map((line) => ({
    ...line,
    paise: sign * line.paise + 0,
  }));
}

/** A line without tax stands with goods at 0 %, as on papers that show none. */
const isTaxed = (line: InvoiceContent["lines"][number]): boolean =>
  line.cgstPaise + line.sgstPaise + line.igstPaise > 0;
