import type { Member } from "~/people/accounts/member";
import { papersOf } from "~/sales/invoices/papers.server";
import { notPrinted } from "../print/not-printed.server";
import { notPacked, notYet } from "./not-now";
import { mostTicked } from "./ticked";
import { ordersNumbered } from "./ticked.server";

/** What can be done with the ticked orders, by their numbers; `left`: why others of them cannot be packed. */
export function tickedPage(numbers: string[], by: Member) {
  const { found, unknown } = ordersNumbered(numbers);
  const papers = papersOf(found.map(({ id }) => id));
  const hasInvoice = (id: string) => (papers.get(id) ?? []).some(({ series }) => series === "PR");
  const isPackable = (order: (typeof found)[number]) => notPacked(order, by) === null;
  return {
    orders: found.map(({ number }) => number),
    /** For these, slips and labels are printed. */
    printable: found.filter((order) => notYet(order) === null).map(({ number }) => number),
    notYet: found.flatMap((order) => {
      const reason = notYet(order);
      return reason ? [{ number: order.number, reason }] : [];
    }),
    packable: found.filter(isPackable).map(({ number }) => number),
    left: found.flatMap((order) => {
      const reason = notPacked(order, by);
      return reason ? [{ number: order.number, reason }] : [];
    }),
    unknown: unknown.map((number) => ({
      number,
      reason: "not paid, or there is no such order",
      isListed: false,
    })),
    withoutInvoice: found.filter(({ id }) => !hasInvoice(id)).map(({ number }) => number),
    notPrinted: notPrinted(found),
    /** How many were ticked, if they are more than can be done at once. */
    tooMany: numbers.length > mostTicked ? numbers.length : null,
  };
}
