import { JSDOM } from "jsdom";
import { codeAt, stepAt } from "~/people/accounts/two-factor/one-time-code";
import { demoBuyer, demoNewcomer } from "~/office/demo/cast";
import { type Answered, send, throughProxy } from "../storm/front";
import { owner } from "../storm/seeded";

/** `half`: an admin who gave the password and still owes the code. */
export type Role = "guest" | "user" | "half" | "admin";
export type Person = { role: Role; cookie: string; token: string };

/** An admin who logs in in two steps. */
export const careful = { email: "careful@prayosha.example", password: "press-and-wait" };

const logins = { user: demoNewcomer, half: careful, admin: owner };

/** Where somebody who is signed in, or half so, is at home. */
const homes = { user: "/dashboard/user", half: "/login/code", admin: "/dashboard/admin" };

/** What only the buyer and admins may read. */
export const secretsOfBuyer = [
  demoBuyer.email,
  demoBuyer.phone.replace("+91 ", ""),
  "Shanti Niketan",
];

/** What is only on pages of somebody who signed in. */
export const marksOfPeople = [
  ...secretsOfBuyer,
  ...[demoNewcomer, careful, owner].map(({ email }) => email),
];

/** The network address from which people sign in. */
const home = "10.8.8.8";

/** Signs in on the pages and in the API; null when that is not possible any more. */
export async function personOf(port: number, role: Role): Promise<Person | null> {
  if (role === "guest") return { role, cookie: "", token: "" };
  const { email, password } = logins[role];
  const page = await post(port, "/login", { email, password });
  const cookie = cookieOf(page);
  if (role === "half") return page.status === 303 ? { role, cookie, token: "" } : null;
  const call = await send(port, {
    method: "POST",
    path: "/api/v1/auth/login",
    headers: { ...throughProxy(home), "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (page.status !== 303 || call.status !== 200) return null;
  return { role, cookie, token: (JSON.parse(call.body) as { token: string }).token };
}

/** Whether the shop still knows this person: much of what is sent ends sessions. */
export async function isKnown(port: number, person: Person): Promise<boolean> {
  if (person.role === "guest") return true;
  const { status } = await send(port, {
    method: "GET",
    path: homes[person.role],
    headers: { ...throughProxy(home), Cookie: person.cookie },
  });
  return status === 200;
}

/** Has an admin switch on two-factor sign-in, as the page about it asks for: with a code made of the secret it shows. */
export async function switchOnTwoFactor(port: number): Promise<void> {
  const path = "/dashboard/admin/two-steps";
  const Cookie = cookieOf(await post(port, "/login", careful));
  const headers = { ...throughProxy(home), Cookie };
  const page = await send(port, { method: "GET", path: `${path}?set-up`, headers });
  const { document } = new JSDOM(page.body).window;
  const secret = base32Bytes(document.querySelector(".app-secret")?.textContent ?? "");
  const code = codeAt(stepAt(Date.now()), secret);
  const answer = await post(port, path, { change: "on", code }, { Cookie });
  if (answer.status !== 200) throw new Error(`Two-factor sign-in is refused: ${answer.status}`);
}

function post(
  port: number,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return send(port, {
    method: "POST",
    path,
    headers: {
      ...throughProxy(home),
      ...headers,
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(fields).toString(),
  });
}

function cookieOf({ headers }: Answered): string {
  return [headers["set-cookie"] ?? []]
    .flat()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
}

function base32Bytes(text: string): Buffer {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...text.replaceAll(" ", "")]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)));
}
