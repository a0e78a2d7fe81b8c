import { eq } from "drizzle-orm";
import { readdir } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { notices, orders, returnPhotos, returnRequests } from "~/base/db/schema";
import { settings } from "~/base/lib/env/settings.server";
import { newId } from "~/base/lib/ids.server";
import { day, hour } from "~/base/lib/time";
import { changeReturnTerms, returnTerms } from "~/upkeep/pages/returns/return-terms.server";
import { defaultTerms } from "~/upkeep/pages/returns/return-terms";
import { sweepPhotos } from "~/goods/photos/photo-sweep.server";
import { answerPhoto } from "~/goods/photos/photo-answer.server";
import { eraseUser } from "~/people/privacy/erase-user.server";
import { exportUser } from "~/people/privacy/export-user.server";
import { rememberOrder } from "~/sales/orders/access/known-orders.server";
import * as adminPhoto from "~/routes/admin/returns/return-photo";
import * as adminReturn from "~/routes/admin/returns/return";
import * as adminReturns from "~/routes/admin/returns/returns";
import { versionOf } from "~/base/lib/form/version.server";
import * as adminSettings from "~/routes/admin/returns/return-settings";
import * as orderPage from "~/routes/checkout/order-status";
import * as returnPage from "~/routes/checkout/return";
import * as ownPhoto from "~/routes/checkout/return-photo";
import * as product from "~/routes/shop/product";
import { dayMatters } from "~/office/dashboard/today/day-matters.server";
import { acceptReturn } from "~/sales/returns/decide.server";
import { answerTo, formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, cookiesOf, seller, shopper } from "../../cast";
import { asRegisteredFirm } from "../invoices/paying";
import { mailsOf } from "../../people/mail/outbox";
import { cookieOfLongAgo } from "../payments/changing";
import { providerOnTheWire } from "../payments/provider";
import { arrived, asked, phonePhoto, stateOf, takesCash } from "./asking";

providerOnTheWire();

let boss: Viewer;
let owners: string;

beforeAll(async () => {
  boss = await admin();
  owners = await cookieOf(boss);
  await asRegisteredFirm();
  await takesCash(boss);
});

/** A guest's order that arrived, and the cookie of the browser that knows it. */
async function guests() {
  const { order, tin } = await arrived(boss);
  const token = order.token;
  const request = argsFor(`/order/${token}`).request;
  const cookie = cookiesOf([await rememberOrder(request, order.id)]);
  const ask = { params: { token }, cookie };
  return { order, tin, token, cookie, ask, path: `/order/${token}/return` };
}

const typed = (more: Record<string, string> = {}, photos: Buffer[] = []) => {
  const form = new FormData();
  const fields = {
    idempotencyKey: newId(),
    "line-0": "1",
    reason: "broken",
    words: "It leaks",
    wish: "money",
  };
  for (const [name, value] of Object.entries({ ...fields, ...more })) form.set(name, value);
  for (const photo of photos)
    form.append("photo", new File([new Uint8Array(photo)], "tin.jpg", { type: "image/jpeg" }));
  return form;
};

const send = (
  { path, ask }: Awaited<ReturnType<typeof guests>>,
  more?: Record<string, string>,
  photos?: Buffer[],
) =>
  answerTo(
    returnPage.action,
    argsFor(
      new Request(`http://localhost:3000${path}`, requestWith(typed(more, photos), ask.cookie)),
      ask,
    ),
  );

const requestWith = (body: FormData, cookie: string) => ({
  method: "POST",
  body,
  headers: { Cookie: cookie },
});

