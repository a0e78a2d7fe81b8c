import { redirect, redirectDocument } from "@remix-run/node";

/**
 * A 303, the only response to a form that changed something: Reload and Back repeat nothing. The admin area is documents of its
 * own, which a script of the shop's pages must not render.
 */
export function seeOther(path: string, init: { headers?: HeadersInit } = {}): Response {
  return (isOfAdmins(path) ? redirectDocument : redirect)(path, { ...init, status: 303 });
}

/** Whether this path of the site is a screen of the admin area. */
export const isOfAdmins = (path: string): boolean => /^\/dashboard\/admin(?![^/?#])/i.test(path);

/** Throw it when a page, product or order does not exist or is not for this user. */
export function notFound(): Response {
  return new Response("Not Found", { status: 404, statusText: "Not Found" });
}

/** Throw it when the request is invalid. */
export function badRequest(sentence: string): Response {
  return new Response(sentence, { status: 400, statusText: "Bad Request" });
}
