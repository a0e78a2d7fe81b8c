import { apiRoutes } from "./api/routes.server";
import { ApiError, ownFault, unknownUrl } from "./api-error";
import { browserRoutes } from "./browser-routes.server";
import type { Context } from "./context";
import { requireDriver } from "./control/driver";
import { controlRoutes } from "./control/routes.server";
import { damaged } from "./faults/damaged.server";
import { damageTo } from "./faults/faults.server";
import { errorJson, json } from "./http/answers";
import { dropBody } from "./http/body";
import { requireKey } from "./http/basic-auth.server";
import { type Caller, findRoute } from "./http/route";
import { logRequest } from "./request-log.server";
import { giveUpWaiting } from "./state/give-up-waiting.server";

/** A request for something below the prefix. */
interface Incoming {
  request: Request;
  url: URL;
  method: string;
  path: string;
  caller: Caller;
}

/**
 * Answers any request: pages for the shopper's browser, JSON for the merchant, control calls for tests on this machine.
 * Never throws.
 */
export async function answer(
  context: Context,
  request: Request,
  caller: Caller,
): Promise<Response> {
  const url = new URL(request.url);
  const { prefix, control } = context.settings;
  if (!url.pathname.startsWith(`${prefix}/`)) return errorJson(unknownUrl());
  const incoming: Incoming = {
    request,
    url,
    method: request.method === "HEAD" ? "GET" : request.method,
    path: url.pathname.slice(prefix.length),
    caller,
  };
  try {
    return control && incoming.path.startsWith("/__emu/")
      ? await controlAnswer(context, incoming)
      : await providerAnswer(context, incoming);
  } catch (error) {
    return errorJson(refusalOf(context, error));
  }
}

async function controlAnswer(context: Context, incoming: Incoming): Promise<Response> {
  const { request, url, method, path, caller } = incoming;
  try {
    requireDriver(request, caller);
    const found = findRoute(controlRoutes, method, path);
    if (!found) throw unknownUrl();
    const call = { request, url, parameters: found.parameters };
    return json(await found.route.handle(context, call));
  } finally {
    await dropBody(request);
  }
}

/** The provider's response, or the fault that a test has set up instead; recorded in the request log. */
async function providerAnswer(context: Context, incoming: Incoming): Promise<Response> {
  const { request, url, method, path, caller } = incoming;
  const work = () => plainAnswer(context, incoming);
  const fault = damageTo(context, method, path);
  const response = fault ? await damaged(context, fault, { request, caller, work }) : await work();
  if (!context.closing.aborted) {
    const status = response?.status ?? null;
    logRequest(context, { method, path: path + url.search, status, fault });
  }
  // If the connection cannot be cut, an empty 502 comes closest.
  return response ?? new Response(null, { status: 502 });
}

async function plainAnswer(context: Context, incoming: Incoming): Promise<Response> {
  const { request, url, method, path } = incoming;
  const browser = findRoute(browserRoutes, method, path);
  const refuse = browser?.route.refuse ?? errorJson;
  try {
    giveUpWaiting(context);
    if (browser) {
      const { route, parameters } = browser;
      return await route.handle(context, { request, url, parameters });
    }
    requireKey(request, context.settings);
    const api = findRoute(apiRoutes, method, path);
    if (!api) throw unknownUrl();
    const { route, parameters } = api;
    return json(await route.handle(context, { request, url, parameters }));
  } catch (error) {
    await dropBody(request);
    return refuse(refusalOf(context, error));
  }
}

function refusalOf(context: Context, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  context.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return ownFault();
}
