import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { resetPassword } from "~/people/accounts/passwords/forgotten-password.server";
import { registerUser, updateProfile } from "~/people/accounts/users/users.server";
import { db, write } from "~/base/db/connection.server";
import { enquiries, users } from "~/base/db/schema";
import { storeBulk, storeContact } from "~/sales/enquiries/enquiries.server";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { castAnswer, shopper } from "../../cast";
import { emptyOutbox, mailsOf } from "./outbox";

beforeEach(emptyOutbox);

describe("whoever registers", () => {
  test("is welcomed, once", async () => {
    const user = await shopper({ name: "Kiran\r\nBcc: all@example.com" });
    const [mail, ...others] = mailsOf("registered");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: user.email,
      subject: "Welcome: your account is ready",
    });
    expect(mail?.text).toContain("/login");
  });

  test("with an e-mail that is taken gets no mail, and its owner none either", async () => {
    const { email } = await shopper();
    await emptyOutbox();
    const again = { name: "Asha", email, password: "groundnut", phone: "982501", address: "1" };
    expect(await registerUser({ ...again, answer: "x", termsAccepted: true })).toMatchObject({
      problem: "email-taken",
    });
    expect(mailsOf()).toEqual([]);
  });
});

describe("a password", () => {
  test("that changes is told to its owner, each time", async () => {
    const user = await shopper();
    await updateProfile(user, { password: "another-one" });
    expect(await resetPassword(user.email, castAnswer, "a-third-one")).toBe(true);
    const found = mailsOf("password-changed");
    expect(found.map(({ recipient }) => recipient)).toEqual([user.email, user.email]);
    expect(found[0]?.text).toMatch(
      /changed in your profile on \d{2} \w{3} \d{4}, \d{1,2}:\d{2} [AP]M \(Indian time\)/,
    );
    expect(found[1]?.text).toContain("with the answer to your security question");
    expect(found.map(({ text }) => text).join()).not.toMatch(/another-one|a-third-one/);
  });

  test("that stays is not", async () => {
    const user = await shopper();
    await updateProfile(user, { name: "Asha P." });
    expect(await resetPassword(user.email, "wrong", "a-third-one")).toBe(false);
    expect(mailsOf("password-changed")).toEqual([]);
  });

  test("of an account that is gone leaves neither a change nor a mail", async () => {
    const user = await shopper();
    await emptyOutbox();
    await write((tx) => void tx.delete(users).where(eq(users.id, user.id)).run());
    await expect(updateProfile(user, { password: "another-one" })).rejects.toThrow();
    expect(mailsOf()).toEqual([]);
  });
});

describe("what customers write", () => {
  const contact = {
    name: "Meera <script>\r\nBcc: all@example.com",
    email: "meera@example.com",
    phone: "982500",
    area: "Vesu",
    message: "Do you deliver?\n<img src=x onerror=alert(1)>",
  };
  const bulk = {
    name: "Meera",
    email: "meera@example.com",
    phone: "982500",
    business: "Meera Foods",
    product: "Tin 15 l",
    quantity: "40 tins",
  };

  test("reaches the operator, as text, and adds no header", async () => {
    await setCompanyFacts({ email: "office@shop.example" });
    await storeContact(contact);
    await storeBulk(bulk);
    const [message] = mailsOf("enquiry-contact");
    expect(message).toMatchObject({
      recipient: "office@shop.example",
      subject: "Message from Meera <script> Bcc: all@example.com",
    });
    expect(message?.text).toContain("> Do you deliver?\n> <img");
    expect(message?.html).not.toMatch(/<script|<img/);
    const [asked] = mailsOf("enquiry-bulk");
    expect(asked?.subject).toBe("Bulk enquiry from Meera Foods");
    expect(asked?.text).toContain("Product: Tin 15 l\nQuantity: 40 tins");
  });

  test("is told once for a double click", async () => {
    const now = Date.now() + 3_600_000;
    await storeContact(contact, now);
    await storeContact(contact, now + 500);
    expect(mailsOf("enquiry-contact")).toHaveLength(1);
  });

  test("is kept for reading when nobody said where the operator reads mail", async () => {
    await setCompanyFacts({ email: null });
    await storeBulk({ ...bulk, name: "Somebody else" });
    expect(mailsOf("enquiry-bulk").map(({ recipient }) => recipient)).toEqual([""]);
    expect(
      db.select().from(enquiries).where(eq(enquiries.name, "Somebody else")).all(),
    ).toHaveLength(1);
  });
});
