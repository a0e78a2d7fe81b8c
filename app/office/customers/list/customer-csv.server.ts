import { csvLines } from "~/base/lib/csv/csv";
import { dayOf } from "~/base/lib/days";
import { sheetPhone } from "~/base/lib/india/phone";
import { decimalRupees } from "~/base/lib/money";
import { eachCustomer, type ListedCustomer } from "./customer-list.server";

type Column = [title: string, cell: (customer: ListedCustomer) => string];

const columns: Column[] = [
  ["Name", ({ name }) => name],
  ["Phone", ({ phone }) => sheetPhone(phone)],
  ["Email", ({ email }) => email],
  ["Account", ({ account }) => (account ? "yes" : "no")],
  ["Orders", ({ orders }) => String(orders)],
  ["Paid (₹)", ({ paidPaise }) => decimalRupees(paidPaise)],
  ["Last order", ({ lastOrderedAt }) => (lastOrderedAt === null ? "" : dayOf(lastOrderedAt))],
];

/** CSV lines of the customers that a keyword finds ("": all); days in Indian time. */
export async function* customerCsv(keyword: string): AsyncGenerator<string> {
  yield csvLines([columns.map(([title]) => title)]);
  for await (const customer of eachCustomer(keyword))
    yield csvLines([columns.map(([, cell]) => cell(customer))]);
}
