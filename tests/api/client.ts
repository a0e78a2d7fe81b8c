import { eq } from "drizzle-orm";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { write } from "~/base/db/connection.server";
import { users } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { shopper, tokenOf } from "../cast";
import { apiOnTheWire } from "./server";
import { type Answer, validated } from "./validated";

export type Ask = {
  token?: string | null | undefined;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is: a form, text, bytes. */
  body?: BodyInit | undefined;
  headers?: Record<string, string>;
};

/** Someone with a token. */
export type Member = Viewer & { token: string };

/** A client of the API on the wire. Every answer it gets is held against the API's own description. */
export function apiClient() {
  const api = apiOnTheWire();

  async function call(method: string, path: string, ask: Ask = {}): Promise<Answer> {
    const response = await fetch(`${api.address}/api/v1${path}`, {
      method,
      headers: {
        ...(ask.json !== undefined && { "Content-Type": "application/json" }),
        ...(ask.token && { Authorization: ask.token }),
        ...ask.headers,
      },
      body: ask.json === undefined ? (ask.body ?? null) : JSON.stringify(ask.json),
      redirect: "manual",
    });
    return validated(response, method);
  }

  return {
    get address() {
      return api.address;
    },
    call,
    get: (path: string, ask?: Ask) => call("GET", path, ask),
    post: (path: string, json: unknown, ask?: Ask) => call("POST", path, { json, ...ask }),
    put: (path: string, json: unknown, ask?: Ask) => call("PUT", path, { json, ...ask }),
    del: (path: string, ask?: Ask) => call("DELETE", path, ask),
  };
}

/** A shopper of the cast with a token. */
export const member = () => withToken(someone(0));

/** An admin with a token. */
export const manager = () => withToken(someone(1));

async function withToken(user: Promise<Viewer>): Promise<Member> {
  const viewer = await user;
  return { ...viewer, token: await tokenOf(viewer, "test") };
}

let first: Promise<Viewer> | null = null;

/** All have the same password and answer, so that these have to be hashed, which takes its time, only once. */
async function someone(role: 0 | 1): Promise<Viewer> {
  first ??= shopper();
  const { id: model } = await first;
  const id = newId();
  return write((tx) => {
    const row = tx.select().from(users).where(eq(users.id, model)).get();
    if (!row) throw new Error("The first shopper is gone");
    const user = { ...row, id, email: `member-${id}@example.com`, role };
    tx.insert(users).values(user).run();
    return {
      id,
      name: user.name,
      email: user.email,
      phone: user.phone,
      address: user.address,
      staff: null,
      role,
    };
  });
}

/** The plain refusal: these two keys and no other. */
export const refused = (message: unknown) => ({ success: false, message });
