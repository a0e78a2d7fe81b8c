import { settings } from "./settings.server";

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

/** The shop's public address as this request's visitor sees it, without a slash at the end. */
export function shopAddress(request: Request): string {
  return settings.shopUrl ?? new URL(request.url).origin;
}
