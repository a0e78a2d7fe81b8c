import { demoBuyer, demoNewcomer } from "~/demo/cast";
import { send } from "./line";

export type Role = "guest" | "user" | "admin";
export type Person = { role: Role; cookie: string; token: string };

export const owner = { email: "owner@prayosha.example", password: "press-and-pack" };

const logins = { user: demoNewcomer, admin: owner };

/** What only the buyer and admins may read. */
export const secretsOfBuyer = [
  demoBuyer.email,
  demoBuyer.phone.replace("+91 ", ""),
  "Shanti Niketan",
];

/** Signs in on the pages and in the API; null when that is not possible any more. */
export async function personOf(port: number, role: Role): Promise<Person | null> {
  if (role === "guest") return { role, cookie: "", token: "" };
  const { email, password } = logins[role];
  const page = await send(port, {
    method: "POST",
    path: "/login",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ email, password }).toString(),
  });
  const call = await send(port, {
    method: "POST",
    path: "/api/v1/auth/login",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const cookie = [page.headers["set-cookie"] ?? []]
    .flat()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  if (page.status !== 303 || call.status !== 200) return null;
  return { role, cookie, token: (JSON.parse(call.body) as { token: string }).token };
}

/** Whether the shop still knows this person: much of what is sent ends sessions. */
export async function isKnown(port: number, person: Person): Promise<boolean> {
  if (person.role === "guest") return true;
  const { status } = await send(port, {
    method: "GET",
    path: person.role === "admin" ? "/dashboard/admin" : "/dashboard/user",
    headers: { Cookie: person.cookie },
  });
  return status === 200;
}
