import type { ApiError } from "../api-error";

/** JSON as the provider sends it. */
export function json(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** A refusal as the provider's JSON. */
export function errorJson({ status, body }: ApiError): Response {
  return json({ error: body }, status);
}

/** 303: the browser goes on with a GET. `location` is a path of ours or an address the session was opened with. */
export function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: location, "Cache-Control": "no-store" },
  });
}
