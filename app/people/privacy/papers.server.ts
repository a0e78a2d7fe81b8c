import { inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { invoices, vouchers } from "~/base/db/schema";
import { forIds } from "./person.server";

/** The invoices, credit notes and vouchers of orders, with everything printed on them. */
export const papersOf = (orderIds: string[]) => ({
  invoices: forIds(orderIds, (some) =>
    db.select().from(invoices).where(inArray(invoices.orderId, some)).all(),
  ).map(withContent),
  vouchers: forIds(orderIds, (some) =>
    db.select().from(vouchers).where(inArray(vouchers.orderId, some)).all(),
  ).map(withContent),
});

const withContent = <Paper extends { content: string }>({ content, ...paper }: Paper) => ({
  ...paper,
  content: JSON.parse(content) as unknown,
});
