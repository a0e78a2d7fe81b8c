import { expect, test } from "vitest";
import { loader } from "~/routes/account/orders";
import { argsFor, cookieOf, shopper } from "../cast";
import { sold } from "./sold";

test("a page past the end of somebody's own orders is the last one", async () => {
  const buyer = await shopper();
  const { number } = await sold({ userId: buyer.id });
  const cookie = await cookieOf(buyer);
  const list = await loader(argsFor("/dashboard/user/orders?page=9", { cookie }));
  expect(list).toMatchObject({ page: 1, pages: 1, orders: [{ number }] });
});
