import type { LoaderFunctionArgs } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { newToken } from "~/base/lib/ids.server";
import { registerUser, type Registration } from "~/people/accounts/users/users.server";
import { tokenForLogin } from "~/people/accounts/sign-in/tokens.server";
import { sessionCookie, startSession } from "~/people/accounts/session/session.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { write } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import type { StaffRole } from "~/base/db/statuses";

/** What opens every account of the cast. */
export const castPassword = "groundnut-2024";
export const castAnswer = "Surat";

let people = 0;

/** A registered shopper with an e-mail of their own. */
export async function shopper(overrides: Partial<Registration> = {}): Promise<Viewer> {
  people += 1;
  const { user } = await registerUser({
    name: "Asha Patel",
    email: `shopper-${people}@example.com`,
    password: castPassword,
    phone: "98250 12345",
    address: "12 Ring Road, Surat 395002",
    answer: castAnswer,
    termsAccepted: true,
    ...overrides,
  });
  if (!user) throw new Error("This e-mail is taken");
  return user;
}

/** A registered admin. */
export function admin(overrides: Partial<Registration> = {}): Promise<Viewer> {
  return shopper({ name: "Ramesh Shah", role: 1, ...overrides });
}

/** Somebody who packs for the shop. */
export function packer(): Promise<Viewer> {
  return onStaff("packer");
}

/** Somebody who sells for the shop. */
export function seller(): Promise<Viewer> {
  return onStaff("seller");
}

async function onStaff(staff: StaffRole): Promise<Viewer> {
  const user = await shopper({ name: "Kiran Desai" });
  await write((tx) => tx.update(users).set({ staff }).where(eq(users.id, user.id)).run());
  return { ...user, staff };
}

/** The `Cookie` header of a browser in which this user is signed in. */
export async function cookieOf(user: Pick<Viewer, "id">): Promise<string> {
  const token = await write((tx) => startSession(tx, user.id));
  return cookiesOf([await sessionCookie(token)]);
}

/** A token of the API for this user, as a program gets it that logs in (at `now`) from a network where nobody else is. */
export function tokenOf(user: Viewer, device: string, now?: number): Promise<string> {
  return tokenForLogin(user, { device, address: "198.51.100.7" }, now);
}

/** The `Cookie` header that a browser sends after it got these `Set-Cookie` values. */
export function cookiesOf(setCookies: string[]): string {
  return setCookies.map((value) => value.split(";", 1)[0]).join("; ");
}

type Fields = Record<string, string | string[]>;

type Ask = {
  params?: Record<string, string> | undefined;
  method?: string;
  /** Sent as a form; the method is then POST unless given. */
  form?: Fields | FormData | undefined;
  cookie?: string | undefined;
  headers?: Record<string, string>;
  /** The caller's IP address. */
  address?: string | undefined;
};

/** The arguments of a loader or action for a request to this path (or URL), as the HTTP server would give them. */
export function argsFor(target: string | Request, ask: Ask = {}): LoaderFunctionArgs {
  return {
    request: typeof target === "string" ? requestFor(target, ask) : target,
    params: ask.params ?? {},
    context: {
      requestId: newToken(),
      nonce: newToken(),
      clientAddress: ask.address ?? "127.0.0.1",
      origin: ask.headers?.Origin ?? null,
    },
  };
}

function requestFor(path: string, { method, form, cookie, headers }: Ask): Request {
  return new Request(new URL(path, "http://localhost:3000"), {
    method: method ?? (form ? "POST" : "GET"),
    headers: { ...headers, ...(cookie ? { Cookie: cookie } : {}) },
    body: form instanceof FormData ? form : form ? encoded(form) : null,
  });
}

function encoded(form: Fields): URLSearchParams {
  return new URLSearchParams(
    Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
}
