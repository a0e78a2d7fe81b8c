import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addAddress, addressesOf } from "~/people/accounts/address-book.server";
import { updateProfile } from "~/people/accounts/users/users.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { orders, users } from "~/base/db/schema";
import * as page from "~/routes/account/addresses";
import * as checkout from "~/routes/checkout/place-order";
import { formIn, got, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, cookieOf, shopper } from "../../cast";
import { providerOnTheWire } from "../payments/provider";
import { product } from "../../shelf";
import { guestWith, hiddenIn, press } from "./guests";
import { fillCart, orderOf, pressCheckout, tokenIn } from "./shopping";

providerOnTheWire();

const path = "/dashboard/user/addresses";
const home = {
  name: "Asha Patel",
  phone: "98250 12345",
  line: "4 Lake View",
  area: "Vesu",
  city: "Surat",
  state: "24",
  pin: "395007",
  gstin: "",
  firm: "",
};
const shop = { ...home, line: "7 Station Road", area: "", pin: "395003" };

let user: Viewer;
let cookie: string;

beforeEach(async () => {
  user = await shopper();
  cookie = await cookieOf(user);
});

const send = (form: Record<string, string>) => posted(page.action, path, form, { cookie });
const lineNow = () =>
  db.select().from(users).where(eq(users.id, user.id)).get()?.address ?? "no such user";
const book = () => addressesOf(user.id);
const idOf = (line: string) => book().find((each) => each.line === line)?.id ?? "";

describe("an address book", () => {
  test("makes its first address the usual one, and the account's one line follows it", async () => {
    expect(await toastIn(await send(home))).toMatchObject({ message: "Address is added" });
    expect(book()).toMatchObject([{ line: "4 Lake View", phone: "+919825012345", isUsual: true }]);
    expect(lineNow()).toBe("4 Lake View, Vesu, Surat, Gujarat 395007");

    await send(shop);
    expect(book().map(({ isUsual }) => isUsual)).toEqual([true, false]);
    await send({ intent: "usual", id: idOf("7 Station Road") });
    expect(lineNow()).toBe("7 Station Road, Surat, Gujarat 395003");
    await send({ intent: "update", id: idOf("7 Station Road"), ...shop, line: "8 Station Road" });
    expect(lineNow()).toBe("8 Station Road, Surat, Gujarat 395003");
    await send({ intent: "delete", id: idOf("8 Station Road") });
    expect(book()).toMatchObject([{ line: "4 Lake View", isUsual: true }]);
    expect(lineNow()).toContain("4 Lake View");
  });

  test("stays as it is when the profile's line is edited; no address is the usual one then", async () => {
    await send(home);
    await updateProfile(user, { address: lineNow() });
    expect(book()).toMatchObject([{ isUsual: true }]);
    await updateProfile(user, { address: "1 New Lane, Surat 395001" });
    expect(book()).toMatchObject([{ line: "4 Lake View", isUsual: false }]);
    await fillCart(user, (await product()).id);
    expect(orderOf(tokenIn(await pressCheckout(user)))).toMatchObject({ shipLine: "1 New Lane" });
  });

  test("keeps the same address once, and no more than a family needs", async () => {
    await send(home);
    await send(home);
    expect(book()).toHaveLength(1);
    for (let house = 101; house < 120; house += 1)
      await send({ ...home, line: `${house} Lake View` });
    const full = await send({ ...home, line: "One too many" });
    expect([full.status, book().length]).toEqual([409, 20]);
    expect(formIn(full).values.line).toBe("One too many");
  });

  test("refuses what no courier can use, and asks once about a PIN of another state", async () => {
    const wrong = await send({ ...home, pin: "3950", phone: "12" });
    expect(Object.keys(formIn(wrong).errors)).toEqual(["phone", "pin"]);
    expect(formIn(wrong).values).toMatchObject({ line: "4 Lake View", pin: "3950" });
    const doubtful = { ...home, state: "27" };
    const { values } = formIn(await send(doubtful));
    expect(book()).toEqual([]);
    await send({ ...doubtful, confirmed: values.confirmed ?? "" });
    expect(book()).toMatchObject([{ state: "27" }]);
  });

  test("is one's own: nobody else changes it, and it needs a login", async () => {
    const other = await shopper();
    const theirs = await addAddress(other.id, { ...home, gstin: null, firm: null });
    for (const intent of ["usual", "delete"])
      expect(await toastIn(await send({ intent, id: theirs ?? "" }))).toMatchObject({
        type: "error",
      });
    await send({ intent: "update", id: theirs ?? "", ...shop });
    expect(addressesOf(other.id)).toMatchObject([{ line: "4 Lake View", isUsual: true }]);
    expect((await got(page.loader, path)).status).toBe(401);
    expect((await posted(page.action, path, home)).status).toBe(401);
  });

  test("shows its addresses with dialogs that need no script", async () => {
    await send(home);
    const id = idOf("4 Lake View");
    const edit = await htmlOf(page, argsFor(`${path}?edit=${id}`, { cookie }));
    expect(edit).toMatch(/<dialog open/);
    expect(edit).toContain('value="Vesu"');
    expect(await htmlOf(page, argsFor(`${path}?delete=${id}`, { cookie }))).toContain(
      "Delete this address?",
    );
  });
});

