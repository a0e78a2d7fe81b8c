import { createHash } from "node:crypto";
import { db, type Reader, type Writer, write } from "~/base/db/connection.server";
import { payouts } from "~/base/db/schema";
import type { FileImport } from "~/base/lib/csv/csv-import.server";
import { csvTable } from "~/base/lib/csv/csv-read.server";
import { date } from "~/base/lib/dates";
import { groupedBy } from "~/base/lib/grouped-by";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { storeParts, storeUtr } from "../payout-rows.server";
import { kindWord, payoutsPath } from "../payout-words";
import { mostFileRows, neededColumns, reconColumns, withPlainHeadings } from "./columns";
import { filePlan } from "./file-plan";
import { type KnownToShop, knownToShop } from "./known.server";
import type { FilePart } from "./read-file";

/** The provider's reconciliation as a file: brings the payouts and parts that the shop does not know, all of them or none. */
export const payoutFile = (admin: Actor, now = Date.now()): FileImport => ({
  mostBytes: 4 * 1024 * 1024,
  check(text) {
    const { added, known, ...plan } = planOf(db, text);
    return { ...plan, changes: byPayout(added).map((parts) => inWords(parts, known)) };
  },
  async save({ text, fingerprint }) {
    const brought = await write((tx) => {
      const { added, problems, ...plan } = planOf(tx, text);
      if (problems.length > 0 || plan.fingerprint !== fingerprint) return null;
      bring(tx, added, admin, now);
      return byPayout(added).length;
    });
    if (brought === null) return null;
    const message = brought === 1 ? "1 payout was brought" : `${brought} payouts were brought`;
    return seeOtherWith(message, payoutsPath);
  },
  changedMeanwhile:
    "The shop has learnt of payouts since you looked, so nothing was saved. This is what the file would bring now.",
});

function planOf(from: Reader, text: string) {
  const table = csvTable(withPlainHeadings(text), reconColumns, {
    needed: neededColumns,
    filled: [],
    mostRows: mostFileRows,
  });
  const known = knownToShop(
    from,
    table.lines.map(({ cells }) => cells.entity_id),
    [...new Set(table.lines.map(({ cells }) => cells.settlement_id))],
  );
  const plan = filePlan(table.lines, known);
  return {
    ...plan,
    known,
    problems: [...table.problems, ...plan.problems],
    fingerprint: createHash("sha256").update(JSON.stringify(plan.added)).digest("hex"),
  };
}

const byPayout = (parts: FilePart[]): FilePart[][] => [
  ...groupedBy(parts, ({ payoutId }) => payoutId).values(),
];

const sumOf = (parts: FilePart[]) =>
  parts.reduce((sum, { creditPaise, debitPaise }) => sum + creditPaise - debitPaise, 0);

function bring(tx: Writer, added: FilePart[], admin: Actor, now: number): void {
  for (const parts of byPayout(added)) {
    const [first] = parts;
    if (!first) continue;
    const { payoutId: id, settledAt: paidAt } = first;
    const row = { id, amountPaise: null, status: "processed", paidAt } as const;
    tx.insert(payouts)
      .values({ ...row, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .run();
    const utr = parts.find((part) => part.utr !== null)?.utr;
    if (utr) storeUtr(tx, id, utr);
  }
  storeParts(
    tx,
    added.map(({ line: _l, settledAt: _s, utr: _u, ...part }) => ({ ...part, createdAt: now })),
    now,
  );
  recordChange(tx, {
    actor: admin,
    action: "payout.import",
    subject: { id: "payouts", name: "payouts" },
    after: { payouts: byPayout(added).length, parts: added.length },
  });
}

/** What a file brings of one payout. */
function inWords(parts: FilePart[], { payouts: known }: KnownToShop) {
  const [first] = parts;
  const id = first?.payoutId ?? "";
  const stored = known.get(id);
  const utr = parts.find((part) => part.utr !== null)?.utr ?? "no UTR told";
  const together = sumOf(parts) + (stored?.sumPaise ?? 0);
  const bank = stored?.amountPaise ?? null;
  return {
    line: first?.line ?? 0,
    what: id,
    words: [
      stored ? "known, and gets more parts" : `new, of ${date(first?.settledAt ?? 0)}, ${utr}`,
      ...[...groupedBy(parts, ({ kind }) => kind)].map(([kind, some]) => counted(some, kind)),
      `${rupees(together)} to the bank`,
      ...(bank === null || bank === together ? [] : [`but the bank got ${rupees(bank)}`]),
    ],
  };
}

const counted = (parts: FilePart[], kind: string) =>
  `${parts.length} ${kindWord(kind).toLowerCase()}${parts.length === 1 ? "" : "s"}`;
