import { expect, test } from "vitest";
import * as adminHome from "~/routes/admin/home";
import * as dashboard from "~/routes/account/dashboard";
import * as userHome from "~/routes/account/home";
import { counters } from "~/office/dashboard/counters.server";
import { write } from "~/base/db/connection.server";
import { categories, orders, products } from "~/base/db/schema";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { got } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";

test("/dashboard leads a shopper and an admin to their own areas", async () => {
  const asShopper = { cookie: await cookieOf(await shopper()) };
  const asAdmin = { cookie: await cookieOf(await admin()) };
  const shoppers = await got(dashboard.loader, "/dashboard", asShopper);
  expect(shoppers).toMatchObject({ status: 303, location: "/dashboard/user" });
  expect((await got(dashboard.loader, "/dashboard", asAdmin)).location).toBe("/dashboard/admin");
  expect((await got(dashboard.loader, "/dashboard")).status).toBe(401);
});

test("a shopper's dashboard shows name, e-mail and contact", async () => {
  const user = await shopper({ name: "Asha <Patel>" });
  const html = await htmlOf(userHome, argsFor("/dashboard/user", { cookie: await cookieOf(user) }));
  expect(html).toContain("Asha &lt;Patel&gt;");
  expect(html).toContain(user.email);
  expect(html).toContain(user.phone);
});

test("the admin's dashboard counts paid orders, products and users, with a plus sign", async () => {
  const boss = await admin();
  const buyer = await shopper();
  await fillShop(buyer.id);
  const counts = counters();
  expect(counts).toMatchObject({ orders: 2, products: 3 });
  expect(counts.users).toBeGreaterThanOrEqual(2);

  const html = await htmlOf(
    adminHome,
    argsFor("/dashboard/admin", { cookie: await cookieOf(boss) }),
  );
  const text = html.replace(/<!-- -->/g, "");
  expect(text).toContain("<strong>2+</strong> Orders");
  expect(text).toContain("<strong>3+</strong> Products");
  expect(text).toContain(`<strong>${counts.users}+</strong> Users`);
  expect(text).toContain("Ramesh Shah");
  expect(text).toContain(boss.email);
});

test.each([userHome, adminHome])("nobody keeps a copy of a dashboard", ({ headers }) => {
  const none = new Headers();
  const sent = headers({
    loaderHeaders: none,
    actionHeaders: none,
    parentHeaders: none,
    errorHeaders: undefined,
  });
  expect(new Headers(sent).get("Cache-Control")).toBe("no-store");
});

const made = { createdAt: 1, updatedAt: 1 };
const product = { description: "d", categoryId: "c", pricePaise: 145_000, volumeMl: 5000, ...made };
const buyer = { buyerName: "A", buyerEmail: "a@example.com", buyerPhone: "1", buyerAddress: "B" };
const order = {
  cartRound: 1,
  fingerprint: "h",
  goodsPaise: 100,
  totalPaise: 100,
  ...buyer,
  ...made,
};

/** Three products; four orders, of which one is paid and one was paid and given back. */
async function fillShop(userId: string): Promise<void> {
  await write((tx) => {
    tx.insert(categories)
      .values({ id: "c", name: "Oil", slug: "oil", ...made })
      .run();
    for (const id of ["p1", "p2", "p3"])
      tx.insert(products)
        .values({ ...product, id, name: id, slug: id, searchText: id })
        .run();
    for (const [serial, paymentStatus] of (
      ["unpaid", "pending", "paid", "refunded"] as const
    ).entries()) {
      const paidAt = ["paid", "refunded"].includes(paymentStatus) ? 1 : null;
      const name = paymentStatus;
      tx.insert(orders)
        .values({
          ...order,
          id: name,
          number: name,
          token: name,
          cartId: name,
          serial,
          userId,
          paymentStatus,
          paidAt,
        })
        .run();
    }
  });
}
