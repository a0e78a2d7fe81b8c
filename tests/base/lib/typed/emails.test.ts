import { expect, test } from "vitest";
import { registerForm } from "~/people/accounts/forms";
import { contactFields } from "~/sales/checkout/address/delivery-form";
import { contactForm } from "~/sales/enquiries/forms";
import { emailKey } from "~/base/lib/typed/email";
import { isUsable } from "~/people/mail/message.server";
import { noticesForm } from "~/people/notices/forms";

const { email } = registerForm.shape;
const complaint = (typed: string) => email.safeParse(typed).error?.issues[0]?.message;

test.each([
  ["Zoe+Test@Example.com", "zoe+test@example.com"],
  ["shah&sons@example.com", "shah&sons@example.com"],
  ["o'brien@example.co.in", "o'brien@example.co.in"],
  ["\u202ameena@example.com\u202c\u200b", "meena@example.com"],
  ["ｍｅｅｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ", "meena@example.com"],
  ["info@bücher.example", "info@xn--bcher-kva.example"],
  ["asha@ઉદાહરણ.ભારત", "asha@xn--odc6ci4b4b3a.xn--gecrj9c"],
])("%j is the address %s, at every door and in the mail", (typed, stored) => {
  const kept = email.parse(typed);
  expect(kept).toBe(stored);
  expect(kept).toMatch(/^[!-~]+$/);
  expect(emailKey(kept)).toBe(kept);
  expect(contactFields(true).email.parse(typed)).toBe(kept);
  expect(noticesForm.parse({ recipients: `${typed}, ${typed}` }).recipients).toEqual([kept]);
  expect(isUsable(kept)).toBe(true);
});

test("letters other than Latin before the @ are refused with the reason", () => {
  const reason =
    "Before the @ there must be Latin letters only: mail from the shop does not reach other addresses";
  expect(complaint("રામ@example.com")).toBe(reason);
  expect(complaint("राम@उदाहरण.भारत")).toBe(reason);
  // Who writes from such an address is read all the same.
  const written = contactForm.in.shape.email.parse("નામ@ઉદાહરણ.ભારત");
  expect(written).toBe("નામ@ઉદાહરણ.ભારત");
});

test.each([
  "meena",
  "a b@example.com",
  "a..b@example.com",
  ".a@example.com",
  "a@b@example.com",
  "a@example",
  "a@-example.com",
  "a@exa mple.com",
  "<a@b.in>",
  "a@b.in, c@d.in",
  "a@example.com\r\nBcc: b@example.com",
])("%j is no address", (typed) => {
  expect(complaint(typed)).toBe("email must look like name@example.com");
});
