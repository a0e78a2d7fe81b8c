import { setImmediate as othersTurn } from "node:timers/promises";
import { redirect } from "@remix-run/node";
import { invoicesPdf } from "~/sales/invoices/pdf/invoice-pdf.server";
import { invoiceOf } from "~/sales/invoices/papers.server";
import { pdfFile } from "~/sales/invoices/pdf/pdf-document.server";
import { dayOf } from "~/base/lib/days";
import type { Order } from "~/sales/orders/order.server";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import { notYet } from "./not-now";
import { mostTicked, tickedIn, tickedPath, tickedQuery } from "./ticked";
import { ordersNumbered } from "./ticked.server";
import { labelsOf } from "../print/labels.server";
import { type LabelPaper, labelsPdf } from "../print/labels-pdf.server";
import { sender } from "../print/sender.server";
import { slipsPdf } from "../print/slips-pdf.server";

/** The packing slips of the ticked orders as a download. */
export const slipsFile = (query: URLSearchParams): Promise<Response> =>
  fileOf("slips", query, async (orders, at) => {
    const slips = await inTurns(orders, ({ number }) => slipOf(number) ?? []);
    return slipsPdf(slips, sender(), at);
  });

/** Their labels, each on one of 4 × 6 inches; with `paper=a4` four on A4, from the cell `first`. */
export const labelsFile = (query: URLSearchParams): Promise<Response> =>
  fileOf("labels", query, async (orders, at) => {
    const labels = await inTurns(orders, ({ number }) => labelsOf(number));
    return labelsPdf(labels, sender(), labelPaperIn(query), at);
  });

/** Their latest invoices. An order without one leads to the page that names it. */
export const invoicesFile = (query: URLSearchParams): Promise<Response> =>
  fileOf("invoices", query, async (orders, at) => {
    const invoices = await inTurns(orders, (order) => invoiceOf(order) ?? []);
    return invoices.length === orders.length ? invoicesPdf(invoices, at) : null;
  });

function labelPaperIn(query: URLSearchParams): LabelPaper {
  if (query.get("paper") !== "a4") return { paper: "label" };
  const first = Number(query.get("first"));
  return { paper: "a4", firstCell: [1, 2, 3, 4].includes(first) ? first : 1 };
}

/** What cannot be printed whole is not printed in part: the page of the ticked orders says what is missing. */
async function fileOf(
  kind: string,
  query: URLSearchParams,
  print: (orders: Order[], at: number) => Promise<Buffer | null>,
): Promise<Response> {
  const numbers = tickedIn(query);
  const { found, unknown } = ordersNumbered(numbers);
  // One by itself says on its paper that it is not to be sent; among others it is not to be overlooked.
  const waits =
    kind !== "invoices" && found.length > 1 && found.some((order) => notYet(order) !== null);
  const isWhole =
    found.length > 0 && unknown.length === 0 && numbers.length <= mostTicked && !waits;
  const now = Date.now();
  const bytes = isWhole ? await print(found, now) : null;
  if (!bytes)
    return redirect(`${tickedPath}${tickedQuery(numbers)}`, {
      headers: { "Cache-Control": "no-store" },
    });
  const [one, ...others] = found;
  return pdfFile(`${kind}-${one && others.length === 0 ? one.number : dayOf(now)}`, bytes);
}

/** What is read of each order; other requests get their turn in between. */
async function inTurns<T>(orders: Order[], read: (order: Order) => T | T[]): Promise<T[]> {
  const all: T[][] = [];
  for (const order of orders) {
    all.push([read(order)].flat() as T[]);
    await othersTurn();
  }
  return all.flat();
}
