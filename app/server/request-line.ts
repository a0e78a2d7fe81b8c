import type { IncomingMessage } from "node:http";

/** A host name or an IP address, perhaps with a port: nothing that could move the address behind it. */
const plainHost = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** `http://host/path?query` in the request line, as clients send it to a proxy. */
const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/is;

/** The Fetch standard's `Request` refuses them, so no page or call of the shop can have them. */
const unknownMethods = new Set(["CONNECT", "TRACE", "TRACK"]);

/**
 * Whether this request names one host and one address of it (RFC 9112, section 3.2). Rewrites `url` and the Host of an
 * absolute-form request line to what it means. Everything behind may rely on: `url` begins with a slash,
 * `http://${host}${url}` is a valid URL, and its path is the one in the request line.
 */
export function isUnderstood(request: IncomingMessage): boolean {
  const { headers } = request;
  if (unknownMethods.has(request.method ?? "")) return false;
  if (hostsIn(request.rawHeaders) > 1) return false;
  const absolute = absoluteForm.exec(request.url ?? "");
  if (absolute) {
    const [, host = "", target = ""] = absolute;
    headers.host = host;
    request.url = target.startsWith("/") ? target : `/${target}`;
  }
  // Only HTTP/1.0 may leave the Host out: Node refuses others without it.
  headers.host ??= "localhost";
  return (
    (request.url ?? "").startsWith("/") &&
    plainHost.test(headers.host) &&
    URL.canParse(`http://${headers.host}`)
  );
}

/** `rawHeaders` holds names and values in turn; Node's `headers` would drop a second Host without a word. */
function hostsIn(rawHeaders: string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}

/**
 * Whether a `Request` made of this request line is for what stands in it. A proxy's `X-Forwarded-Host` such as `x/dashboard?`
 * would lead to another page than the one that the proxy saw.
 */
export function asksFor(target: string, { url }: Request): boolean {
  const { pathname, search } = new URL(url);
  const meant = new URL(`http://host${target}`);
  return meant.pathname === pathname && meant.search === search;
}

/** Whether the percent signs of a path mean anything: Remix would break on one whose do not. */
export function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a path, once decoded, begins with a host the way URLs read it: `/\host`, `/<tab>/host`. React Router makes a URL of
 * it in that form, and breaks when there can be no such host.
 */
export function hidesHost(pathname: string): boolean {
  return /^\/+(?:(?:%0[9ad])*%5c|(?:%0[9ad])+\/)/i.test(pathname);
}
