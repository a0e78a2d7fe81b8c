import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { auditLog, orders } from "~/base/db/schema";
import * as list from "~/routes/admin/orders/orders";
import * as page from "~/routes/admin/orders/order";
import * as slip from "~/routes/admin/orders/order-slip";
import * as buyersPage from "~/routes/checkout/order-status";
import { formIn, got, posted } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { sold } from "./sold";

let boss: string;
let buyer: Viewer;

beforeAll(async () => {
  boss = await cookieOf(await admin({ name: "Ramesh Shah" }));
  buyer = await shopper();
});

const pathOf = (number: string) => `/dashboard/admin/orders/${number}`;
const shown = (number: string) =>
  htmlOf(page, argsFor(pathOf(number), { cookie: boss, params: { number } }));
const save = (number: string, form: Record<string, string>) =>
  posted(
    page.action,
    pathOf(number),
    { intent: "notes", note: "", noteForBuyer: "", ...form },
    { cookie: boss, params: { number } },
  );
const versionIn = (html: string) => {
  const form = html.slice(html.indexOf('id="order-notes"'));
  return /value="([^"]*)"/.exec(inputIn(form, "version"))?.[1] ?? "";
};
const stored = (id: string) => db.select().from(orders).where(eq(orders.id, id)).get();

test("our own note stands on the order's page and in the list, and never reaches the buyer", async () => {
  const { id, number, token } = await sold({ userId: buyer.id });
  const version = versionIn(await shown(number));
  const answer = await save(number, { note: "Leave it with the watchman", version });
  expect(answer.status).toBe(303);
  expect(await shown(number)).toContain('<p class="own-note">Leave it with the watchman</p>');
  const row = await htmlOf(list, argsFor(`/dashboard/admin/orders?q=${number}`, { cookie: boss }));
  expect(row).toContain(">Note</span>");
  const cookie = await cookieOf(buyer);
  const theirs = await got(buyersPage.loader, `/order/${token}`, { cookie, params: { token } });
  expect(JSON.stringify(theirs.data)).not.toContain("watchman");

  expect(await shown(number)).toContain("Ramesh Shah changed the note for ourselves");
  const log = db.select().from(auditLog).where(eq(auditLog.subjectId, id)).all();
  expect(log.map(({ action }) => action)).toEqual(["order.note"]);
  expect(JSON.stringify(log)).not.toContain("watchman");
});

test("the note for the buyer stands on the slip and on the buyer's page, not for everybody with the link", async () => {
  const { number, token } = await sold({ userId: buyer.id });
  const version = versionIn(await shown(number));
  await save(number, { noteForBuyer: "A jar is a gift.\nEnjoy it.", version });
  const printed = await htmlOf(
    slip,
    argsFor(`${pathOf(number)}/slip`, { cookie: boss, params: { number } }),
  );
  expect(printed).toContain("A jar is a gift.\nEnjoy it.");
  const noteFor = async (cookie?: string) => {
    const ask = { params: { token }, ...(cookie && { cookie }) };
    return (await got(buyersPage.loader, `/order/${token}`, ask)).data;
  };
  expect(await noteFor(await cookieOf(buyer))).toMatchObject({
    note: "A jar is a gift.\nEnjoy it.",
  });
  expect(await noteFor()).toMatchObject({ note: "" });
});

test("of two who write at once nobody loses a word", async () => {
  const { id, number } = await sold({ userId: buyer.id });
  const version = versionIn(await shown(number));
  await save(number, { note: "Call before noon", version });
  const refused = await save(number, { note: "Pack with straw", version });
  expect(refused.status).toBe(409);
  const form = formIn(refused);
  expect(form.values).toMatchObject({ intent: "notes", note: "Pack with straw" });
  expect(form.errors.note).toBe("“For ourselves” says now: Call before noon");
  expect(stored(id)?.note).toBe("Call before noon");

  const both = { note: "Call before noon, pack with straw", version: form.values.version ?? "" };
  expect((await save(number, both)).status).toBe(303);
  expect(stored(id)?.note).toBe(both.note);
});

test("a note that is too long is given back as it was typed", async () => {
  const { number } = await sold({ userId: buyer.id });
  const note = "x".repeat(1001);
  const refused = await save(number, { note, version: versionIn(await shown(number)) });
  expect(refused.status).toBe(400);
  expect(formIn(refused)).toMatchObject({
    errors: { note: "A note must have at most 1000 characters" },
    values: { note },
  });
});
