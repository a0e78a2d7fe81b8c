import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { courierFiles } from "~/base/db/schema";
import type { LineProblem } from "~/base/lib/csv/csv-read.server";
import { date } from "~/base/lib/dates";
import { versionOf } from "~/base/lib/form/version.server";
import { parcelsOf } from "./cells";
import { filePlan, type Planned } from "./file-plan";
import { type KnownOrder, type KnownOrders, knownOrders, numberIn } from "./known-orders.server";
import type { Layout } from "./layouts";
import { type FileRow, type Heading, readFile } from "./read-file.server";

export type PlannedRow = Planned<FileRow>;

/**
 * What a file would do now. `headings`: those of a file whose columns nobody knows. `fingerprint`: of its text; `version`: the same as long as
 * it would do the same.
 */
type FilePlan = {
  layout: Layout | undefined;
  headings: Heading[];
  rows: PlannedRow[];
  problems: LineProblem[];
  receipts: KnownOrders["receipts"];
  fingerprint: string;
  version: string;
};

/** Reads a file and holds it against the orders and what was noted before. */
export function planOf(from: Reader, text: string): FilePlan {
  const { layout, headings, rows, problems } = readFile(from, text);
  const fingerprint = fingerprintOf(text);
  if (!layout) {
    const nothing = { rows: [], receipts: new Map(), version: planVersion([], fingerprint) };
    return { ...nothing, layout, headings, problems, fingerprint };
  }
  const known = knownOrders(from, rows);
  const planned = filePlan(
    rows,
    { orderOf: (row) => orderOf(row, known), before: known.before },
    layout.isBatch ?? false,
  );
  return {
    layout,
    headings,
    rows: planned,
    problems: [...knownFile(from, fingerprint), ...problems, ...usedOtherwise(planned, known)],
    receipts: known.receipts,
    fingerprint,
    version: planVersion(planned, fingerprint),
  };
}

const planVersion = (rows: PlannedRow[], fingerprint: string): string =>
  versionOf([
    fingerprint,
    rows.map(({ line, outcome, order, notedPaise }) => [line, outcome, order?.id, notedPaise]),
  ]);

/** The same for one file, also once a browser's form has carried it, which writes other breaks of lines. */
const fingerprintOf = (text: string): string =>
  createHash("sha256").update(text.replace(/\r\n?/g, "\n").trim()).digest("hex");

/** The order of a row: by its parcel, else by the reference. Of several with one number the one that waits for money. */
function orderOf(row: FileRow, { byParcel, byNumber }: KnownOrders): KnownOrder | null {
  const [number] = numberIn(row.reference);
  const named = (number !== undefined && byNumber.get(number)) || null;
  const found = row.isRounded ? [] : ordersOf(row.parcel, byParcel);
  if (found.length < 2) return found[0] ?? named;
  if (named && found.includes(named)) return named;
  const open = found.filter(({ state }) => state === "open");
  return open.length === 1 ? (open[0] ?? null) : null;
}

function ordersOf(parcel: string, byParcel: KnownOrders["byParcel"]): KnownOrder[] {
  const exact = byParcel.get(parcel);
  if (exact) return exact;
  return parcelsOf(parcel).flatMap((each) => byParcel.get(each) ?? []);
}

/** What is wrong with a file that was noted before, and stands. */
export function knownFile(from: Reader, fingerprint: string): LineProblem[] {
  const found = from
    .select({ createdAt: courierFiles.createdAt })
    .from(courierFiles)
    .where(and(eq(courierFiles.fingerprint, fingerprint), isNull(courierFiles.takenBackAt)))
    .get();
  if (!found) return [];
  const reason = `It was noted on ${date(found.createdAt)} already.`;
  return [{ line: 0, what: "The file", reason }];
}

/** A bank reference belongs to one receipt: one that was noted as another kind of money cannot be a courier's. */
function usedOtherwise(rows: PlannedRow[], { receipts }: KnownOrders): LineProblem[] {
  const used = new Map(
    rows
      .filter(({ utr, notedPaise }) => notedPaise > 0 && receipts.get(utr)?.other)
      .map(({ utr, line }) => [utr, line]),
  );
  return [...used].map(([utr, line]) => ({
    line,
    what: utr,
    reason: "this bank reference was noted otherwise than as a courier's money",
  }));
}
