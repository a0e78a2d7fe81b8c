import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessionUser } from "~/people/accounts/session/session.server";
import { cartFor, linesIn, rememberCart } from "~/sales/cart/cart.server";
import { addToCart } from "~/sales/cart/changes.server";
import * as login from "~/routes/account/login";
import * as register from "~/routes/account/register";
import { userByPassword } from "~/people/accounts/users/users.server";
import { connectionToMigrate, db } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { admin, argsFor, cookieOf, cookiesOf, shopper } from "../../cast";
import { product } from "../../shelf";
import { formIn, got, posted, toastIn } from "./answers";
import { htmlOf, inputIn } from "./rendered";

const filled = {
  name: "Meena Desai",
  email: "Meena@Example.com ",
  password: "sing-tel-99",
  phone: "+91 98250 55555",
  address: "4 Station Road\r\nSurat 395003",
  answer: "Navsari",
};

test("a guest who fills in everything gets an account and is led to login", async () => {
  const answer = await posted(register.action, "/register", filled);
  expect(answer.status).toBe(303);
  expect(answer.location).toBe("/login");
  expect(await toastIn(answer)).toEqual({
    type: "success",
    message: "You are registered. Please log in.",
  });
  expect(await userByPassword("meena@example.com", "sing-tel-99")).toMatchObject({
    name: "Meena Desai",
    email: "meena@example.com",
    phone: "+91 98250 55555",
    address: "4 Station Road\nSurat 395003",
    role: 0,
  });
});

test("the login after it knows the e-mail already", async () => {
  const form = { ...filled, email: "New@Example.com" };
  const { cookie, location } = await posted(register.action, "/register", form);
  const html = await htmlOf(login, argsFor(location ?? "", { cookie }));
  expect(inputIn(html, "email")).toContain('value="new@example.com"');
  expect(inputIn(await htmlOf(login, argsFor("/login")), "email")).toContain('value=""');
});

test("neither the password nor the answer is stored in clear", () => {
  const row = db.select().from(users).where(eq(users.email, "meena@example.com")).get();
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  expect(row?.answerHash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(row)).not.toMatch(/sing-tel-99|navsari/i);
});

test("nobody becomes an admin by sending a role along", async () => {
  await posted(register.action, "/register", { ...filled, email: "sly@example.com", role: "1" });
  expect(await userByPassword("sly@example.com", filled.password)).toMatchObject({ role: 0 });
});

test("the terms need not be accepted; the time of consent is stored when they are", async () => {
  const before = Date.now();
  await posted(register.action, "/register", { ...filled, email: "yes@example.com", terms: "on" });
  expect(consentOf("yes@example.com")).toBeGreaterThanOrEqual(before);
  expect(consentOf("meena@example.com")).toBeNull();
});

test("names and addresses in Gujarati and Hindi are kept as written", async () => {
  const answer = await posted(register.action, "/register", {
    ...filled,
    name: "આશા પટેલ",
    address: "૧૨ રિંગ રોડ, સુરત",
    answer: "सूरत",
    email: "asha@example.com",
  });
  expect(answer.status).toBe(303);
  expect(await userByPassword("asha@example.com", filled.password)).toMatchObject({
    name: "આશા પટેલ",
    address: "૧૨ રિંગ રોડ, સુરત",
  });
});

test.each(["name", "password", "email", "phone", "address", "answer"])(
  "without %s nothing is registered, and the sentence stands beside that field",
  async (field) => {
    const before = await db.$count(users);
    const answer = await posted(register.action, "/register", {
      ...filled,
      email: "another@example.com",
      [field]: "  ".slice(field === "password" ? 2 : 0),
    });
    expect(answer.status).toBe(400);
    expect(formIn(answer).errors).toEqual({ [field]: `${field} is required` });
    expect(await db.$count(users)).toBe(before);
  },
);

test("what was typed comes back, passwords never", async () => {
  const { values } = formIn(
    await posted(register.action, "/register", {
      ...filled,
      name: "",
      terms: "on",
      redirectTo: "/cart",
    }),
  );
  expect(values).toEqual({
    name: "",
    email: filled.email,
    phone: filled.phone,
    address: filled.address,
    answer: filled.answer,
    terms: "on",
    redirectTo: "/cart",
  });
});

