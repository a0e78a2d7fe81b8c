/**
 * What search engines have no business with: everything about one person, and answers that are no pages. Each stands for
 * itself and all below it; in robots.txt also for all that begins like it, so no page of the shop may.
 * The cart is not among them: its page says `noindex` itself, and who may not fetch it could not read that.
 */
export const unlistedPaths = [
  "/api",
  "/cart/kept",
  "/checkout",
  "/csp-report",
  "/dashboard",
  "/demo-pay",
  "/forgotpassword",
  "/healthz",
  "/login",
  "/logout",
  "/metrics",
  "/offline",
  "/order",
  "/pay",
  "/payment",
  "/readyz",
  "/register",
  "/search",
  "/webhooks",
];

/** Whether an answer under this path is to be kept out of search engines. */
export function isUnlisted(pathname: string): boolean {
  const lower = pathname.toLowerCase();
  // Remix's own requests for the data of a page.
  if (lower.endsWith(".data")) return true;
  return unlistedPaths.some((path) => lower === path || lower.startsWith(`${path}/`));
}
