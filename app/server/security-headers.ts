import type { AppLoadContext } from "@remix-run/node";
import { settings } from "~/base/lib/env/settings.server";
import { reportsPath } from "~/office/health/csp-reports.server";

/**
 * Adds the security headers of every response. A response with its own policy (the payment sandbox) keeps it. `path`: of the page,
 * without its language.
 */
export function secured(response: Response, context: AppLoadContext, path: string): Response {
  const { headers } = response;
  if (/^\/dashboard\/admin(\/|$)/.test(path))
    headers.set("Permissions-Policy", permissions("(self)"));
  if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", contentSecurityPolicy([`'nonce-${context.nonce}'`]));
    headers.set("Reporting-Endpoints", `policy="${reportsPath}"`);
  }
  for (const [name, value] of Object.entries(fixedHeaders))
    if (!headers.has(name)) headers.set(name, value);
  headers.set("X-Request-Id", context.requestId);
  return response;
}

/** Static files, which bypass the handler, send these too. */
export const fixedHeaders: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  // Not `no-referrer`: the provider checks which site opened its payment window.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": permissions("()"),
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  ...(settings.https ? { "Strict-Transport-Security": strictTransport() } : {}),
};

/** Nobody but the staff, who scan packs, uses a camera. */
function permissions(camera: "()" | "(self)"): string {
  return `camera=${camera}, microphone=(), geolocation=()`;
}

/** One year of HTTPS only. Subdomains may lack HTTPS, so they are included only when the operator says so. */
function strictTransport(): string {
  const year = "max-age=31536000";
  return settings.hstsSubdomains ? `${year}; includeSubDomains` : year;
}

/** Headers that only matter for pages are left out of assets, of which each page loads many. */
export const headersOfParts: Record<string, string> = Object.fromEntries(
  Object.entries(fixedHeaders).filter(
    ([name]) => name !== "Permissions-Policy" && name !== "Cross-Origin-Opener-Policy",
  ),
);

/** The provider's hosts; empty with our own sandbox. */
const provider =
  settings.payments === "provider"
    ? {
        form: new URL(settings.razorpay.hostedUrl).origin,
        script: new URL(settings.razorpay.checkoutJs).origin,
        frame: "https://api.razorpay.com https://checkout.razorpay.com",
        connect: "https://lumberjack.razorpay.com https://api.razorpay.com",
      }
    : { form: "", script: "", frame: "", connect: "" };

/** No page has inline styles. `scripts`: sources of its inline scripts (a nonce, hashes). */
export function contentSecurityPolicy(scripts: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")} ${provider.script}`,
    "style-src 'self'",
    // blob: chosen photos, which the browser shows before they are sent.
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ${devSocket} ${provider.connect}`,
    `frame-src 'self' ${provider.frame}`,
    `form-action 'self' ${provider.form}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // Newer browsers use `report-to` and ignore `report-uri`.
    `report-uri ${reportsPath}`,
    "report-to policy",
  ]
    .map((directive) => directive.replace(/ +/g, " ").trim())
    .join("; ");
}

/** Hot reload uses a web socket. */
const devSocket = import.meta.env.DEV ? "ws:" : "";
