import { settings } from "./env/settings.server";

let port = settings.port;

/** Told by the HTTP server once it listens (PORT=0 lets the system choose). */
export function listeningOn(actualPort: number): void {
  port = actualPort;
}

/** Where this process reaches itself, without a slash at the end: the SDK calls the payment sandbox there. */
export function loopbackAddress(): string {
  const everywhere = ["0.0.0.0", "::", "localhost"].includes(settings.host);
  const host = everywhere ? "127.0.0.1" : settings.host;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/**
 * The shop's public address, without a slash at the end, as this request's visitor sees it. What is written without a
 * visitor (a mail) has SHOP_URL, or in a demo without one the address on this machine.
 */
export function shopAddress(request?: Request): string {
  if (settings.shopUrl) return settings.shopUrl;
  return request ? new URL(request.url).origin : `http://localhost:${port}`;
}
