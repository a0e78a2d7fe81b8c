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
interface Asked {
  request: Request;
  url: URL;
  method: string;
  path: string;
  caller: Caller;
}

/**
 * The answer to any request: a page for the shopper's browser, JSON for the merchant, and for tests on this machine the
 * control calls. Never throws.
 */
export async function answer(
  context: Context,
  request: Request,
  caller: Caller,
): Promise<Response> {
  const url = new URL(request.url);
  const { prefix, control } = context.settings;
  if (!url.pathname.startsWith(`${prefix}/`)) return errorJson(unknownUrl());
  const asked: Asked = {
    request,
    url,
    method: request.method === "HEAD" ? "GET" : request.method,
    path: url.pathname.slice(prefix.length),
    caller,
  };
  try {
    return control && asked.path.startsWith("/__emu/")
      ? await controlAnswer(context, asked)
      : await providerAnswer(context, asked);
  } catch (error) {
    return errorJson(refusalOf(context, error));
  }
}

async function controlAnswer(context: Context, asked: Asked): Promise<Response> {
  const { request, url, method, path, caller } = asked;
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

/** What the provider answers, or what a test wants to go wrong instead; noted in the log of requests. */
async function providerAnswer(context: Context, asked: Asked): Promise<Response> {
  const { request, url, method, path, caller } = asked;
  const work = () => plainAnswer(context, asked);
  const fault = damageTo(context, method, path);
  const response = fault ? await damaged(context, fault, { request, caller, work }) : await work();
  if (!context.closing.aborted) {
    const status = response?.status ?? null;
    logRequest(context, { method, path: path + url.search, status, fault });
  }
  // Where the connection could not be cut, an answer without content comes nearest.
  return response ?? new Response(null, { status: 502 });
}

async function plainAnswer(context: Context, asked: Asked): Promise<Response> {
  const { request, url, method, path } = asked;
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
