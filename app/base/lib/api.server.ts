import { createHash } from "node:crypto";
import type { z } from "zod";
import { complaint, sentTo } from "./api/body.server";
import type { Call, Method } from "./api/call";
import { corsHeaders, preflight } from "./api/cors.server";
import { countCall } from "./api/limit.server";
import { paramsIn } from "./api/params";
import { Refusal } from "./api/refusal";
import { askedBy } from "./beside/turns";
import { cannotStore, cannotStoreWords, tryAgainAfter } from "./cannot-store";
import type { RouteArgs } from "./context";
import { log } from "./log/log.server";
import { Refused } from "./refused";
import { busyFor, TooBusy, tooBusyWords } from "./too-busy";
import { networkOf } from "./http/network";
import { holdsAlready } from "./http/not-modified";

/** Input of a call: validated values and, unless it is public, the caller. */
type Asked<C extends Call, Caller> = {
  args: RouteArgs;
  params: Record<keyof C["params"] & string, string>;
  body: C["body"] extends { schema: infer S extends z.ZodType } ? z.output<S> : undefined;
  /** The multipart form, when files were sent. */
  form: FormData | null;
  caller: C["who"] extends "all" ? null : Caller;
  /** A 400 with this message. */
  complain: (sentence: string) => Refusal;
};

/** Returns the JSON of a success, or a complete Response (an image, a stream). Throws `Refusal` for anything else. */
type Run<C extends Call, Caller> = (asked: Asked<C, Caller>) => unknown;

/** Resolves tokens to users. */
type Callers<Caller> = {
  callerOf: (token: string) => Promise<Caller | null>;
  isAdmin: (caller: Caller) => boolean;
  idOf: (caller: Caller) => string;
};

type Handler = (args: RouteArgs) => Promise<Response>;

/** Creates a route's `loader` and `action` from its call. */
export function apiRoutes<Caller>(callers: Callers<Caller>) {
  return function answering<C extends Call>(call: C, run: Run<C, Caller>) {
    const handler = (args: RouteArgs) =>
      answered(args, call, (limitHeaders) => work(args, call, run, callers, limitHeaders));
    return { loader: handler, action: handler };
  };
}

/** The response below /api/v1 where no call exists. */
export const unknownAddress: Handler = (args) =>
  answered(args, null, async (limitHeaders) => {
    setAll(limitHeaders, await countCall("requests", networkOf(args.context.clientAddress)));
    throw new Refusal(404, "There is no such address in this API");
  });

async function work<C extends Call, Caller>(
  args: RouteArgs,
  call: C,
  run: Run<C, Caller>,
  callers: Callers<Caller>,
  limitHeaders: Headers,
): Promise<Response> {
  const { request, context } = args;
  setAll(limitHeaders, await countedBy(call, context.clientAddress));
  const caller = await callerFor(call, request, callers);
  if (call.limit === "payment-order" && caller)
    setAll(limitHeaders, await countCall("payment-order", callers.idOf(caller)));
  const { values, form } = await sentTo(call, request);
  const complain = (sentence: string) => complaint(call, sentence);
  const asked = { args, params: paramsIn(call, request.url), body: values, form, caller, complain };
  const named = () =>
    askedBy(call.who === "admin" ? "staff" : "anybody", () => run(asked as Asked<C, Caller>));
  const result = await resultOf(named, complain);
  return result instanceof Response ? result : success(call, request, result);
}

/** What a rule of the shop refuses (`Refused`) is a complaint about the input. */
async function resultOf(run: () => unknown, complain: (sentence: string) => Refusal) {
  try {
    return await run();
  } catch (error) {
    throw error instanceof Refused ? complain(error.sentence) : error;
  }
}

function setAll(target: Headers, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) target.set(name, value);
}

/** Password attempts have their own counters in the accounts room. */
async function countedBy(call: Call, address: string): Promise<Record<string, string>> {
  if (call.limit === "sign-in") return {};
  return countCall(call.limit === "photos" ? "photos" : "requests", networkOf(address));
}

