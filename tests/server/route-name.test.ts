import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { routeNameOf } from "~/server/request/route-name";

const route = (id: string, path?: string, parentId?: string) => ({
  id,
  path,
  parentId,
  module: {} as never,
});
const nameOf = routeNameOf({
  root: { ...route("root", ""), path: "" },
  home: { ...route("home", undefined, "root"), index: true },
  store: route("store", "Store", "root"),
  order: route("order", "order/:token", "root"),
  invoice: route("invoice", "order/:token/invoice.pdf", "root"),
  area: route("area", undefined, "root"),
  orders: route("orders", "dashboard/admin/orders/:number", "area"),
  export: route("export", "dashboard/admin/orders/export.csv", "area"),
  search: route("search", "api/v1/product/search/:keyword?", "root"),
  api: route("api", "api/v1/*", "root"),
  metrics: route("metrics", "metrics", "root"),
  rest: route("rest", "*", "root"),
} as ServerBuild["routes"]);

test.each([
  ["/", "/"],
  ["/store", "/Store"],
  ["/order/Q5jx-token", "/order/:token"],
  ["/order/Q5jx-token/invoice.pdf", "/order/:token/invoice.pdf"],
  ["/dashboard/admin/orders/PR-000001", "/dashboard/admin/orders/:number"],
  ["/dashboard/admin/orders/export.csv", "/dashboard/admin/orders/export.csv"],
  ["/api/v1/product/search/asha@example.com", "/api/v1/product/search/:keyword?"],
  ["/api/v1/product/search", "/api/v1/product/search/:keyword?"],
  ["/api/v1/product/asha@example.com", "/api/v1/*"],
  ["/metrics", "/metrics"],
])("%s is called %s", (address, name) => {
  expect(nameOf(address)).toBe(name);
});

test.each(["/asha@example.com", "/order", "/order/token/secret", "//order/token/x", "/%2Forder"])(
  "%s, which nobody knows, has no name that could tell what was typed",
  (address) => {
    expect(nameOf(address)).toBeNull();
  },
);
