import { csvLines } from "~/base/lib/csv/csv";
import { sheetPhone } from "~/base/lib/india/phone";
import { sheetTime } from "~/base/lib/day-count";
import { decimalRupees } from "~/base/lib/money";
import { openKhatas } from "./khata-list.server";
import { allDues, type BuyersDues, daysSince, type DueOrder } from "./dues/dues.server";

type Column = [title: string, cell: (dues: BuyersDues, order: DueOrder, now: number) => string];

const columns: Column[] = [
  ["Buyer", ({ name }) => name],
  ["Firm", ({ firm }) => firm ?? ""],
  ["Phone", ({ phone }) => sheetPhone(phone)],
  ["Order", (_dues, { number }) => number],
  ["Placed", (_dues, { createdAt }) => sheetTime(createdAt)],
  ["Days", (_dues, { createdAt }, now) => String(daysSince(createdAt, now))],
  ["Status", (_dues, { status }) => status],
  ["To be paid", (_dues, { paymentMethod }) => paymentMethod],
  ["To pay (₹)", (_dues, { owedPaise }) => decimalRupees(owedPaise)],
];

/**
 * CSV lines of all orders that are due, by buyer, then of what is owed from before, and of credit (below zero); times in Indian time.
 */
export async function* duesCsv(now = Date.now()): AsyncGenerator<string> {
  yield csvLines([columns.map(([title]) => title)]);
  for (const dues of allDues(now))
    yield csvLines(dues.orders.map((order) => columns.map(([, cell]) => cell(dues, order, now))));
  yield csvLines(
    openKhatas().map(({ name, firm, phone, paise }) => [
      name,
      firm ?? "",
      sheetPhone(phone),
      paise > 0 ? "from before" : "credit",
      "",
      "",
      "",
      "",
      decimalRupees(paise),
    ]),
  );
}
