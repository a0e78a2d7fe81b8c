import { redirect } from "@remix-run/node";

/** 303: "done, now look there"; the only answer to a form that changed something. Reload and Back repeat nothing. */
export function seeOther(path: string, init: { headers?: HeadersInit } = {}): Response {
  return redirect(path, { ...init, status: 303 });
}

/** Throw it: there is no such page, product, order… or not for this person. */
export function notFound(): Response {
  return new Response("Not Found", { status: 404, statusText: "Not Found" });
}

/** Throw it: the request itself makes no sense. */
export function badRequest(sentence: string): Response {
  return new Response(sentence, { status: 400, statusText: "Bad Request" });
}
