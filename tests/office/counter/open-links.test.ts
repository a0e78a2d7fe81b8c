import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { write as writing } from "~/base/db/connection.server";
import { orders } from "~/base/db/schema";
import { dayWork } from "~/office/dashboard/today/day-work.server";
import { everythingWith } from "~/office/dashboard/search/found.server";
import { day } from "~/base/lib/time";
import type { Order } from "~/sales/orders/order.server";
import * as page from "~/routes/admin/orders/order";
import * as list from "~/routes/admin/orders/orders";
import { got } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor } from "../../cast";
import { noDelivery } from "../../goods/delivery/shelf";
import { providerOnTheWire } from "../../sales/payments/provider";
import { product } from "../../shelf";
import { formFor, owner, press, written } from "./counter";

providerOnTheWire();

let order: Order;
let cookie: string;
const path = "/dashboard/admin/orders";

beforeAll(async () => {
  await noDelivery();
  ({ cookie } = await owner());
  const tin = await product();
  order = await written(formFor({ [tin.id]: 1 }, { name: "Savita Linkwala", paid: "link" }));
});

async function listed(query: string) {
  const { data } = await got(list.loader, `${path}?${query}`, { cookie });
  return data as Awaited<ReturnType<typeof list.loader>>;
}

test.each(["", "show=unpaid", "show=today", "source=owner", "q=linkwala", "q=NUMBER", "q=PHONE"])(
  "an order with a pay link that is not paid stands beside the list ?%s",
  async (query) => {
    const asked = query.replace("NUMBER", order.number).replace("PHONE", order.buyerPhone);
    const { links } = await listed(asked.replaceAll("+", "%2B"));
    expect(links.map(({ number }) => number)).toEqual([order.number]);
  },
);

test.each([
  "show=to-pack",
  "show=cash",
  "status=Shipped",
  "source=shop",
  "q=Nobody",
  "page=2",
  "to=2020-01-01",
])("and not beside ?%s", async (query) => {
  expect((await listed(query)).links).toEqual([]);
});

test("it leads to where its link is sent again, and no list of found orders says that none fits", async () => {
  const html = await htmlOf(list, argsFor(`${path}?q=linkwala`, { cookie }));
  expect(html).toContain("1 pay link is not paid yet");
  expect(html).toContain(`/dashboard/admin/counter?written=${order.number}`);
  expect(html).not.toContain("No order fits");
});

test("its own page leads there, too", async () => {
  const { number } = order;
  const html = await htmlOf(page, argsFor(`${path}/${number}`, { cookie, params: { number } }));
  expect(html).toContain(`/dashboard/admin/counter?written=${number}`);
});

test("the chip and Today count it; the search over everything finds it", async () => {
  const { viewer } = await owner();
  expect((await listed("")).chips.unpaid).toBe(1);
  expect(dayWork().unpaid).toEqual({ orders: 1, paise: order.totalPaise });
  const [group] = everythingWith("linkwala", viewer);
  expect(group).toMatchObject({ name: "Orders", hits: [{ to: `${path}/${order.number}` }] });
});

test("paid otherwise, or when its link has ended, it is one no more", async () => {
  await writing(
    (tx) =>
      void tx
        .update(orders)
        .set({ updatedAt: Date.now() - 2 * day - 1 })
        .where(eq(orders.id, order.id))
        .run(),
  );
  expect((await listed("show=unpaid")).links).toEqual([]);
  await press({ phone: order.buyerPhone, intent: "otherwise", number: order.number });
  const { links, orders: rows } = await listed("source=owner");
  expect(links).toEqual([]);
  expect(rows.map(({ number }) => number)).toEqual([order.number]);
});
