import { eq, inArray } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { addToCart } from "~/sales/cart/changes.server";
import { restoreCart } from "~/sales/cart/merge-guest-cart.server";
import { saveSheet } from "~/sales/cart/sheet/save-sheet.server";
import { db, write } from "~/base/db/connection.server";
import { attempts, cartLines, carts, products } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { retentionJob } from "~/people/privacy/retention/retention-job.server";
import { retentionPage } from "~/people/privacy/retention/retention-page.server";
import * as orderAgain from "~/routes/checkout/order-again";
import * as cartPage from "~/routes/shop/cart";
import * as keptCart from "~/routes/shop/kept";
import * as sheet from "~/routes/shop/quick-order";
import { answerTo, toastIn } from "../../people/accounts/answers";
import { argsFor, cookieOf, cookiesOf, shopper } from "../../cast";
import { sold } from "../orders/sold";
import { product } from "../../shelf";

const mostNewCarts = 600;
const carrier = "203.0.113.77";

afterEach(async () => {
  await write((tx) => tx.delete(attempts).run());
});

/** Someone who puts a product into a cart, from this address; gives the answer and the browser's cookies. */
async function add(productId: string, address: string, cookie?: string) {
  const form = { intent: "add", product: productId };
  const answer = await answerTo(
    cartPage.action,
    argsFor("/cart", { form, address, ...(cookie !== undefined && { cookie }) }),
  );
  return { ...answer, cookie: cookiesOf(answer.headers.getSetCookie()) };
}

const opens = async (cookie: string) => cartPage.loader(argsFor("/cart", { cookie }));

/** The network has begun so many carts in this hour. */
async function begun(address: string, count: number) {
  const { cartId } = await addToCart(
    { userId: null, cookieCart: null, address },
    (await product()).id,
  );
  const [row] = db.select().from(attempts).all();
  await write((tx) =>
    tx
      .update(attempts)
      .set({ count })
      .where(eq(attempts.key, row?.key ?? ""))
      .run(),
  );
  return cartId;
}

describe("carts newly made from one network", () => {
  it("are limited, with a sentence and when to come back; who has a cart goes on, and other networks are free", async () => {
    const { id } = await product();
    const known = await add(id, carrier);
    expect(known.status).toBe(303);
    await begun(carrier, mostNewCarts - 1);
    expect((await add(id, carrier)).status).toBe(303);

    const before = db.$count(carts);
    const refused = await add(id, carrier);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
    expect(JSON.stringify(refused.data)).toContain("Very many carts were begun from your network");
    expect(await db.$count(carts)).toBe(await before);

    expect((await add((await product()).id, carrier, known.cookie)).status).toBe(303);
    expect((await add(id, "203.0.113.78")).status).toBe(303);
    const cookie = await cookieOf(await shopper());
    expect((await add(id, carrier, cookie)).status).toBe(303);
  });

  it("are counted at every door: quick order, a kept cart, ordering again", async () => {
    const oil = await product();
    await begun(carrier, mostNewCarts);
    const form = { [`packs.${oil.id}`]: "3" };
    const typed = await answerTo(sheet.action, argsFor("/quick-order", { form, address: carrier }));
    expect(typed.status).toBe(429);
    expect(JSON.stringify(typed.data)).toContain('"3"');

    const items = JSON.stringify([{ _id: oil.id, quantity: 1 }]);
    const kept = await answerTo(
      keptCart.action,
      argsFor("/cart/kept", { form: { items }, address: carrier }),
    );
    expect(kept.status).toBe(429);

    const order = await sold({ userId: null, lines: [{ productId: oil.id }] });
    const again = await answerTo(
      orderAgain.action,
      argsFor(`/order/${order.token}/again`, {
        params: { token: order.token },
        form: {},
        address: carrier,
      }),
    );
    expect(again.location).toBe(`/order/${order.token}`);
    expect(await toastIn(again)).toMatchObject({ type: "error" });
  });

  it("are not made for what leaves them empty", async () => {
    const soldOut = await product();
    await write((tx) =>
      tx.update(products).set({ sale: "sold out" }).where(eq(products.id, soldOut.id)).run(),
    );
    const guest = { userId: null, cookieCart: null };
    const before = await db.$count(carts);
    expect(await restoreCart(guest, [{ id: soldOut.id, quantity: 1 }])).toMatchObject({
      soldOut: [soldOut.name],
      cartId: null,
    });
    const none = [{ productId: (await product()).id, quantity: 0 }];
    expect(await saveSheet(guest, none)).toEqual({ cartId: null, fresh: [] });
    expect(await db.$count(carts)).toBe(before);
  });
});

describe("carts of guests", () => {
  const later = () => retentionJob.run(Date.now() + 2 * day + 1000);
  const left = (...ids: (string | null)[]) =>
    db
      .select({ id: carts.id })
      .from(carts)
      .where(
        inArray(
          carts.id,
          ids.flatMap((id) => id ?? []),
        ),
      )
      .all()
      .map(({ id }) => id);
  const newest = () =>
    db
      .select()
      .from(carts)
      .all()
      .sort((a, b) => b.createdAt - a.createdAt)[0]?.id ?? "";
  const isSeen = (id: string) =>
    db.select().from(carts).where(eq(carts.id, id)).get()?.isSeen ?? false;

  it("go after two days when the cookie never came back; one page or a second product keeps them", async () => {
    const { id } = await product();
    await add(id, carrier);
    const lost = newest();
    const looked = await add(id, carrier);
    const opened = newest();
    await opens(looked.cookie);
    await vi.waitUntil(() => isSeen(opened));
    const first = await add(id, carrier);
    const filled = newest();
    await add((await product()).id, carrier, first.cookie);
    expect([isSeen(lost), isSeen(filled)]).toEqual([false, true]);

    await retentionJob.run(Date.now());
    expect(left(lost, opened, filled)).toHaveLength(3);
    await later();
    expect(left(lost, opened, filled).sort()).toEqual([opened, filled].sort());
    expect(db.select().from(cartLines).where(eq(cartLines.cartId, lost)).all()).toEqual([]);
    const kind = retentionPage().kinds.find((each) => each.kind === "carts begun");
    expect(kind?.inAll).toBeGreaterThanOrEqual(1);
  });

  it("go after two days when they are empty; an account's stays, whatever it holds", async () => {
    const { id } = await product();
    const guest = await addToCart({ userId: null, cookieCart: null }, id);
    const own = await addToCart({ userId: (await shopper()).id, cookieCart: null }, id);
    const older = await addToCart({ userId: null, cookieCart: null }, id);
    const ids = [guest.cartId, own.cartId, older.cartId].flatMap((one) => one ?? []);
    await write((tx) => {
      // As a cart of the time before cookies were looked for, or one that was used.
      tx.update(carts).set({ isSeen: true }).where(inArray(carts.id, ids)).run();
      tx.delete(cartLines)
        .where(inArray(cartLines.cartId, ids.slice(0, 2)))
        .run();
    });
    await later();
    expect(left(...ids).sort()).toEqual(ids.slice(1).sort());
  });
});
