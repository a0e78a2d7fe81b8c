import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import * as adminHome from "~/routes/admin/home";
import * as search from "~/routes/admin/search";
import * as more from "~/routes/admin/more";
import * as orderPage from "~/routes/admin/orders/order";
import * as orderList from "~/routes/admin/orders/orders";
import * as parcelPage from "~/routes/admin/orders/parcel";
import * as parcels from "~/routes/admin/orders/parcels";
import { db } from "~/base/db/connection.server";
import { newId } from "~/base/lib/ids.server";
import { eq } from "drizzle-orm";
import { orders } from "~/base/db/schema";
import * as tickedScreen from "~/routes/admin/orders/ticked";
import * as sendScreen from "~/routes/admin/orders/send-ticked";
import * as slips from "~/routes/admin/orders/slips-pdf";
import * as labels from "~/routes/admin/orders/labels-pdf";
import * as invoicesPdf from "~/routes/admin/orders/invoices-pdf";
import { toGiveBack } from "~/sales/orders/money/to-give-back.server";
import { answerTo, formIn, got, posted } from "../../people/accounts/answers";
import { htmlOf, seenBy } from "../../people/accounts/rendered";
import { argsFor, cookieOf, packer, seller } from "../../cast";
import { paymentFor, sold } from "./sold";

const cookies = { packer: "", seller: "" };
let hands: Viewer;
let clerk: Viewer;
let order: Awaited<ReturnType<typeof sold>>;

beforeAll(async () => {
  [hands, clerk] = [await packer(), await seller()];
  cookies.packer = await cookieOf(hands);
  cookies.seller = await cookieOf(clerk);
  order = await sold({ userId: null, buyerName: "Gita Desai", status: "Not Process" });
  await paymentFor(order, "pay_PackersSeeNone1");
});

const statusOf = (id: string) =>
  db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)).get()?.status;
const params = () => ({ number: order.number });
const moved = (form: Record<string, string>, who: keyof typeof cookies = "packer") =>
  posted(parcelPage.action, `/dashboard/admin/parcels/${order.number}`, form, {
    params: params(),
    cookie: cookies[who],
  });

describe("a packer who ticks several orders", () => {
  const list = "/dashboard/admin/orders";
  const as = (path: string) => argsFor(path, { cookie: cookies.packer });
  const made = () =>
    Promise.all([1, 2].map(() => sold({ userId: null, status: "Not Process" as const })));
  const query = (some: { number: string }[]) =>
    `?${some.map(({ number }) => `order=${number}`).join("&")}`;

  test("prints slips and labels, and is offered no invoices", async () => {
    const ticked = query(await made());
    const html = await htmlOf(parcels, as("/dashboard/admin/parcels?tick=all"));
    expect(html).toContain("Tick none");
    expect(html).toContain('name="order"');
    const page = await got(tickedScreen.loader, `${list}/ticked${ticked}`, {
      cookie: cookies.packer,
    });
    expect(page.data).toMatchObject({ list: "/dashboard/admin/parcels", withoutInvoice: [] });
    for (const [{ loader }, name] of [
      [slips, "slips"],
      [labels, "labels"],
    ] as const)
      expect(
        (await got(loader, `${list}/${name}.pdf${ticked}`, { cookie: cookies.packer })).status,
      ).toBe(200);
    const invoices = await got(invoicesPdf.loader, `${list}/invoices.pdf${ticked}`, {
      cookie: cookies.packer,
    });
    expect(invoices.status).toBe(403);
  });

  test("is led from an order to its page without money, and to none that is not on the list", async () => {
    const refused = await sold({ userId: null, paymentStatus: "refunded" });
    const unpaid = await sold({ userId: null, paymentStatus: "unpaid", paidAt: null });
    const asked = query([refused, unpaid]);
    for (const [screen, path] of [
      [tickedScreen, `${list}/ticked`],
      [sendScreen, `${list}/send`],
    ] as const) {
      const html = await htmlOf(seenBy(hands, screen), as(`${path}${asked}`));
      expect(html).toContain(`href="/dashboard/admin/parcels/${refused.number}"`);
      expect(html).toContain(unpaid.number);
      expect(html).not.toContain(`/${unpaid.number}"`);
      expect(html).not.toContain(`${list}/PR-`);
      const sellers = argsFor(`${path}${asked}`, { cookie: cookies.seller });
      const whole = await htmlOf(seenBy(clerk, screen), sellers);
      for (const { number } of [refused, unpaid])
        expect(whole).toContain(`href="${list}/${number}"`);
    }
  });

  test("packs and sends them, and is led back to the own list", async () => {
    const some = await made();
    const press = (action: Parameters<typeof posted>[0], path: string, more: object) => {
      const form = new FormData();
      for (const { number } of some) form.append("order", number);
      for (const [name, value] of Object.entries(more)) form.append(name, String(value));
      return answerTo(action, argsFor(path, { form, cookie: cookies.packer }));
    };
    const packed = await press(tickedScreen.action, `${list}/ticked`, {});
    expect(packed.location).toBe("/dashboard/admin/parcels");
    expect(some.map(({ id }) => statusOf(id))).toEqual(["Processing", "Processing"]);
    const sent = await press(sendScreen.action, `${list}/send`, { intent: "send" });
    expect(sent.location).toBe("/dashboard/admin/parcels?show=to-send");
    expect(some.map(({ id }) => statusOf(id))).toEqual(["Shipped", "Shipped"]);
  });
});

