import type { CsvLine, LineProblem } from "~/base/lib/csv/csv-read.server";
import { rupees } from "~/base/lib/money";
import type { ReconColumn } from "./columns";
import type { KnownToShop } from "./known.server";
import { type FilePart, isOutside, partIn, unitOf } from "./read-file";

/** What a file brings that the shop does not know. */
type FilePlan = { added: FilePart[]; unchanged: number; problems: LineProblem[] };

const sums = ["amountPaise", "creditPaise", "debitPaise", "feePaise", "taxPaise"] as const;

/** Holds a file against what the shop knows: what is new, and what contradicts it. */
export function filePlan(lines: CsvLine<ReconColumn>[], known: KnownToShop): FilePlan {
  const inside = lines.filter((line) => !isOutside(line));
  const plan: FilePlan = { added: [], unchanged: lines.length - inside.length, problems: [] };
  if (inside.length === 0) return plan;
  const unit = unitOf(inside, known.paiseOf);
  if (unit === null) {
    const reason =
      "It does not tell whether it counts in rupees or in paise: the shop knows no payment in it by its amount.";
    return { ...plan, problems: [{ line: 0, what: "The file", reason }] };
  }
  const seen = new Set<string>();
  for (const line of inside) {
    const part = partIn(line, unit);
    if ("reason" in part) {
      plan.problems.push(part);
      continue;
    }
    const problem = seen.has(part.entityId)
      ? "stands in the file twice"
      : contradiction(part, known);
    seen.add(part.entityId);
    const isKnown = known.partsOf
      .get(part.entityId)
      ?.some(({ payoutId }) => payoutId === part.payoutId);
    if (problem) plan.problems.push({ line: part.line, what: part.entityId, reason: problem });
    else if (isKnown) plan.unchanged += 1;
    else plan.added.push(part);
  }
  return plan;
}

/** What the shop knows otherwise of a part, in words. */
function contradiction(part: FilePart, { paiseOf, partsOf }: KnownToShop): string | null {
  const paid = part.kind === "payment" ? paiseOf.get(part.entityId) : undefined;
  if (paid !== undefined && paid !== part.amountPaise)
    return `the shop was paid ${rupees(paid)}, the file says ${rupees(part.amountPaise)}`;
  const stored = partsOf.get(part.entityId) ?? [];
  const same = stored.find(({ payoutId }) => payoutId === part.payoutId);
  if (same && (same.kind !== part.kind || sums.some((name) => same[name] !== part[name])))
    return "Razorpay told the shop other amounts of it";
  const other = stored.find(({ payoutId }) => payoutId !== part.payoutId);
  return other && !same ? `is in the payout ${other.payoutId} already` : null;
}
