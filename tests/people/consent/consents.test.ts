import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { registerUser } from "~/people/accounts/users/users.server";
import { chooseNews } from "~/people/consent/choose-news.server";
import { newsCsv } from "~/people/consent/news-csv.server";
import { currentNotice } from "~/people/consent/notice/versions";
import { agreesToNews, agreeToNews, noteNotice } from "~/people/consent/record.server";
import { stopLink, stopNews, stopToken } from "~/people/consent/stop-link.server";
import { db, write } from "~/base/db/connection.server";
import { consents } from "~/base/db/schema";
import { inLanguage } from "~/base/words/language";
import { castAnswer, castPassword, shopper } from "../../cast";
import { sold } from "../../sales/orders/sold";

const registration = {
  name: "Asha Patel",
  password: castPassword,
  phone: "98250 12345",
  address: "12 Ring Road, Surat 395002",
  answer: castAnswer,
  termsAccepted: false,
};
async function csv(): Promise<string> {
  let text = "";
  for await (const line of newsCsv()) text += line;
  return text;
}
const of = (email: string) => db.select().from(consents).where(eq(consents.email, email)).all();

test("who registers has the version, words and language of the notice noted, and agrees to news only by the box", async () => {
  const register = (email: string, wantsNews: boolean) =>
    inLanguage("gu", () =>
      registerUser({ ...registration, email, wasShownNotice: true, wantsNews }),
    );
  const { user } = await register("quiet@example.com", false);
  const noted = db
    .select()
    .from(consents)
    .where(eq(consents.userId, user?.id ?? ""))
    .all();
  expect(noted).toMatchObject([
    {
      purpose: "account",
      noticeVersion: currentNotice.version,
      noticeHash: currentNotice.hashes.gu,
      language: "gu",
      door: "register",
      withdrawnAt: null,
    },
  ]);
  expect(agreesToNews("quiet@example.com")).toBe(false);
  await register("keen@example.com", true);
  expect(agreesToNews("KEEN@example.com ")).toBe(true);
});

test("an account gives and ends its consent with one press; both times stay, and the list forgets at once", async () => {
  const user = await shopper();
  await chooseNews(user, true);
  await chooseNews(user, true);
  expect(await csv()).toContain(user.email);
  await chooseNews(user, false);
  expect(await csv()).not.toContain(user.email);
  await chooseNews(user, true);
  expect(of(user.email).map(({ withdrawnDoor }) => withdrawnDoor)).toEqual(["profile", null]);
});

test("the link in a mail ends the consent without a login, and a forged one does nothing", async () => {
  const user = await shopper();
  await chooseNews(user, true);
  const [given] = of(user.email);
  const token = stopToken(given?.id ?? "");
  expect(stopLink(`${given?.id}.forged`)).toBeNull();
  await stopNews(`${given?.id}.forged`);
  expect(agreesToNews(user.email)).toBe(true);
  expect(await csv()).toContain(token);
  await stopNews(token);
  await stopNews(token);
  expect(stopLink(token)).toEqual({ email: user.email, isStopped: true });
  expect(of(user.email)).toMatchObject([{ withdrawnDoor: "mail" }]);
});

test("a guest is in the list once the order is paid; an order's notice is noted once", async () => {
  const paid = await sold({ userId: null, buyerEmail: "paid@example.com" });
  const unpaid = await sold({
    userId: null,
    buyerEmail: "unpaid@example.com",
    paymentStatus: "unpaid",
    paidAt: null,
  });
  await write((tx) => {
    for (const { id, buyerEmail } of [paid, unpaid]) {
      noteNotice(tx, "order", { orderId: id }, "checkout");
      noteNotice(tx, "order", { orderId: id }, "checkout");
      agreeToNews(tx, buyerEmail, { orderId: id }, "checkout");
    }
  });
  const noted = db.select().from(consents).where(eq(consents.orderId, paid.id)).all();
  expect(noted.map(({ purpose }) => purpose).toSorted()).toEqual(["marketing", "order"]);
  const list = await csv();
  expect(list).toContain("paid@example.com,");
  expect(list).not.toContain("unpaid@example.com");
});
