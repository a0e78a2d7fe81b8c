import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import * as list from "~/routes/account/orders";
import * as orderPage from "~/routes/checkout/order-status";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, cookieOf, shopper } from "../../cast";
import { paymentFor, sold } from "./sold";

const at = async (viewer: Viewer, query = "") =>
  argsFor(`/dashboard/user/orders${query}`, { cookie: await cookieOf(viewer) });

/** What is read of each order, from tag to tag. */
async function entriesOf(viewer: Viewer): Promise<string[][]> {
  const html = await htmlOf(list, await at(viewer));
  return html
    .split("<article")
    .slice(1)
    .map((entry) => entry.slice(entry.indexOf(">"), entry.indexOf("</article>")))
    .map((entry) => [...entry.matchAll(/>([^<]+)/g)].map(([, text = ""]) => text));
}

describe("somebody's own orders", () => {
  let buyer: Viewer;
  beforeAll(async () => {
    buyer = await shopper();
  });

  test("say what was bought, for how much, how it stands and when it comes; the rest is a tap away", async () => {
    const { number, token } = await sold({
      userId: buyer.id,
      createdAt: Date.UTC(2026, 0, 12, 6, 30),
      deliveryWay: "courier",
      promisedFrom: "2026-01-15",
      promisedTo: "2026-01-17",
      totalPaise: 305_000,
      lines: [{ quantity: 2 }, { name: "Sesame oil", volumeMl: 1000 }],
    });
    expect(await entriesOf(buyer)).toEqual([
      [
        number,
        "₹3,050",
        "12 Jan 2026, 12:00 PM",
        "Success",
        "2 × Groundnut oil (5 L)",
        ", ",
        "1 × Sesame oil (1 L)",
        "We have your order and pack it next.",
        " ",
        "Status: Not Process",
        "Arrives",
        "15–17 Jan",
        "See your order",
        "Order again",
      ],
    ]);
    const html = await htmlOf(list, await at(buyer));
    expect(html).toContain(`href="/order/${token}">See your order</a>`);
    expect(html).toContain(`action="/order/${token}/again"`);
  });

  test("say that a payment is being looked at", async () => {
    const twice = await shopper();
    await paymentFor(await sold({ userId: twice.id }), "pay_twice", "second payment");
    expect((await entriesOf(twice))[0]).toContain("Needs review");
  });

  test("are ten to a page, newest first, and a page past the end is the last one", async () => {
    const often = await shopper();
    const numbers: string[] = [];
    for (let hour = 11; hour > 0; hour -= 1)
      numbers.push(
        (await sold({ userId: often.id, createdAt: Date.UTC(2026, 0, 1, hour) })).number,
      );
    const pageOf = async (query: string) => {
      const { orders, ...place } = await list.loader(await at(often, query));
      return { ...place, numbers: orders.map(({ number }) => number) };
    };
    expect(await pageOf("")).toMatchObject({ page: 1, pages: 2, numbers: numbers.slice(0, 10) });
    expect(await pageOf("?page=9")).toMatchObject({ page: 2, numbers: numbers.slice(10) });
  });
});

test("an order's own page says which packs were taken out of it", async () => {
  const buyer = await shopper();
  const { token } = await sold({ userId: buyer.id, lines: [{ quantity: 3, takenOut: 1 }] });
  const cookie = await cookieOf(buyer);
  const html = await htmlOf(orderPage, argsFor(`/order/${token}`, { cookie, params: { token } }));
  expect(html).toMatch(/3 × Pack of 5 L<\/span><em>, 1 taken out<\/em>/);
});