describe("a guest", () => {
  test("asks with a photo by the order's link, and gets a number; others see nothing of it", async () => {
    const guest = await guests();
    const { order, token, ask, path } = guest;
    expect(await htmlOf(orderPage, argsFor(`/order/${token}`, ask))).toContain("Ask for a return");
    const stranger = await got(returnPage.loader, path, { params: { token } });
    expect(stranger.location).toBe(`/order/${token}/prove`);
    const form = await htmlOf(returnPage, argsFor(path, ask));
    expect(form).toMatch(/enctype="multipart\/form-data"/i);

    const without = await send(guest, { words: "It leaks a lot" });
    expect(formIn(without).errors.photo).toContain("Please add 1 photo");
    expect(formIn(without).values.words).toBe("It leaks a lot");
    const broken = await send(guest, {}, [Buffer.from("no photo")]);
    expect(formIn(broken).errors.photo).toContain("must be a JPEG");
    const beside = await send(guest, {}, [await phonePhoto(), Buffer.from("no photo")]);
    expect(formIn(beside).errors.photo).toMatch(/^tin\.jpg: Photo must be a JPEG/);
    const many = await send(guest, {}, Array(5).fill(await phonePhoto()) as Buffer[]);
    expect(formIn(many).errors.photo).toBe("Choose at most 4 photos");

    const answer = await send(guest, {}, [await phonePhoto()]);
    expect(answer.location).toBe(path);
    expect((await toastIn(answer))?.message).toContain(`${order.number}-R1`);
    const html = await htmlOf(returnPage, argsFor(path, ask));
    expect(html).toContain(`Return ${order.number}-R1`);
    expect(html).toContain("We look at it and answer by");
    expect(await htmlOf(orderPage, argsFor(`/order/${token}`, ask))).toContain(
      `${order.number}-R1`,
    );
    const open = await htmlOf(orderPage, argsFor(`/order/${token}`, { params: { token } }));
    expect(open).not.toContain(`${order.number}-R1`);
  });

  test("sees the photo, and so does the staff; nobody else, and it tells nothing of the phone", async () => {
    const guest = await guests();
    const { order, token, ask } = guest;
    await send(guest, {}, [await phonePhoto()]);
    const [photo] = stateOf(`${order.number}-R1`).photoIds;
    const params = { token, id: photo ?? "" };
    const of = (more: object) =>
      argsFor(`/order/${token}/return/photos/${photo}`, { params, ...more });
    const seen = await ownPhoto.loader(of({ cookie: ask.cookie }));
    const bytes = Buffer.from(await seen.arrayBuffer());
    expect(seen.headers.get("Content-Type")).toBe("image/jpeg");
    expect(seen.headers.get("Cache-Control")).toContain("private");
    expect(bytes.includes("SecretPhone")).toBe(false);
    expect((await answerTo(ownPhoto.loader, of({}))).status).toBe(303);
    const other = await guests();
    const theirs = { params: { ...params, token: other.token }, cookie: other.cookie };
    expect((await answerTo(ownPhoto.loader, of(theirs))).status).toBe(404);
    const staff = { params: { id: photo ?? "" } };
    const asStaff = async (who: Viewer) =>
      (
        await answerTo(
          adminPhoto.loader,
          argsFor(`/dashboard/admin/returns/photos/${photo}`, {
            ...staff,
            cookie: await cookieOf(who),
          }),
        )
      ).status;
    expect(await asStaff(await seller())).toBe(200);
    expect(await asStaff(await shopper())).toBe(403);
    const row = db.select().from(returnPhotos).where(eq(returnPhotos.id, params.id)).get();
    const open = { method: "GET", pathname: `/photos/${row?.file}/640.jpg`, headers: {} };
    expect((await answerPhoto(open))?.status).toBe(404);
  });

  test("cannot ask once the days are over, and is told so; a form sent twice asks once", async () => {
    const guest = await guests();
    const { order, path, ask } = guest;
    const form = { idempotencyKey: newId(), reason: "wrong" };
    await send(guest, form);
    await send(guest, form);
    const rows = db.select().from(returnRequests).where(eq(returnRequests.orderId, order.id)).all();
    expect(rows).toHaveLength(1);
    const deliveredAt = Date.now() - 8 * day;
    await write((tx) =>
      tx.update(orders).set({ deliveredAt }).where(eq(orders.id, order.id)).run(),
    );
    expect(await htmlOf(returnPage, argsFor(path, ask))).toContain("could be asked for until");
    const late = await send(guest, { reason: "wrong" });
    expect(late.status).toBe(409);
    expect(formIn(late).errors.form).toContain("cannot be asked for here any more");
    expect(formIn(late).values.words).toBe("It leaks");
  });

  test("reads where to send the packs, and takes the return back by a press", async () => {
    const guest = await guests();
    await send(guest, { reason: "late" });
    const number = `${guest.order.number}-R1`;
    const packs = [{ position: 0, quantity: 1 }];
    await acceptReturn({ number, packs, goods: "back", answer: "By Monday", actor: boss });
    const html = await htmlOf(returnPage, argsFor(guest.path, guest.ask));
    expect(html).toContain(`write ${number} on the parcel`);
    expect(html).toContain("We pay for sending the item back.");
    expect(html).toContain("Udhna, Surat 394210");
    expect(html).toContain("By Monday");
    await send(guest, { intent: "withdraw", request: stateOf(number).id });
    expect(stateOf(number).state).toBe("withdrawn");
    const staff = { params: { number }, cookie: owners };
    const page = await htmlOf(adminReturn, argsFor(`/dashboard/admin/returns/${number}`, staff));
    expect(page).toContain("are sent back, we pay for it");
    expect(page).toContain("withdrawn by the buyer");
  });

  test("is told in the order's language, and the owner at once", async () => {
    const guest = await guests();
    await write((tx) =>
      tx.update(orders).set({ language: "gu" }).where(eq(orders.id, guest.order.id)).run(),
    );
    await send(guest, { reason: "wrong" });
    const number = `${guest.order.number}-R1`;
    expect(mailsOf("return-asked").at(-1)?.subject).toBe(`તમારું રિટર્ન ${number} અમને મળ્યું છે`);
    const told = db.select().from(notices).all().at(-1);
    expect(told?.words).toContain(number);
    expect(told?.path).toBe(`/dashboard/admin/returns/${number}`);
    expect(dayMatters().find(({ to }) => to === "/dashboard/admin/returns")?.count).toBeGreaterThan(
      0,
    );
  });
});

