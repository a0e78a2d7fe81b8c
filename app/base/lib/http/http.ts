import { redirectDocument } from "@remix-run/node";

/**
 * A 303, the only response to a form that changed something: Reload and Back repeat nothing. Where React asked, it loads the other page as
 * a document, unless a form leads back to its own page (`clientAction`).
 */
export function seeOther(path: string, init: { headers?: HeadersInit } = {}): Response {
  return redirectDocument(path, { ...init, status: 303 });
}

/** Throw it when a page, product or order does not exist or is not for this user. */
export function notFound(): Response {
  return new Response("Not Found", { status: 404, statusText: "Not Found" });
}

/** Throw it when the request is invalid. */
export function badRequest(sentence: string): Response {
  return new Response(sentence, { status: 400, statusText: "Bad Request" });
}

/**
 * Headers of a page whose address is a secret: it is sent to no other site. Not `no-referrer`: browsers would hide from our own check
 * where a form comes from.
 */
export const secretAddress = { "Referrer-Policy": "same-origin" };
