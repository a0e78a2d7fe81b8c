import { leftOutOf } from "~/sales/invoices/pdf/left-out.server";
import { parcelAddress } from "~/sales/orders/delivery";
import type { Order } from "~/sales/orders/order.server";
import { linesOf } from "~/sales/orders/orders.server";
import { sender } from "./sender.server";

/** The signs, such as emoji, that papers of these orders leave out because no font has them: a sentence for each place; none: all is printed. */
export function notPrinted(orders: Order[]): string[] {
  if (orders.length === 0) return [];
  const { name, address } = sender();
  const lines = linesOf(orders.map(({ id }) => id)).map(({ line }) => line);
  return [
    ...leftOutOf("The papers leave", "name and address of the firm", `${name}\n${address ?? ""}`),
    ...orders.flatMap((order) => {
      const to = parcelAddress(order);
      const all = `Label, packing slip and invoice of ${order.number} leave`;
      const goods = lines.filter(({ orderId }) => orderId === order.id).map((line) => line.name);
      return [
        ...leftOutOf(all, "name", [to.name, order.buyerName, order.buyerFirm].join("\n")),
        ...leftOutOf(all, "address", [to.address, order.buyerAddress, to.phone].join("\n")),
        ...leftOutOf(all, "products", goods.join("\n")),
        ...leftOutOf(
          `The packing slip of ${order.number} leaves`,
          "note",
          order.noteForBuyer ?? "",
        ),
      ];
    }),
  ];
}
