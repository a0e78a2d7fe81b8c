/**
 * Paths excluded from search engines: personal pages, and responses that are no pages. Each covers everything below it, and in
 * robots.txt everything with that prefix, so no page may share one; one that ends with "/" covers only what stands below it. The cart is missing on purpose: its page says `noindex`,
 * which a blocked crawler could not read.
 */
export const unlistedPaths = [
  "/api",
  "/back",
  "/cart/kept",
  "/checkout",
  "/csp-report",
  "/dashboard",
  "/demo-pay",
  "/forgotpassword",
  "/grievance/",
  "/healthz",
  "/hydration-report",
  "/join",
  "/lab-report",
  "/login",
  "/logout",
  "/metrics",
  "/my-data",
  "/proof",
  "/offline",
  "/order",
  "/pay",
  "/payment",
  "/quick-order",
  "/quote",
  "/readyz",
  "/register",
  "/news",
  "/review",
  "/search",
  "/webhooks",
];

/** Whether to keep a path out of search engines. */
export function isUnlisted(pathname: string): boolean {
  const lower = pathname.toLowerCase();
  return unlistedPaths.some(
    (path) => lower === path || lower.startsWith(path.endsWith("/") ? path : `${path}/`),
  );
}
