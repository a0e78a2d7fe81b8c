import type { IncomingMessage } from "node:http";

/** A host name or IP address with an optional port, and nothing that could change the URL after it. */
const plainHost = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Absolute form of the request target, as clients send it to a proxy. */
const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/is;

/** The Fetch standard's `Request` rejects these methods. */
const unknownMethods = new Set(["CONNECT", "TRACE", "TRACK"]);

/**
 * Whether this request names exactly one host and one URL (RFC 9112, section 3.2). Rewrites `url` and Host of an absolute-form
 * target. Later code may rely on this: `url` begins with a slash, `http://${host}${url}` is a valid URL, and its path is the one
 * in the request line.
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
  // Only HTTP/1.0 may omit Host; Node rejects other requests without it.
  headers.host ??= "localhost";
  return (
    (request.url ?? "").startsWith("/") &&
    plainHost.test(headers.host) &&
    URL.canParse(`http://${headers.host}`)
  );
}

/** `rawHeaders` alternates names and values; Node's `headers` silently drops a second Host. */
function hostsIn(rawHeaders: string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}

/**
 * Whether a `Request` matches its request line. An `X-Forwarded-Host` such as `x/dashboard?` would lead to another page than the
 * one the proxy saw.
 */
export function asksFor(target: string, { url }: Request): boolean {
  const { pathname, search } = new URL(url);
  const meant = new URL(`http://host${target}`);
  return meant.pathname === pathname && meant.search === search;
}

/** Whether a path decodes; Remix throws on malformed percent-encoding. */
export function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a decoded path begins with a host as URLs parse it: `/\host`, `/<tab>/host`. React Router parses it as a URL and
 * throws when the host is invalid.
 */
export function hidesHost(pathname: string): boolean {
  return /^\/+(?:(?:%0[9ad])*%5c|(?:%0[9ad])+\/)/i.test(pathname);
}