describe("the owner", () => {
  const at = (number: string, cookie = owners) => ({ params: { number }, cookie });
  const step = (number: string, form: Record<string, string>, cookie = owners) =>
    posted(adminReturn.action, `/dashboard/admin/returns/${number}`, form, at(number, cookie));

  test("sees what is due first, accepts a part, and gives the money back after the password", async () => {
    const { order } = await arrived(boss, "transfer");
    const first = await asked(order, { 1: 1 }, {}, Date.now());
    const late = await asked(
      (await arrived(boss)).order,
      { 0: 2 },
      { reason: "broken" },
      Date.now() - 3 * day,
    );
    const list = await htmlOf(
      adminReturns,
      argsFor("/dashboard/admin/returns", { cookie: owners }),
    );
    expect(list.indexOf(late)).toBeLessThan(list.indexOf(first));
    expect(list).toContain("overdue");

    const path = `/dashboard/admin/returns/${late}`;
    const page = await htmlOf(adminReturn, argsFor(path, at(late)));
    expect(page).toContain("Accept the return");
    const none = await step(late, { intent: "accept", "line-0": "0", goods: "kept" });
    expect(formIn(none).errors.form).toContain("at least one product");
    await step(late, { intent: "accept", "line-0": "1", goods: "kept", answer: "Throw it away" });
    expect(mailsOf("return-accepted").at(-1)?.text).toContain("Throw it away");
    expect(await htmlOf(adminReturn, argsFor(path, at(late)))).toContain("1 of 2 ×");
    const money = { intent: "money", version: "accepted", expected: "0" };
    expect((await step(late, money, await cookieOf(await seller()))).status).toBe(403);
    expect((await step(late, money, await cookieOfLongAgo(boss))).status).toBe(428);
    expect((await step(late, money, await cookieOf(boss))).location).toBe(path);
    owners = await cookieOf(boss);
    expect(stateOf(late).state).toBe("settled");
  });

  test("is told that a step was taken already, though its form is gone", async () => {
    const number = await asked((await arrived(boss)).order, { 0: 1 });
    const path = `/dashboard/admin/returns/${number}`;
    const accept = { intent: "accept", "line-0": "1", goods: "back" };
    const receive = { intent: "receive", "line-0": "1", state: "sound" };
    for (const form of [accept, receive]) {
      expect((await step(number, form)).location).toBe(path);
      const again = await htmlOf(adminReturn, argsFor(path, { ...at(number), form }));
      expect(again).toContain("Someone else changed this return. Reload the page and check it.");
    }
    const forged = { ...at(number), form: { intent: "nothing" } };
    const page = await htmlOf(adminReturn, argsFor(path, forged));
    expect(page).toContain("Please reload the page.");
  });

  test("refuses with a reason only, and nothing typed is lost", async () => {
    const number = await asked((await arrived(boss)).order, { 0: 1 });
    const blank = await step(number, { intent: "refuse", version: "asked", answer: " " });
    expect(formIn(blank).errors.answer).toBe("Say why, for the buyer.");
    const old = await step(number, { intent: "refuse", answer: "It was opened" });
    expect([old.status, formIn(old).values.answer]).toEqual([409, "It was opened"]);
    await step(number, { intent: "refuse", version: "asked", answer: "It was opened" });
    expect(stateOf(number)).toMatchObject({
      state: "refused",
      answer: "It was opened",
      dueAt: null,
    });
  });

  test("sets the numbers that policy, product data and forms say", async () => {
    const form = { days: "10", refundDays: "3", wayBack: "fault", minPhotos: "0" };
    const version = versionOf(returnTerms());
    const save = (values: object) =>
      posted(
        adminSettings.action,
        "/dashboard/admin/settings/returns",
        { version, ...form, ...values },
        { cookie: owners },
      );
    expect(formIn(await save({ days: "0" })).errors.days).toContain("from 1 to 90");
    for (const _ of ["first", "sent twice"]) expect((await save({})).status).toBe(303);
    const late = await save({ days: "20", wayBack: "buyer" });
    expect(late.status).toBe(409);
    expect(formIn(late)).toMatchObject({
      errors: {
        form: expect.stringContaining("Someone else changed the terms of returns"),
        days: "“Days to ask for a return” says now: 10",
        wayBack: expect.stringContaining("says now: We do when the goods were broken"),
      },
      values: { days: "20", version: versionOf(returnTerms()) },
    });
    expect(returnTerms()).toEqual({ days: 10, refundDays: 3, wayBack: "fault", minPhotos: 0 });
    const guest = await guests();
    expect((await send(guest, {})).status).toBe(303);
    const { tin } = guest;
    const shown = await got(product.loader, `/product/${tin.slug}`, { params: { slug: tin.slug } });
    expect(JSON.stringify((shown.data as { told: object[] }).told)).toContain(
      '"merchantReturnDays":10',
    );
    await changeReturnTerms(defaultTerms, boss);
  });
});

test("words and photos of a return are exported, and gone once the person is erased", async () => {
  const guest = await guests();
  const email = guest.order.buyerEmail;
  await send(guest, { words: "Only I would say so", payTo: "asha@bank" }, [await phonePhoto()]);
  const exported = JSON.stringify(await exportUser(email));
  expect(exported).toContain("Only I would say so");
  expect(exported).toContain("asha@bank");
  const { file = "" } = db.select().from(returnPhotos).all().at(-1) ?? {};
  const isKept = async () => (await readdir(settings.uploadsDir)).includes(file);
  await sweepPhotos(Date.now() + 2 * hour);
  expect(await isKept()).toBe(true);
  await eraseUser(email);
  expect(JSON.stringify(db.select().from(returnRequests).all())).not.toContain(
    "Only I would say so",
  );
  await sweepPhotos(Date.now() + 2 * hour);
  expect(await isKept()).toBe(false);
});
