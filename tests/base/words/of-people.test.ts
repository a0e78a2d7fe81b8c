import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { languageOf } from "~/people/accounts/own-language.server";
import { signInCookie } from "~/people/accounts/sign-in/sign-in.server";
import { updateProfile } from "~/people/accounts/users/users.server";
import { db } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { date, dayInWords, weekday } from "~/base/lib/dates";
import { declaredSize, netQuantity } from "~/base/lib/pack-size";
import { inLanguage } from "~/base/words/language";
import { shopper } from "../../cast";
import { emptyOutbox, mailsOf } from "../../people/mail/outbox";

beforeEach(emptyOutbox);

test("whoever registers in Gujarati is welcomed in it, and written to in it from anywhere", async () => {
  const user = await inLanguage("gu", () => shopper());
  expect(mailsOf("registered")[0]).toMatchObject({
    subject: "સ્વાગત છે: તમારું એકાઉન્ટ તૈયાર છે",
  });
  expect(mailsOf("registered")[0]?.text).toContain("/gu/login");
  await updateProfile(user, { password: "another-one" });
  const [mail] = mailsOf("password-changed");
  expect(mail?.subject).toBe("તમારો પાસવર્ડ બદલાયો છે");
  expect(mail?.html).toContain('<html lang="gu">');
});

test("a login in another language changes it", async () => {
  const user = await inLanguage("gu", () => shopper());
  await inLanguage("hi", () => signInCookie(new Request("http://shop.test/login"), user.id));
  expect(languageOf(db, user.id)).toBe("hi");
  await signInCookie(new Request("http://shop.test/login"), user.id);
  expect(db.select().from(users).where(eq(users.id, user.id)).get()?.language).toBe("en");
});

test("dates and sizes are said in the language of the page", () => {
  const noon = Date.UTC(2026, 10, 5, 6, 30);
  expect(date(noon)).toBe("05 Nov 2026");
  expect(inLanguage("gu", () => date(noon))).toBe("5 નવેમ્બર 2026");
  expect(inLanguage("hi", () => dayInWords("2026-02-01"))).toBe("1 फ़रवरी 2026");
  expect(inLanguage("gu", () => weekday(noon))).toBe("ગુરુવાર");
  const size = { volumeMl: 5000, measure: "l", netWeightG: 4550, containers: 1 } as const;
  const pack = { ...size, hsn: "1508" };
  expect(declaredSize(pack)).toBe("5 L");
  expect(inLanguage("gu", () => declaredSize(pack))).toBe("5 લિટર");
  expect(inLanguage("hi", () => netQuantity(pack))).toBe("5 लीटर (4.55 किलो)");
  expect(inLanguage("gu", () => declaredSize({ ...pack, volumeMl: 500 }))).toBe("500 મિલી");
});
