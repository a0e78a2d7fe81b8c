import { apiRoutes } from "./api/routes.server";
import { ApiError, ownFault, unknownUrl } from "./api-error";
import { browserRoutes } from "./browser-routes.server";
import type { Context } from "./context";
import { errorJson, json } from "./http/answers";
import { dropBody } from "./http/body";
import { requireKey } from "./http/basic-auth.server";
import { findRoute } from "./http/route";
import { giveUpWaiting } from "./state/give-up-waiting.server";

/** The answer to any request: a page for the shopper's browser, else JSON for the merchant. Never throws. */
export async function answer(context: Context, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const { prefix } = context.settings;
  if (!url.pathname.startsWith(`${prefix}/`)) return errorJson(unknownUrl());
  const path = url.pathname.slice(prefix.length);
  const method = request.method === "HEAD" ? "GET" : request.method;

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
    return refuse(error instanceof ApiError ? error : reported(context, error));
  }
}

function reported(context: Context, error: unknown): ApiError {
  context.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return ownFault();
}