test("a taken e-mail is refused beside its field, whatever its case, with a link to log in", async () => {
  await shopper({ email: "taken@example.com" });
  const form = { ...filled, email: " TAKEN@example.com", redirectTo: "/cart" };
  const answer = await posted(register.action, "/register", form);
  expect(answer.status).toBe(409);
  expect(formIn(answer).errors).toEqual({ email: "An account with this email exists already." });
  expect(JSON.stringify(answer.data)).not.toContain(filled.password);

  const html = await htmlOf(register, argsFor("/register?redirectTo=%2Fcart", { form }));
  expect(html).toMatch(
    /Registered before\? <a [^>]*href="\/login\?redirectTo=%2Fcart">Log in<\/a>/,
  );
});

test("of two who register the same e-mail at once, one gets it and the other is told", async () => {
  const form = { ...filled, email: "both@example.com" };
  const answers = await Promise.all([
    posted(register.action, "/register", { ...form, name: "One" }),
    posted(register.action, "/register", { ...form, name: "Two" }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
});

test("who came from somewhere is signed in and goes on there with the cart, if it is on this site", async () => {
  const oil = await product();
  const { cartId } = await addToCart({ userId: null, cookieCart: null }, oil.id);
  const form = { ...filled, email: "going@example.com", redirectTo: "/checkout?x=1" };
  const answer = await posted(register.action, "/register", form, {
    cookie: cookiesOf((await rememberCart(cartId)).getSetCookie()),
  });
  expect(answer).toMatchObject({ status: 303, location: "/checkout?x=1" });
  const { request } = argsFor("/", { cookie: answer.cookie });
  const user = await sessionUser(request);
  expect(user).toMatchObject({ email: "going@example.com" });
  const cart = cartFor({ userId: user?.id ?? "", cookieCart: null }, db);
  expect(cart && linesIn(cart).map(({ name }) => name)).toEqual([oil.name]);

  const evil = { ...filled, email: "evil@example.com", redirectTo: "//evil.example/" };
  expect((await posted(register.action, "/register", evil)).location).toBe("/login");
});

test("somebody who is signed in is led to their own area", async () => {
  const asShopper = { cookie: await cookieOf(await shopper()) };
  expect(await got(register.loader, "/register", asShopper)).toMatchObject({
    status: 303,
    location: "/dashboard/user",
  });
  const asAdmin = { cookie: await cookieOf(await admin()) };
  expect((await got(register.loader, "/register", asAdmin)).location).toBe("/dashboard/admin");
  expect((await got(register.loader, "/register?redirectTo=/cart", asAdmin)).location).toBe(
    "/cart",
  );
});

test("the form helps to fill itself in and asks for no consent beforehand", async () => {
  const html = await htmlOf(register, argsFor("/register"));
  const help = {
    name: 'autoComplete="name"',
    email: 'type="email"',
    password: 'autoComplete="new-password"',
    phone: 'inputMode="tel"',
    address: 'autoComplete="street-address"',
    answer: 'autoComplete="off"',
  };
  for (const [name, attribute] of Object.entries(help)) {
    expect(inputIn(html, name)).toContain(attribute);
    expect(inputIn(html, name)).toContain("required");
  }
  expect(inputIn(html, "terms")).not.toMatch(/checked|required/);
  expect(html).toContain('href="/Termsofservices"');
  expect(html).toContain("What city were you born in?");
  // For those who have script: see `needsScript`.
  expect(/<button[^>]*class="show-password"[^>]*>/.exec(html)?.[0]).toContain(' hidden=""');
});

test("when the shop cannot store the account, the guest keeps the form and reads 'Something went wrong!!'", async () => {
  connectionToMigrate.exec(
    `create trigger full before insert on users begin select raise(abort, 'disk full'); end`,
  );
  const answer = await posted(register.action, "/register", {
    ...filled,
    email: "late@example.com",
  });
  connectionToMigrate.exec(`drop trigger full`);
  expect(answer.status).toBe(500);
  expect(formIn(answer)).toMatchObject({
    errors: { form: "Something went wrong!!" },
    values: { name: "Meena Desai", email: "late@example.com" },
  });
});

function consentOf(email: string): number | null | undefined {
  const row = db.select().from(users).where(eq(users.email, email)).get();
  return row?.termsAcceptedAt;
}
