import { desc } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { couponVersion } from "~/sales/coupons/coupon-changes.server";
import { allCoupons } from "~/sales/coupons/coupon-list.server";
import { discountFor } from "~/sales/coupons/discount.server";
import { db } from "~/base/db/connection.server";
import { auditLog } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import { lapseJob } from "~/sales/payments/lapse-job.server";
import * as page from "~/routes/admin/goods/coupons";
import { formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, seller, shopper } from "../../cast";
import { product } from "../../shelf";
import { guestOrders } from "./couponing";
import { newId } from "~/base/lib/ids.server";

const path = "/dashboard/admin/coupons";
let cookie: string;
let tin: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  tin = (await product()).id;
});

const send = (form: Record<string, string>) =>
  posted(page.action, path, { idempotencyKey: newId(), ...form }, { cookie });
const named = (code: string) => allCoupons().find((one) => one.code === code);
const edit = (code: string) => {
  const coupon = named(code);
  if (!coupon) throw new Error(`There is no coupon ${code}`);
  return { intent: "update", id: coupon.id, version: couponVersion(coupon) };
};
const idOf = (code: string) => named(code)?.id ?? "";
const lastEntry = () => db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1).get();

describe("a seller", () => {
  test("makes coupons up to what the owner's settings say, and switches no bigger one on", async () => {
    const by = await cookieOf(await seller());
    const form = (value: string, kind = "percent") => ({
      code: `SELL${value}${kind}`,
      kind,
      value,
    });
    const sends = (fields: Record<string, string>) =>
      posted(page.action, path, { idempotencyKey: newId(), ...fields }, { cookie: by });
    const much = await sends(form("21"));
    expect([much.status, formIn(much).errors.value]).toEqual([
      400,
      "Your coupons may give at most 20 %: the owner makes one that gives more",
    ]);
    expect(formIn(await sends(form("501", "amount"))).errors.value).toContain("at most ₹500:");
    expect((await sends(form("20"))).status).toBe(303);
    expect((await send(form("90"))).status).toBe(303);
    const id = idOf("SELL90PERCENT");
    await send({ intent: "switch", id, to: "off" });
    const on = await sends({ intent: "switch", id, to: "on" });
    expect((await toastIn(on))?.message).toContain("at most 20 %");
    expect(named("SELL90PERCENT")?.isOn).toBe(false);
  });
});

const diwali = {
  code: "diwali 10",
  kind: "percent",
  value: "12.5 %",
  least: "₹1,500",
  first: "on",
  perBuyer: "1",
  inAll: "100",
  from: "2026-11-01",
  to: "2098-11-15",
};

