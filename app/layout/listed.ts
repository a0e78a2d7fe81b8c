/** Static pages for search engines, in canonical spelling. */
export const listedPaths = [
  "/",
  "/Store",
  "/categories",
  "/about",
  "/contact",
  "/track",
  "/grievances",
  "/recalls",
  "/bulk",
  "/Termsofservices",
  "/privacy",
  "/RefundandReturn",
  "/shipingpolicy",
];
