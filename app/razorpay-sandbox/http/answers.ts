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

/** An error as the provider's JSON. */
export function errorJson({ status, body }: ApiError): Response {
  return json({ error: body }, status);
}

/** 303: the browser continues with a GET. `location`: a path of the sandbox or an address from the session. */
export function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: location, "Cache-Control": "no-store" },
  });
}