describe("a coupon", () => {
  test("is added with all its rules, which the list shows in words", async () => {
    const answer = await send(diwali);
    expect(await toastIn(answer)).toEqual({ type: "success", message: "DIWALI10 is added" });
    const start = Date.UTC(2026, 9, 31, 18, 30);
    expect(named("DIWALI10")).toMatchObject({
      kind: "percent",
      value: 1250,
      leastPaise: 150_000,
      firstOrderOnly: true,
      perBuyer: 1,
      inAll: 100,
      startsAt: start,
      endsAt: Date.UTC(2098, 10, 15, 18, 30),
      isOn: true,
      offer: "12.5 %",
    });
    const html = await htmlOf(page, argsFor(path, { cookie }));
    expect(html).toContain(
      "from ₹1,500, first order only, 1 per buyer, 100 in all, 01 Nov 2026 to 15 Nov 2098",
    );
    expect(lastEntry()).toMatchObject({ action: "coupon.create", subjectName: "DIWALI10" });
  });

  test("needs only a code and a discount", async () => {
    await send({ code: "PLAIN", kind: "amount", value: "99.50" });
    expect(named("PLAIN")).toMatchObject({ value: 9950, perBuyer: null, endsAt: null, rules: [] });
  });

  test("with mistakes comes back as it was typed, with all of them told at once", async () => {
    const wrong = {
      idempotencyKey: newId(),
      code: "a!",
      kind: "percent",
      value: "101",
      least: "much",
      first: "on",
      perBuyer: "0",
      inAll: "1.5",
      from: "2026-11-15",
      to: "2026-11-01",
    };
    const answer = await send(wrong);
    expect(answer.status).toBe(400);
    expect(formIn(answer)).toEqual({
      values: wrong,
      errors: {
        code: "Code must have 3 to 30 letters, digits or dashes",
        value: "Discount must be at most 100 percent",
        least: "Least value must be an amount in rupees, such as 500",
        perBuyer: "Uses per buyer must be a whole number from 1 to 10,00,000, or blank",
        inAll: "Uses in all must be a whole number from 1 to 10,00,000, or blank",
        to: "Last day must not be before the first day",
      },
    });
    const html = await htmlOf(page, argsFor(path, { cookie, form: wrong }));
    expect(inputIn(html, "code")).toContain('value="a!"');
    expect(inputIn(html, "first")).toContain("checked");
    const { errors } = formIn(await send({ code: "OK-CODE", from: "soon" }));
    expect(errors).toEqual({
      value: "Discount must be a number above 0, such as 10 or 12.50",
      from: "First day must be a day, such as 2026-11-25",
    });
  });

  test("that would have ended already is not added, but a running one may be ended so", async () => {
    const ended = { code: "OVER", value: "10", from: "2020-01-01", to: "2020-02-01" };
    const answer = await send(ended);
    expect(answer.status).toBe(400);
    expect(formIn(answer)).toMatchObject({
      errors: { to: "Last day must be today or a day to come" },
      values: ended,
    });
    expect(named("OVER")).toBeUndefined();
    await send({ code: "OVER", value: "10" });
    expect((await send({ ...ended, ...edit("OVER") })).status).toBe(303);
    expect(named("OVER")?.endsAt).toBeLessThan(Date.now());
  });

  test("cannot have the code of another", async () => {
    await send({ code: "ONCE", kind: "amount", value: "10" });
    const again = await send({ code: "once", kind: "amount", value: "20" });
    expect(again.status).toBe(409);
    expect(formIn(again).errors.code).toBe("There is a coupon with this code already");
  });

  test("is added once when its form is sent twice", async () => {
    const form = {
      idempotencyKey: newId(),
      code: "TWICE",
      kind: "percent",
      value: "10",
      perBuyer: "1",
    };
    for (const _ of ["first", "second"]) {
      const answer = await send(form);
      expect((await toastIn(answer))?.message).toBe("TWICE is added");
    }
    expect((await send({ ...form, value: "20" })).status).toBe(409);
    await send({ ...form, ...edit("TWICE"), value: "30" });
    await send(form);
    expect(named("TWICE")).toMatchObject({ value: 3000 });
  });

  test("is edited, and what has changed stands in the audit log", async () => {
    await send({ code: "EDIT-ME", kind: "amount", value: "10", least: "500" });
    const id = idOf("EDIT-ME");
    await send({ ...edit("EDIT-ME"), code: "EDITED", kind: "percent", value: "5" });
    expect(named("EDITED")).toMatchObject({ id, kind: "percent", value: 500, leastPaise: 0 });
    expect(JSON.parse(lastEntry()?.changes ?? "")).toEqual({
      code: ["EDIT-ME", "EDITED"],
      discount: ["₹10", "5 %"],
      leastPaise: [50_000, 0],
    });
    const form = { intent: "update", id, code: "", kind: "percent", value: "5" };
    const html = await htmlOf(page, argsFor(`${path}?edit=${id}`, { cookie, form }));
    expect(html).toContain("Edit EDITED");
    expect(html).toContain("Code must have 3 to 30 letters");
  });

  test("that somebody else edits meanwhile stays as they wrote it, until the second has seen that", async () => {
    const form = { code: "BOTH", kind: "amount", value: "10", least: "500", from: "2026-11-25" };
    await send(form);
    const opened = edit("BOTH");
    const first = { ...form, ...opened, kind: "percent", first: "on", from: "" };
    await send({ intent: "switch", id: opened.id, to: "off" });
    for (const _ of ["first", "sent twice"]) expect((await send(first)).status).toBe(303);
    const second = { ...form, ...opened, value: "12.50" };
    const refused = await send(second);
    expect(refused.status).toBe(409);
    const { errors, values } = formIn(refused);
    expect(errors).toEqual({
      form: expect.stringContaining("Someone else changed this coupon"),
      kind: "“Kind of discount” says now: Percent of the goods",
      value: "“Discount” says now: 10",
      first: "“First order only” is ticked now.",
      from: "“First day” is empty now.",
    });
    expect(values).toMatchObject({ value: "12.50", from: "2026-11-25" });
    expect(named("BOTH")).toMatchObject({ value: 1000, firstOrderOnly: true });
    await send({ ...second, version: values.version ?? "" });
    expect(named("BOTH")).toMatchObject({ kind: "amount", value: 1250, isOn: false });
  });

  test("is switched off and on again; switching it twice changes nothing", async () => {
    await send({ code: "SWITCH", kind: "amount", value: "10" });
    const turn = (to: string) => send({ intent: "switch", id: idOf("SWITCH"), to });
    await turn("off");
    expect((await turn("off")).status).toBe(303);
    expect(named("SWITCH")?.state).toBe("Off");
    expect(discountFor(db, "SWITCH", 145_000, null).problem).not.toBeNull();
    await turn("on");
    expect(discountFor(db, "SWITCH", 145_000, null).discount?.paise).toBe(1000);
  });

  test("that nobody used is deleted", async () => {
    await send({ code: "UNUSED", kind: "amount", value: "10" });
    const answer = await send({ intent: "delete", id: idOf("UNUSED") });
    expect((await toastIn(answer))?.message).toBe("UNUSED is deleted");
    expect(named("UNUSED")).toBeUndefined();
    expect(lastEntry()).toMatchObject({ action: "coupon.delete", subjectName: "UNUSED" });
    const again = await send({ intent: "delete", id: "no-such" });
    expect((await toastIn(again))?.message).toBe("This coupon no longer exists");
  });

  test("that was used is only switched off, also after its orders gave it back", async () => {
    await send({ code: "USED", kind: "amount", value: "10" });
    const { order } = (await guestOrders(tin, "USED")).placed;
    await lapseJob.run((order?.updatedAt ?? 0) + 3 * day);
    const id = idOf("USED");
    expect(await htmlOf(page, argsFor(`${path}?delete=${id}`, { cookie }))).toContain(
      "Switch off USED?",
    );
    const answer = await send({ intent: "delete", id });
    expect((await toastIn(answer))?.message).toBe("USED is switched off");
    expect(named("USED")).toMatchObject({ isOn: false, uses: 0 });
  });
});

test("the list counts the uses of each coupon and what they gave", async () => {
  await send({ code: "COUNTED", kind: "amount", value: "100" });
  await send({ code: "BESIDE", kind: "amount", value: "50" });
  for (let n = 0; n < 3; n += 1) await guestOrders(tin, "COUNTED");
  await guestOrders(tin, "BESIDE");
  expect(named("COUNTED")).toMatchObject({ uses: 3, givenPaise: 30_000 });
  expect(named("BESIDE")).toMatchObject({ uses: 1, givenPaise: 5000 });
});

test("a guest and a shopper see no coupons and change none", async () => {
  const asShopper = await cookieOf(await shopper());
  const form = { code: "MINE", kind: "amount", value: "10" };
  expect((await got(page.loader, path)).status).toBe(401);
  expect((await got(page.loader, path, { cookie: asShopper })).status).toBe(403);
  expect((await posted(page.action, path, form)).status).toBe(401);
  expect((await posted(page.action, path, form, { cookie: asShopper })).status).toBe(403);
  expect(named("MINE")).toBeUndefined();
});
