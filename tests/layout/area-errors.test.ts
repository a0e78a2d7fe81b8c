import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { doors } from "~/people/accounts/staff/doors";
import { write } from "~/base/db/connection.server";
import { createHandler } from "~/server/handler";
import { admin, argsFor, cookieOf, shopper } from "../cast";
import { shopBuild } from "../server/shop-build";
import { linksIn } from "./in-frame";

/** A screen that breaks, rendered by the whole shop: what it cannot read is taken away. */

const couriers = "/dashboard/admin/couriers";
let handler: ReturnType<typeof createHandler>;
let ramesh: string;
let asha: string;

beforeAll(async () => {
  handler = createHandler(await shopBuild(), "production");
  ramesh = await cookieOf(await admin());
  asha = await cookieOf(await shopper());
});

async function seen(path: string, cookie?: string) {
  const { request } = argsFor(path, { cookie });
  const answer = await handler(request, { address: "127.0.0.1", family: "IPv4", port: 1 });
  const html = await answer.text();
  return {
    status: answer.status,
    inTab: /<title>([^<]*)/.exec(html)?.[1],
    title: /<h1>([^<]*)/.exec(html)?.[1],
    menu: /<nav class="side-menu[^>]*aria-label="([^"]*)"/.exec(html)?.[1] ?? null,
    links: linksIn(html),
    bar: html.includes('class="admin-bar"'),
    shopHeader: html.includes('class="site-header"'),
    shopFooter: html.includes('class="site-footer '),
  };
}

const takeAway = (table: string) =>
  write((tx) => tx.run(sql.raw(`alter table ${table} rename to ${table}_away`)));

const frameOfAdmin = { bar: true, shopHeader: false, shopFooter: false };
const frameOfShop = { bar: false, shopHeader: true, shopFooter: true };

test("an admin's screens have a frame of their own, and lead to the shop, which keeps its own", async () => {
  const screen = await seen(couriers, ramesh);
  expect(screen).toMatchObject({ status: 200, menu: "Admin", ...frameOfAdmin });
  expect(screen.links).toContain("View shop → /");
  for (const path of ["/", "/cart", "/dashboard/admin/nowhere"])
    expect(await seen(path, ramesh)).toMatchObject(frameOfShop);
});

test("who may not open an admin's screen is told so in the frame of the shop", async () => {
  expect(await seen(couriers)).toMatchObject({ status: 401, ...frameOfShop });
  expect(await seen(couriers, asha)).toMatchObject({ status: 403, ...frameOfShop });
});

test("a screen that may not be seen has the shop's title, which tells nothing of it", async () => {
  const paths = Object.values(doors)
    .flat()
    .filter((path) => !path.includes(":") && !/\.\w+$/.test(path));
  expect(paths.length).toBeGreaterThan(40);
  for (const path of [...paths, "product/x"]) {
    const page = await seen(`/dashboard/admin/${path}`.replace(/\/$/, ""));
    if (page.inTab !== undefined) expect(page.inTab, path).toBe("prayosha oil");
    expect(page.status, path).toBe(401);
  }
  expect((await seen("/dashboard/admin", asha)).inTab).toBe("prayosha oil");
  expect((await seen("/dashboard/admin", ramesh)).inTab).toBe("Today – Prayosha");
});

test("a guest and a shopper at an admin's screen see no menu of it", async () => {
  expect(await seen(couriers)).toMatchObject({ status: 401, menu: null });
  expect(await seen(couriers, asha)).toMatchObject({ status: 403, menu: null });
});

test("an order that is not there is a page not found, as everywhere", async () => {
  const page = await seen("/dashboard/admin/orders/PO-26-99999", ramesh);
  expect(page).toMatchObject({ status: 404, title: "Oops ! Page Not Found", menu: null });
});

test("an admin's screen that breaks keeps the menu, and says what to do", async () => {
  await takeAway("couriers");
  const page = await seen(couriers, ramesh);
  expect(page).toMatchObject({ status: 500, title: "Something went wrong", menu: "Admin" });
  expect(page.links).toEqual(
    expect.arrayContaining([
      "Orders → /dashboard/admin/orders",
      "see how the shop is → /dashboard/admin/health",
      "Try again → ",
    ]),
  );
});

test("the menu of a screen that breaks is not shown to a shopper either", async () => {
  expect(await seen(couriers, asha)).toMatchObject({ status: 403, menu: null });
});

test("a shopper's screen that breaks keeps the menu of the account", async () => {
  await takeAway("orders");
  const page = await seen("/dashboard/user/orders", asha);
  expect(page).toMatchObject({ status: 500, title: "Something went wrong", menu: "Your account" });
  expect(page.links).toEqual(
    expect.arrayContaining(["Profile → /dashboard/user/profile", "write to us → /contact"]),
  );
});

test("a page of the shop that breaks keeps the header with its ways on", async () => {
  await takeAway("photos");
  const page = await seen("/product/anything");
  expect(page).toMatchObject({ status: 500, title: "Something went wrong" });
  expect(page.links.some((link) => link.endsWith("→ /Store"))).toBe(true);
  expect(page.links).toContain("Try again → ");
});
