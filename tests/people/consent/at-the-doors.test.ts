import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { currentNotice } from "~/people/consent/notice/versions";
import { agreesToNews } from "~/people/consent/record.server";
import { db } from "~/base/db/connection.server";
import { consents } from "~/base/db/schema";
import * as adminPage from "~/routes/admin/privacy";
import { action as chooseNews } from "~/routes/account/news";
import * as page from "~/routes/checkout/place-order";
import * as stop from "~/routes/site/stop-news";
import { stopToken } from "~/people/consent/stop-link.server";
import { posted } from "../accounts/answers";
import { htmlOf, inputIn } from "../accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { guestWith, hiddenIn, press, typed } from "../../sales/checkout/guests";
import { orderOf, tokenIn } from "../../sales/checkout/shopping";
import { noDelivery } from "../../goods/delivery/shelf";
import { providerOnTheWire } from "../../sales/payments/provider";
import { product } from "../../shelf";

providerOnTheWire();

let tin: Awaited<ReturnType<typeof product>>;
beforeAll(async () => {
  tin = await product();
  await noDelivery();
});

async function ordered(extra: Record<string, string>) {
  const cookie = await guestWith(tin);
  const html = await htmlOf(page, argsFor("/checkout", { cookie }));
  const answer = await press(cookie, { ...typed, ...hiddenIn(html), ...extra });
  const order = orderOf(tokenIn(answer.location ?? ""));
  const noted = db
    .select()
    .from(consents)
    .where(eq(consents.orderId, order?.id ?? ""))
    .all();
  return { html, noted };
}

test("a guest's order keeps the notice's version, and agrees to news only by the box, which is not ticked", async () => {
  const { html, noted } = await ordered({ email: "silent@example.com" });
  expect(html).toContain('href="/privacy"');
  expect(inputIn(html, "news")).not.toContain("checked");
  expect(noted).toMatchObject([
    { purpose: "order", noticeVersion: currentNotice.version, door: "checkout", email: null },
  ]);
  expect(agreesToNews("silent@example.com")).toBe(false);
  const keen = await ordered({ email: "keen-guest@example.com", news: "on" });
  expect(keen.noted).toHaveLength(2);
  expect(agreesToNews("keen-guest@example.com")).toBe(true);
});

test("one press in the account gives it, one press takes it", async () => {
  const user = await shopper();
  const cookie = await cookieOf(user);
  const choose = (news: string) => posted(chooseNews, "/dashboard/user/news", { news }, { cookie });
  expect(await choose("on")).toMatchObject({ status: 303, location: "/dashboard/user/profile" });
  expect(agreesToNews(user.email)).toBe(true);
  await choose("off");
  expect(agreesToNews(user.email)).toBe(false);
});

test("opening the link to stop changes nothing; its button does", async () => {
  const user = await shopper();
  const cookie = await cookieOf(user);
  await posted(chooseNews, "/dashboard/user/news", { news: "on" }, { cookie });
  const given = db.select().from(consents).where(eq(consents.email, user.email)).get();
  const token = stopToken(given?.id ?? "");
  const args = { params: { token } };
  await htmlOf(stop, { ...argsFor(`/news/stop/${token}`), ...args });
  expect(agreesToNews(user.email)).toBe(true);
  const path = `/news/stop/${token}`;
  await stop.action({ ...argsFor(path, { form: {} }), ...args } as never);
  expect(agreesToNews(user.email)).toBe(false);
});

test("the owner sees the notice, the consents and what goes when", async () => {
  const cookie = await cookieOf(await admin());
  const html = await htmlOf(adminPage, argsFor("/dashboard/admin/privacy", { cookie }));
  expect(html).toContain(currentNotice.version);
  expect(html).toContain("72 months after the annual return");
});
