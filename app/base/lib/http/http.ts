import { redirect, redirectDocument } from "@remix-run/node";

/** What goes with a redirect. `newSession`: it signs somebody in or out. */
export type RedirectInit = { headers?: HeadersInit; newSession?: boolean };

/**
 * A 303, the only response to a form that changed something: Reload and Back repeat nothing. React shows the other page itself, but for
 * that of another session: of what was shown before, nothing is left in the browser then.
 */
export function seeOther(
  path: string,
  { headers, newSession = false }: RedirectInit = {},
): Response {
  const init = { ...(headers && { headers }), status: 303 };
  return newSession ? redirectDocument(path, init) : redirect(path, init);
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
