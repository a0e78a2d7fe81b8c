import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { product } from "../../shelf";
import { coupon, usesNow } from "./couponing";

/** Another process of the shop, in which 25 guests use this coupon; gives how many got it. `area`: how their mobiles go on. */
async function shopSells(productId: string, code: string, area: string): Promise<number> {
  const shop = spawn(
    "node_modules/.bin/vite-node",
    ["--script", "tests/sales/coupons/buy-at-once.ts"],
    {
      env: { ...process.env, PRODUCT: productId, CODE: code, AREA: area },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  return Number(await text(shop.stdout));
}

test("buyers in two processes together get a coupon as often as it may be used", async () => {
  const { id } = await product();
  const five = await coupon({ inAll: 5 });
  const got = await Promise.all([shopSells(id, five.code, "25"), shopSells(id, five.code, "26")]);
  expect(got[0] + got[1]).toBe(5);
  expect(usesNow(five.id)).toBe(5);
}, 60_000);
