import type { Viewer } from "~/accounts/viewer.server";
import { issueToken } from "~/accounts/tokens.server";
import { admin, shopper } from "../cast";
import { apiOnTheWire } from "./server";
import { type Answer, validated } from "./validated";

export type Ask = {
  token?: string | null;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is: a form, text, bytes. */
  body?: BodyInit;
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
      body: ask.json === undefined ? ask.body : JSON.stringify(ask.json),
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

export async function member(user: Promise<Viewer> = shopper()): Promise<Member> {
  const viewer = await user;
  return { ...viewer, token: await issueToken(viewer.id, "test") };
}

export const manager = () => member(admin());

/** The plain refusal: these two keys and no other. */
export const refused = (message: unknown) => ({ success: false, message });
