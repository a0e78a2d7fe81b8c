import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, it } from "vitest";
import routes from "~/routes";

const entries = (await routes) as RouteConfigEntry[];
const tree = entries.map(asRouteObject);

function asRouteObject({
  index,
  path,
  file,
  children,
}: RouteConfigEntry): Parameters<typeof matchRoutes>[0][number] {
  return index
    ? { index: true, path, id: file }
    : { path, id: file, children: children?.map(asRouteObject) };
}

const screenAt = (path: string) => matchRoutes(tree, path)?.at(-1)?.route.id;

/** The route table of the specification, with the file that shows each screen. */
const screens: [path: string, file: string][] = [
  ["/", "catalogue/routes/home.tsx"],
  ["/search", "catalogue/routes/search.tsx"],
  ["/bulk", "enquiries/routes/bulk.tsx"],
  ["/cart", "cart/routes/cart.tsx"],
  ["/product/sing-tel", "catalogue/routes/product.tsx"],
  ["/categories", "catalogue/routes/categories.tsx"],
  ["/category/filtered", "catalogue/routes/category.tsx"],
  ["/Store", "catalogue/routes/store.tsx"],
  ["/Termsofservices", "pages/routes/terms.tsx"],
  ["/RefundandReturn", "pages/routes/refund-and-return.tsx"],
  ["/shipingpolicy", "pages/routes/shipping-policy.tsx"],
  ["/about", "pages/routes/about.tsx"],
  ["/contact", "enquiries/routes/contact.tsx"],
  ["/register", "accounts/routes/register.tsx"],
  ["/login", "accounts/routes/login.tsx"],
  ["/forgotpassword", "accounts/routes/forgot-password.tsx"],
  ["/dashboard/user", "dashboard/routes/user-home.tsx"],
  ["/dashboard/user/profile", "accounts/routes/user-profile.tsx"],
  ["/dashboard/user/orders", "orders/routes/user-orders.tsx"],
  ["/dashboard/admin", "dashboard/routes/admin-home.tsx"],
  ["/dashboard/admin/create-category", "catalogue/routes/admin-categories.tsx"],
  ["/dashboard/admin/create-product", "catalogue/routes/admin-create-product.tsx"],
  ["/dashboard/admin/products", "catalogue/routes/admin-products.tsx"],
  ["/dashboard/admin/product/sing-tel", "catalogue/routes/admin-product.tsx"],
  ["/dashboard/admin/users", "accounts/routes/admin-users.tsx"],
  ["/dashboard/admin/orders", "orders/routes/admin-orders.tsx"],
  ["/dashboard/admin/profile", "accounts/routes/admin-profile.tsx"],
  ["/anything/else", "pages/routes/not-found.tsx"],
];

describe("the URLs of the specification", () => {
  it("are 28", () => expect(screens).toHaveLength(28));

  it.each(screens)("%s shows %s", (path, file) => expect(screenAt(path)).toBe(file));

  it.each(screens)("%s is found in any spelling of its letters", (path, file) => {
    expect(screenAt(path.toLowerCase())).toBe(file);
    expect(screenAt(path.toUpperCase())).toBe(file);
  });
});
