import { leftOut } from "~/invoices/pdf/script-runs";
import { parcelAddress } from "~/orders/delivery";
import type { Order } from "~/orders/order.server";
import { linesOf } from "~/orders/orders.server";
import { sender } from "./sender.server";

/** The signs, such as emoji, that papers of these orders leave out because no font has them: a sentence for each place; none: all is printed. */
export function notPrinted(orders: Order[]): string[] {
  if (orders.length === 0) return [];
  const { name, address } = sender();
  const lines = linesOf(orders.map(({ id }) => id)).map(({ line }) => line);
  return [
    ...sentences("The papers leave", "name and address of the firm", `${name}\n${address ?? ""}`),
    ...orders.flatMap((order) => {
      const to = parcelAddress(order);
      const all = `Label, packing slip and invoice of ${order.number} leave`;
      const goods = lines.filter(({ orderId }) => orderId === order.id).map((line) => line.name);
      return [
        ...sentences(all, "name", [to.name, order.buyerName, order.buyerFirm].join("\n")),
        ...sentences(all, "address", [to.address, order.buyerAddress, to.phone].join("\n")),
        ...sentences(all, "products", goods.join("\n")),
        ...sentences(
          `The packing slip of ${order.number} leaves`,
          "note",
          order.noteForBuyer ?? "",
        ),
      ];
    }),
  ];
}

/** `papers`: with their verb. */
function sentences(papers: string, place: string, words: string): string[] {
  const signs = leftOut(words);
  if (signs.length === 0) return [];
  const it = signs.length === 1 ? "it" : "them";
  return [`${papers} out ${signs.map(shown).join(", ")} in the ${place}: no font has ${it}.`];
}

/** In quotes; by its number, if a browser has no shape for it either. */
const shown = (sign: string) =>
  /^\p{C}/u.test(sign)
    ? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
    : `“${sign}”`;
