import { inOwn } from "~/words/addresses";

/**
 * Headers of a refused page (401, 403): `Refresh` leads to the login after 2 seconds, also without JavaScript.
 * Empty for other statuses.
 */
export function guardHeaders(request: Request, status: number): Headers {
  const headers = new Headers();
  if (status === 401 || status === 403)
    headers.set("Refresh", `2; url=${loginPath(new URL(request.url))}`);
  return headers;
}

/** The login page, leading back to `url` after signing in. */
export function loginPath(url: { pathname: string; search: string }): string {
  return inOwn(`/login?redirectTo=${encodeURIComponent(url.pathname + url.search)}`);
}
