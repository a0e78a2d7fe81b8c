/**
 * What a refused page sends along: "go on to sign in after 2 seconds", which works without JavaScript as well.
 * Empty for every other answer.
 */
export function guardHeaders(request: Request, status: number): Headers {
  const headers = new Headers();
  if (status === 401 || status === 403)
    headers.set("Refresh", `2; url=${loginPath(new URL(request.url))}`);
  return headers;
}

/** Where a visitor without the right to this page is led: sign in, then come back to it. */
export function loginPath(url: { pathname: string; search: string }): string {
  return `/login?redirectTo=${encodeURIComponent(url.pathname + url.search)}`;
}