async function callerFor<Caller>(
  call: Call,
  request: Request,
  { callerOf, isAdmin }: Callers<Caller>,
): Promise<Caller | null> {
  if (call.who === "all") return null;
  const token = tokenIn(request);
  const caller = token ? await callerOf(token) : null;
  if (!caller) throw new Refusal(401, "Please log in: the token is missing, wrong or expired");
  if (call.who === "admin" && !isAdmin(caller)) throw new Refusal(403, "This is for admins only");
  return caller;
}

/** Accepts `Authorization: <token>`, as the shop's own clients send it, and `Bearer <token>`. */
export function tokenIn(request: Request): string | null {
  const header = request.headers.get("Authorization") ?? "";
  return header.replace(/^Bearer +/i, "").trim() || null;
}

function success(call: Call, request: Request, body: unknown): Response {
  const text = JSON.stringify(body);
  const headers = new Headers({ "Content-Type": "application/json; charset=utf-8" });
  if (!call.isCatalogue) return new Response(text, { status: call.success.status, headers });
  const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
  headers.set("ETag", etag);
  headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  return holdsAlready(request.headers.get("If-None-Match"), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { status: call.success.status, headers });
}

/** Handles everything around a call: preflight, method, refusals as JSON, errors as 500, common headers. */
async function answered(
  { request, context }: RouteArgs,
  call: Call | null,
  respond: (limitHeaders: Headers) => Promise<Response>,
): Promise<Response> {
  const methods = methodsOf(call?.method);
  if (request.method === "OPTIONS") {
    const requested = request.headers.get("Access-Control-Request-Headers");
    return preflight(context.origin, methods, requested);
  }
  const limitHeaders = new Headers();
  const response = await (allowsMethod(call, request)
    ? respond(limitHeaders).catch((error: unknown) => refused(error, context.requestId))
    : refusalOf(new Refusal(405, `This address takes ${methods}`, {}, { Allow: methods })));
  // A refusal keeps the headers of the counter that caused it.
  limitHeaders.forEach(
    (value, name) => response.headers.has(name) || response.headers.set(name, value),
  );
  for (const [name, value] of Object.entries(corsHeaders(context.origin)))
    response.headers.append(name, value);
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  response.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  return response;
}

function methodsOf(method: Method | undefined): string {
  if (!method) return "GET, HEAD, POST, PUT, DELETE, OPTIONS";
  return method === "GET" ? "GET, HEAD, OPTIONS" : `${method}, OPTIONS`;
}

function allowsMethod(call: Call | null, { method }: Request): boolean {
  return call === null || method === call.method || (call.method === "GET" && method === "HEAD");
}

async function refused(error: unknown, requestId: string): Promise<Response> {
  if (error instanceof Refusal) return refusalOf(error);
  // Thrown by the body of a client that disconnected, which is no error. Its signal does not always reach the request a route
  // gets.
  if (error instanceof Error && error.name === "AbortError")
    return refusalOf(new Refusal(400, "The request was broken off"));
  // Thrown by the shared body readers: 400, 413 or 415 with a message.
  if (error instanceof Response && error.status < 500)
    return refusalOf(new Refusal(error.status as 400, await error.text()));
  if (error instanceof TooBusy) return refusalOf(later(tooBusyWords, busyFor));
  log.error({ requestId, err: error });
  if (cannotStore(error)) return refusalOf(later(cannotStoreWords, tryAgainAfter));
  return refusalOf(new Refusal(500, "Something went wrong"));
}

const later = (sentence: string, seconds: number) =>
  new Refusal(503, sentence, {}, { "Retry-After": String(seconds) });

function refusalOf({ status, message, extra, headers }: Refusal): Response {
  return Response.json({ success: false, ...extra, message }, { status, headers });
}
