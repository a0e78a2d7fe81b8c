/** The pages for search engines that are there whatever the shop sells, in their canonical spelling. */
export const listedPaths = [
  "/",
  "/Store",
  "/categories",
  "/about",
  "/contact",
  "/bulk",
  "/Termsofservices",
  "/RefundandReturn",
  "/shipingpolicy",
];
