import { and, asc, count, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isNotCredited } from "~/sales/invoices/stored-invoice.server";
import { invoices, isOpenRefund, refunds, tillDays } from "~/base/db/schema";
import { dayInWords } from "~/base/lib/dates";
import { dayOf } from "~/base/lib/days";
import { booksProblem } from "~/office/books/books-job.server";
import { tillDayPath } from "~/office/counter/till-day/paths";
import { giveBackMatter } from "~/office/dashboard/today/give-back-matter.server";
import type { Matter } from "~/office/dashboard/today/matters";
import type { gstReturnOf } from "~/office/gst-return/gst-return.server";
import { queryOf } from "~/office/gst-return/period";
import { isAboutHsn } from "~/office/gst-return/warnings";
import { latePayments } from "~/sales/payments/payouts/not-paid-out.server";
import { openTasks } from "~/sales/payments/review/reviews.server";
import { returnMatter } from "~/sales/returns/admin/return-list.server";

/** Something that is open, and where it is mended. */
type OpenThing = { words: string; to: string };

/** A step of a month's end. `open`: what is to be done in it; nothing: it is `done`, in words. */
export type Step = { name: string; open: OpenThing[]; done: string };

type Span = { from: number; until: number };
type Return = Awaited<ReturnType<typeof gstReturnOf>>;

const area = "/dashboard/admin";

/** The steps of a month's end in their order, each with what is open. `found`: the return of its period; `span`: the month. `now`: UTC ms. */
export function stepsOf(span: Span, { period, ...found }: Return, now: number): Step[] {
  const page = `${area}/invoices/gst-return${queryOf(period)}`;
  const { warnings, refused, problem } = found;
  const toLookAt = [
    ...refused.map(({ sentence }) => sentence),
    ...(problem !== null && refused.length === 0 ? [problem] : []),
    ...warnings,
  ].map((words) => ({ words, to: page }));
  const books = booksProblem();
  return [
    {
      name: "Credit notes",
      open: worded([onTheirWay(), giveBackMatter(`${area}/money#give-back`), returnMatter()]),
      done: "None is to come.",
    },
    {
      name: "Money and tills",
      open: [...worded(moneyMatters(now)), ...unsignedTills(span)],
      done: "Payments are decided, payouts have come, tills are signed.",
    },
    {
      name: "Addresses",
      open: withoutAddress(span),
      done: "Each invoice that needs the buyer’s address has it.",
    },
    {
      name: "HSN codes",
      open: toLookAt.filter(({ words }) => isAboutHsn(words)),
      done: "All are known, and long enough.",
    },
    {
      name: "Other things in the return",
      open: toLookAt.filter(({ words }) => !isAboutHsn(words)),
      done: "Nothing to look at.",
    },
    {
      name: "Books",
      open: books === null ? [] : [{ words: books, to: `${area}/health` }],
      done: "Orders, papers, money and stock agree.",
    },
  ];
}

const worded = (matters: Matter[]): OpenThing[] =>
  matters.flatMap(({ count, one, many, to }) =>
    count === 0 ? [] : [{ words: `${count} ${count === 1 ? one : many}`, to }],
  );

const onTheirWay = (): Matter => ({
  count: db.select({ total: count() }).from(refunds).where(isOpenRefund).get()?.total ?? 0,
  one: "refund on its way, which makes a credit note when it is through",
  many: "refunds on their way, which make credit notes when they are through",
  to: `${area}/money`,
});

const moneyMatters = (now: number): Matter[] => [
  {
    count: openTasks(),
    one: "payment or refund needs review",
    many: "payments or refunds need review",
    to: `${area}/review`,
  },
  {
    count: latePayments(now),
    one: "payment is late on its way to the bank",
    many: "payments are late on their way to the bank",
    to: `${area}/money/payouts#late`,
  },
];

const unsignedTills = ({ from, until }: Span): OpenThing[] =>
  db
    .select({ day: tillDays.day })
    .from(tillDays)
    .where(
      and(
        gte(tillDays.day, dayOf(from)),
        lt(tillDays.day, dayOf(until)),
        isNull(tillDays.signedAt),
      ),
    )
    .orderBy(asc(tillDays.day))
    .all()
    .map(({ day }) => ({
      words: `The till of ${dayInWords(day)} is not signed`,
      to: tillDayPath(day),
    }));

/** Without tax, in paise: from here on an invoice names the address of any buyer (rule 46 (f) CGST). */
const namesAddress = 5_000_000;

/** Invoices that need the buyer's address and do not have it: of firms, and large ones. Those that were corrected since do not count. */
const withoutAddress = ({ from, until }: Span): OpenThing[] =>
  db
    .select({ number: invoices.number })
    .from(invoices)
    .where(
      and(
        gte(invoices.createdAt, from),
        lt(invoices.createdAt, until),
        eq(invoices.series, "PR"),
        sql`trim(${invoices.content} ->> '$.buyer.address') = ''`,
        sql`(${invoices.content} ->> '$.buyer.gstin' is not null or ${invoices.totalPaise} - ${invoices.taxPaise} >= ${namesAddress})`,
        isNotCredited(db),
      ),
    )
    .orderBy(asc(invoices.createdAt))
    .all()
    .map(({ number }) => ({
      words: `${number} has no address of the buyer`,
      to: `${area}/invoices/${number}/correct`,
    }));