describe("a packer", () => {
  const asked = async (loader: Parameters<typeof got>[0], path: string) =>
    (await got(loader, path, { cookie: cookies.packer, params: params() })).data;

  test("is sent no sum, payment or e-mail", async () => {
    const seen = [
      await asked(adminHome.loader, "/dashboard/admin"),
      await asked(parcels.loader, "/dashboard/admin/parcels"),
      await asked(parcelPage.loader, `/dashboard/admin/parcels/${order.number}`),
      await asked(search.loader, "/dashboard/admin/search?q=Gita"),
    ];
    for (const data of seen) {
      const text = JSON.stringify(data);
      expect(text).toContain(order.number);
      expect(text).not.toMatch(/paise|₹|pay_|refund|invoice|@/i);
    }
  });

  test("finds an order by no payment, invoice or e-mail", async () => {
    for (const q of ["pay_", "PR2425-", "gita@example.com"])
      expect(
        await asked(parcels.loader, `/dashboard/admin/parcels?q=${encodeURIComponent(q)}`),
      ).toMatchObject({ total: 0, orders: [] });
  });

  test("has the screens of a packer in the menu", async () => {
    const menu = (await asked(more.loader, "/dashboard/admin/more")) as {
      entries: { label: string }[];
    }[];
    expect(menu.flatMap(({ entries }) => entries.map(({ label }) => label))).toEqual([
      "Orders",
      "Stock",
      "How much to press",
      "Batches",
      "Mill book",
      "Profile",
      "Couriers",
    ]);
  });

  test("says that an order is packed and sent, and neither cancels nor pays back", async () => {
    expect((await moved({ status: "Processing", version: "Not Process" })).status).toBe(303);
    for (const form of [
      { status: "cancel" },
      { status: "deliverd" },
      { status: "Shipped", refund: "yes", idempotencyKey: newId() },
      { status: "Shipped", called: "yes" },
    ])
      expect((await moved({ version: "Processing", ...form })).status, form.status).toBe(403);
    expect(statusOf(order.id)).toBe("Processing");
    const sent = { order: order.id, status: "Shipped", version: "Processing" };
    const list = "/dashboard/admin/parcels";
    expect((await posted(parcels.action, list, sent, { cookie: cookies.packer })).status).toBe(303);
    expect(statusOf(order.id)).toBe("Shipped");
  });
});

describe("a seller", () => {
  test("may cancel, but sends no money back, on the page and in the list", async () => {
    const refund = { status: "cancel", version: "Shipped", refund: "yes", idempotencyKey: newId() };
    const ask = { cookie: cookies.seller };
    const path = `/dashboard/admin/orders/${order.number}`;
    expect(
      (await posted(orderPage.action, path, refund, { ...ask, params: params() })).status,
    ).toBe(403);
    const row = { ...refund, order: order.id };
    expect((await posted(orderList.action, "/dashboard/admin/orders", row, ask)).status).toBe(403);
    expect(statusOf(order.id)).toBe("Shipped");

    const { refund: _refund, ...bare } = row;
    const cancel = { ...bare, paid: "yes" };
    expect((await posted(orderList.action, "/dashboard/admin/orders", cancel, ask)).status).toBe(
      303,
    );
    expect(statusOf(order.id)).toBe("cancel");
  });

  test("says of what is paid that the owner gives it back before it is cancelled", async () => {
    const list = "/dashboard/admin/orders";
    const paid = await sold({ userId: null, status: "Not Process" });
    const args = { cookie: cookies.seller, params: { number: paid.number } };
    const page = argsFor(`${list}/${paid.number}`, args);
    const question = "It is paid: cancel it, and the owner is asked to give ₹1,450 back";
    for (const [screen, at] of [
      [orderPage, page],
      [orderList, argsFor(list, args)],
    ] as const)
      expect(await htmlOf(seenBy(clerk, screen), at)).toContain(question);

    const form = { order: paid.id, status: "cancel", version: "Not Process" };
    const onPage = (more = {}) =>
      posted(orderPage.action, `${list}/${paid.number}`, { ...form, ...more }, args);
    const inList = await posted(orderList.action, list, form, args);
    for (const answer of [await onPage(), await onPage({ paid: "" }), inList])
      expect(answer.status).toBe(409);
    expect(formIn(await onPage()).errors.paid).toContain("It is paid");
    expect(formIn(inList).errors.form).toContain("It is paid");
    expect(statusOf(paid.id)).toBe("Not Process");

    expect((await onPage({ paid: "yes" })).status).toBe(303);
    expect(statusOf(paid.id)).toBe("cancel");
    expect(toGiveBack(99).orders).toContainEqual(
      expect.objectContaining({ number: paid.number, paise: 145_000 }),
    );

    // What nobody paid is cancelled without a question.
    const unpaid = {
      paymentStatus: "pending",
      paymentMethod: "on-delivery",
      paidAt: null,
    } as const;
    const due = await sold({ userId: null, ...unpaid });
    const cancelled = await posted(
      orderPage.action,
      `${list}/${due.number}`,
      { status: "cancel", version: "Not Process" },
      { ...args, params: { number: due.number } },
    );
    expect(cancelled.status).toBe(303);
  });
});
