import { index, layout, prefix, route, type RouteConfig } from "@remix-run/route-config";

/** Every URL of the shop, in the order of its specification. Matching ignores case; the spelling here is the canonical one. */
export default [
  index("catalogue/routes/home.tsx"),
  route("search", "catalogue/routes/search.tsx"),
  route("bulk", "enquiries/routes/bulk.tsx"),
  route("cart", "cart/routes/cart.tsx"),
  route("cart/kept", "cart/routes/kept.ts"),
  route("product/:slug", "catalogue/routes/product.tsx"),
  route("categories", "catalogue/routes/categories.tsx"),
  route("category/:slug", "catalogue/routes/category.tsx"),
  route("Store", "catalogue/routes/store.tsx"),
  route("Termsofservices", "pages/routes/terms.tsx"),
  route("RefundandReturn", "pages/routes/refund-and-return.tsx"),
  route("shipingpolicy", "pages/routes/shipping-policy.tsx"),
  route("about", "pages/routes/about.tsx"),
  route("contact", "enquiries/routes/contact.tsx"),

  route("register", "accounts/routes/register.tsx"),
  route("login", "accounts/routes/login.tsx"),
  route("forgotpassword", "accounts/routes/forgot-password.tsx"),
  route("logout", "accounts/routes/logout.ts"),

  route("checkout", "checkout/routes/place-order.ts"),
  route("checkout/delivery", "checkout/routes/delivery.tsx"),
  route("pay/:token", "checkout/routes/pay.tsx"),
  route("payment/callback", "checkout/routes/callback.ts"),
  route("payment/cancelled", "checkout/routes/cancelled.ts"),
  route("order/:token", "checkout/routes/order-status.tsx"),
  route("demo-pay/*", "checkout/routes/sandbox.ts"),

  route("dashboard", "dashboard/routes/dashboard.tsx"),
  ...prefix("dashboard/user", [
    layout("dashboard/routes/user-area.tsx", [
      index("dashboard/routes/user-home.tsx"),
      route("profile", "accounts/routes/user-profile.tsx"),
      route("orders", "orders/routes/user-orders.tsx"),
    ]),
  ]),
  ...prefix("dashboard/admin", [
    layout("dashboard/routes/admin-area.tsx", [
      index("dashboard/routes/admin-home.tsx"),
      route("create-category", "catalogue/routes/admin-categories.tsx"),
      route("create-product", "catalogue/routes/admin-create-product.tsx"),
      route("products", "catalogue/routes/admin-products.tsx"),
      route("products/import", "catalogue/routes/admin-import.tsx"),
      route("products/export.csv", "catalogue/routes/admin-export.ts"),
      route("product/:slug", "catalogue/routes/admin-product.tsx"),
      route("product/:slug/delete", "catalogue/routes/admin-delete-product.tsx"),
      route("users", "accounts/routes/admin-users.tsx"),
      route("users/:id", "accounts/routes/admin-user.tsx"),
      route("orders", "orders/routes/admin-orders.tsx"),
      route("orders/export.csv", "orders/routes/admin-orders-export.ts"),
      route("orders/:number", "orders/routes/admin-order.tsx"),
      route("orders/:number/received", "checkout/routes/admin-order-received.tsx"),
      route("orders/:number/slip", "orders/routes/admin-order-slip.tsx"),
      route("couriers", "orders/routes/admin-couriers.tsx"),
      route("enquiries", "enquiries/routes/admin-enquiries.tsx"),
      route("enquiries.csv", "enquiries/routes/admin-enquiries-csv.ts"),
      route("settings", "pages/routes/admin-settings.tsx"),
      route("settings/payments", "checkout/routes/admin-payment-settings.tsx"),
      route("audit", "audit/routes/admin-audit.tsx"),
      route("profile", "accounts/routes/admin-profile.tsx"),
    ]),
  ]),

  route("photos/:hash/:width", "catalogue/routes/photo.ts"),
  ...prefix("api/v1", [route("product/product-photo/:id", "catalogue/api/product-photo.ts")]),

  route("*", "pages/routes/not-found.tsx"),
] satisfies RouteConfig;
