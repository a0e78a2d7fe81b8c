import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import type { Order } from "~/sales/orders/order.server";
import { loader as exporting } from "~/routes/admin/orders/orders-export";
import * as list from "~/routes/admin/orders/orders";
import * as page from "~/routes/admin/orders/order";
import { got } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, shopper } from "../../cast";
import { sold } from "../../sales/orders/sold";
import { product } from "../../shelf";
import { formFor, owner, written } from "./counter";

let order: Order;
let ofShop: { number: string };
let cookie: string;

beforeAll(async () => {
  ({ cookie } = await owner());
  ofShop = await sold({ userId: (await shopper()).id, buyerName: "Kanta Ben" });
  order = await written(formFor({ [(await product()).id]: 1 }, { name: "Kanta Ben" }));
});

async function numbersOn(query: string) {
  const { data } = await got(list.loader, `/dashboard/admin/orders?${query}`, { cookie });
  return (data as Awaited<ReturnType<typeof list.loader>>).orders.map(({ number }) => number);
}

test.each(["", "&q=Kanta", "&q=Ka", "&q=Kanta&status=deliverd"])(
  "the list shows where orders came from (source=owner%s)",
  async (more) => {
    expect(await numbersOn(`source=owner${more}`)).toEqual([order.number]);
    const others = await numbersOn(`source=shop${more.replace(/&status.*/, "")}`);
    expect(others).toContain(ofShop.number);
    expect(others).not.toContain(order.number);
  },
);

test("the order's page says who wrote it down", async () => {
  const { number } = order;
  const path = `/dashboard/admin/orders/${number}`;
  const { data } = await got(page.loader, path, { cookie, params: { number } });
  const { viewer } = await owner();
  expect(data).toMatchObject({ order: { source: "owner", writtenBy: viewer.name } });
  expect(await htmlOf(page, argsFor(path, { cookie, params: { number } }))).toContain(
    "Written down by",
  );
});

test("so does the export", async () => {
  const answer = await exporting(argsFor("/dashboard/admin/orders/export.csv?q=Kanta", { cookie }));
  const rows = parse<Record<string, string>>(await answer.text(), { bom: true, columns: true });
  const { viewer } = await owner();
  const told = rows.map((row) => [row.Order, row.Ordered, row["Written down by"]]);
  expect(told).toContainEqual([order.number, "Written down", viewer.name]);
  expect(told).toContainEqual([ofShop.number, "Shop", ""]);
});
