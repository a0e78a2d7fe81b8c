import { dayOf, monthOf } from "~/base/lib/days";
import { monthBounds } from "~/sales/invoices/financial-year";
import { doneOf } from "~/office/duties/done.server";
import { dutyPage } from "~/office/duties/duty-page.server";
import { dutyPath } from "~/office/duties/paths";
import { monthsBefore } from "~/office/gst-return/period";
import { companyFacts } from "~/upkeep/pages/company.server";
import { bookLines } from "./book-lines.server";
import { type Line, type PartKey, partKeys } from "./columns";
import { packLines } from "./pack-lines.server";
import { inWholeUnits } from "./unit";
import { versionOf } from "~/base/lib/form/version.server";
import { voppaSettings } from "./voppa-settings.server";

/** The month in a query string, `2026-11`; without one, or for one that is still to come, the month before that of `now` (UTC ms). */
export function voppaMonthIn(query: URLSearchParams, now: number): string {
  const asked = query.get("month") ?? "";
  const bounds = monthBounds(asked);
  return bounds && bounds.from <= now ? asked : (monthsBefore(now, 1)[1] ?? "");
}

/** The lines of a month (`2026-11`) in grams, part by part. */
function linesOf(month: string): Record<PartKey, Line[]> {
  const span = monthBounds(month);
  if (!span) throw new RangeError(`No such month: ${month}`);
  const [first, last] = [`${month}-01`, dayOf(span.until - 1)];
  return { ...bookLines(first, last), packs: packLines({ ...span, first, last }) };
}

/** The return of a month as its page, paper and CSV file show it. `now`: UTC ms. */
export function voppaReturn(month: string, now = Date.now()) {
  const settings = voppaSettings();
  const lines = linesOf(month);
  const { name, legalName, address } = companyFacts();
  const done = doneOf("voppa", month);
  return {
    month,
    months: monthsBefore(now, 36),
    isOver: month < monthOf(now),
    firm: legalName ?? name,
    address,
    ...settings,
    version: versionOf(settings),
    parts: partKeys.map((part) => ({
      part,
      lines: lines[part].map((line) => inWholeUnits(part, line, settings.unit)),
    })),
    done: done?.day ?? null,
    handInPath: dutyPage("voppa", month) && dutyPath({ duty: "voppa", period: month }),
  };
}

export type VoppaReturn = ReturnType<typeof voppaReturn>;
