import { settings } from "../env/settings.server";

let port = settings.port;

/** Set by the HTTP server once it listens (with PORT=0 the system chooses). */
export function listeningOn(actualPort: number): void {
  port = actualPort;
}

/** This machine's address of the shop, without a trailing slash: the SDK calls the payment sandbox there. */
export function loopbackAddress(): string {
  const everywhere = ["0.0.0.0", "::", "localhost"].includes(settings.host);
  const host = everywhere ? "127.0.0.1" : settings.host;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/**
 * The shop's public address as this visitor sees it, without a trailing slash. Without a request (a mail) it is SHOP_URL, or in
 * a demo the local address.
 */
export function shopAddress(request?: Request): string {
  if (settings.shopUrl) return settings.shopUrl;
  return request ? new URL(request.url).origin : `http://localhost:${port}`;
}
