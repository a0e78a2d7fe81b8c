import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Follower, followShop } from "~/upkeep/replica/follow.server";
import { loopbackAddress } from "~/base/lib/http/listening.server";
import { settings } from "~/base/lib/env/settings.server";
import { shopper } from "../../cast";
import { checkOut, orderOf, returnToShop } from "../../sales/checkout/shopping";
import { payOnHostedPage, providerOnTheWire } from "../../sales/payments/provider";
import { product } from "../../shelf";
import { restoreIn } from "./elsewhere";
import { hasLitestream, held } from "./following";

const copy = vi.hoisted(() => {
  const copy = `${process.env.DATA_DIR}-copy`;
  process.env.COPY_TO = `file://${copy}`;
  return copy;
});
mkdirSync(copy);
const folder = mkdtempSync(path.join(tmpdir(), "prayosha-elsewhere-"));
providerOnTheWire();

let follower: Follower;
beforeAll(async () => {
  follower = await followShop(() => undefined);
});
afterAll(async () => {
  await follower.stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync(copy, { recursive: true, force: true });
});

async function placed() {
  return checkOut(await shopper(), (await product()).id);
}

describe.skipIf(!hasLitestream)("after a restore", () => {
  test("an order paid after the last copied second is found paid; money of an order that is lost is kept for review", async () => {
    const known = await placed();
    await held();
    await setTimeout(1100);
    const moment = Date.now();
    await setTimeout(1100);
    // Of this only the machine that dies and the provider know.
    await returnToShop(known.token, (await payOnHostedPage(known.fields)) ?? {});
    const lost = await placed();
    const paid = (await payOnHostedPage(lost.fields)) ?? {};
    await returnToShop(lost.token, paid);
    expect(orderOf(known.token).paymentStatus).toBe("paid");
    await held();

    // What no copy holds is brought before the restore.
    mkdirSync(path.join(folder, "data"));
    copyFileSync(
      path.join(settings.dataDir, "secrets.json"),
      path.join(folder, "data/secrets.json"),
    );
    const { port } = new URL(loopbackAddress());
    const { code, said } = await restoreIn(folder, [String(moment)], {
      PORT: port,
      HOST: "127.0.0.1",
    });
    expect(said).toMatch(/Asked about 1 open payment\./);
    expect(code).toBe(0);

    const restored = new Database(path.join(folder, "data/shop.sqlite"), { readonly: true });
    const orders = restored.prepare("select token, payment_status from orders").all();
    const kept = restored
      .prepare("select paid_order_id, review from payments where id = ?")
      .get(paid.razorpay_payment_id);
    restored.close();
    expect(orders).toEqual([{ token: known.token, payment_status: "paid" }]);
    expect(kept, said).toEqual({ paid_order_id: null, review: "no order" });
  });
});