/** The addresses that are ticked on the page. */
const chosenIn = (html: string) =>
  (html.match(/<input[^>]*name="address"[^>]*>/g) ?? []).flatMap((tag) =>
    / checked/.test(tag) ? [/value="([^"]*)"/.exec(tag)?.[1]] : [],
  );

test("who is logged out in another tab orders nothing to another place than the chosen address", async () => {
  await send(home);
  await send(shop);
  const tin = await product();
  await fillCart(user, tin.id);
  const open = await htmlOf(checkout, argsFor("/checkout", { cookie }));
  const fields = ["name", "phone", "line", "city", "pin"] as const;
  const form = {
    ...Object.fromEntries(fields.map((name) => [name, home[name]])),
    ...hiddenIn(open),
    email: "asha@example.com",
    address: idOf("7 Station Road"),
  };
  const guest = await guestWith(tin);
  const before = await db.$count(orders);
  const answer = await press(guest, form);
  expect(answer.location).toMatch(/^\/login\?redirectTo=%2Fcheckout/);
  expect((await toastIn(answer))?.message).toBe("please login to checkout");
  expect(await db.$count(orders)).toBe(before);

  const signedIn = [cookie, guest, answer.cookie].join("; ");
  const html = await htmlOf(checkout, argsFor("/checkout", { cookie: signedIn }));
  expect(chosenIn(html)).toEqual([idOf("7 Station Road")]);
});

test("an address that is gone leaves the one that is usual chosen", async () => {
  await send(home);
  await fillCart(user, (await product()).id);
  const form = { name: "", address: "gone" };
  const html = await htmlOf(checkout, argsFor("/checkout", { cookie, form }));
  expect(html).toContain("That address is not there any more.");
  expect(chosenIn(html)).toEqual([idOf("4 Lake View")]);
});

test("checkout offers the addresses, the usual one first, and takes the chosen one without typing", async () => {
  await send(home);
  await send(shop);
  await fillCart(user, (await product()).id);
  const html = await htmlOf(checkout, argsFor("/checkout", { cookie }));
  expect([...html.matchAll(/name="address"[^>]*value="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    idOf("4 Lake View"),
    idOf("7 Station Road"),
    "new",
  ]);
  const form = { address: idOf("7 Station Road"), name: "", phone: "", pin: "" };
  const answer = await posted(checkout.action, "/checkout", form, { cookie });
  expect(orderOf(tokenIn(answer.location ?? ""))).toMatchObject({ shipLine: "7 Station Road" });
  expect(book()[0]).toMatchObject({ line: "4 Lake View", isUsual: true });
});
