import { write } from "~/base/db/connection.server";
import type { Job } from "~/upkeep/jobs/job.server";
import { date } from "~/base/lib/dates";
import { dayOf, dayStart } from "~/base/lib/days";
import { shopAddress } from "~/base/lib/http/listening.server";
import { rupees } from "~/base/lib/money";
import { hour, minute } from "~/base/lib/time";
import { noticeSettings } from "~/people/notices/notice-settings.server";
import { grievancesDue, spamGrievances } from "~/sales/grievances/grievances.server";
import { tell } from "~/people/notices/tell.server";
import { adminCounts } from "../admin-counts.server";
import { salesByDay } from "../sales.server";
import { dayOrders } from "./day-orders";
import { dayWork } from "./day-work.server";

/** Tells the owner once a day, from the chosen hour on, what the day brought and what waits. */
export const summaryJob: Job = {
  name: "summary",
  every: minute,
  run: tellOfDay,
};

/** The summary is the owner's: nothing is left out. */
const owner = { role: 1, staff: null };

/** Tells once a day, however often it runs. */
async function tellOfDay(now: number): Promise<string> {
  const { summaryHour } = noticeSettings();
  if (summaryHour === null) return "Nobody wants a summary";
  const day = dayOf(now);
  if (now < (dayStart(day) ?? now) + summaryHour * hour) return "It is not time yet";
  const [today, work, counts] = [salesByDay(now).at(-1), dayWork(), adminCounts(owner)];
  const ordered = rupees(dayOrders(today));
  const orders = today?.orders ?? 0;
  const ordersWords = orders === 1 ? "1 order" : `${orders} orders`;
  const facts: [string, string][] = [
    ["Orders", String(orders)],
    ["Ordered", ordered],
    ["Of it paid", rupees(today?.paidPaise ?? 0)],
    ["To pack", String(work.toPack)],
    ["To send", String(work.toSend)],
    ["Wait for money", String(work.unpaid.orders)],
    ["To call", String(work.toCall)],
    ["Cash to collect", rupees(work.cash.paise)],
    ["Payments that need review", String(counts.toReview)],
    ["Enquiries not answered", String(counts.enquiries)],
    ["Complaints overdue", String(grievancesDue(now).overdue)],
    ["Complaints due soon", String(grievancesDue(now).due)],
    ["Complaints that may be spam", String(spamGrievances())],
    ["Products that run low", String(counts.low)],
  ];
  const path = "/dashboard/admin";
  await write((tx) =>
    tell(
      tx,
      {
        key: `summary:${day}`,
        kind: "summary",
        words: `${ordersWords}, ${ordered} today; ${work.toPack} to pack, ${work.toCall} to call`,
        path,
        mail: {
          key: `summary:${day}`,
          kind: "summary",
          letter: {
            subject: `${date(now)}: ${ordersWords}, ${ordered}`,
            parts: [
              "This is what the day brought until now, and what waits.",
              { facts },
              { link: `${shopAddress()}${path}`, label: "Open Today" },
            ],
          },
        },
      },
      now,
    ),
  );
  return `Told on ${day}`;
}
