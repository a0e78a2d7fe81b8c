import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, it, test } from "vitest";
import routes from "~/routes";

const entries = routes as RouteConfigEntry[];
const tree = entries.map(asRouteObject);

function asRouteObject({
  index,
  path,
  file,
  children,
}: RouteConfigEntry): Parameters<typeof matchRoutes>[0][number] {
  const route = path === undefined ? { id: file } : { id: file, path };
  return index
    ? { ...route, index: true }
    : { ...route, children: (children ?? []).map(asRouteObject) };
}

const screenAt = (path: string) => matchRoutes(tree, path)?.at(-1)?.route.id;

/** The route table of the specification, with the file that shows each screen. */
const screens: [path: string, file: string][] = [
  ["/", "routes/shop/home.tsx"],
  ["/search", "routes/shop/search.tsx"],
  ["/bulk", "routes/site/bulk.tsx"],
  ["/cart", "routes/shop/cart.tsx"],
  ["/product/sing-tel", "routes/shop/product.tsx"],
  ["/categories", "routes/shop/categories.tsx"],
  ["/category/filtered", "routes/shop/category.tsx"],
  ["/Store", "routes/shop/store.tsx"],
  ["/Termsofservices", "routes/site/terms.tsx"],
  ["/RefundandReturn", "routes/site/refund-and-return.tsx"],
  ["/shipingpolicy", "routes/site/shipping-policy.tsx"],
  ["/about", "routes/site/about.tsx"],
  ["/contact", "routes/site/contact.tsx"],
  ["/register", "routes/account/register.tsx"],
  ["/login", "routes/account/login.tsx"],
  ["/forgotpassword", "routes/account/forgot-password.tsx"],
  ["/dashboard/user", "routes/account/home.tsx"],
  ["/dashboard/user/profile", "routes/account/profile.tsx"],
  ["/dashboard/user/orders", "routes/account/orders.tsx"],
  ["/dashboard/admin", "routes/admin/home.tsx"],
  ["/dashboard/admin/create-category", "routes/admin/goods/categories.tsx"],
  ["/dashboard/admin/create-product", "routes/admin/goods/create-product.tsx"],
  ["/dashboard/admin/products", "routes/admin/goods/products.tsx"],
  ["/dashboard/admin/product/sing-tel", "routes/admin/goods/product.tsx"],
  ["/dashboard/admin/users", "routes/admin/users.tsx"],
  ["/dashboard/admin/orders", "routes/admin/orders/orders.tsx"],
  ["/dashboard/admin/profile", "routes/admin/profile.tsx"],
  ["/anything/else", "routes/site/not-found.tsx"],
];

describe("the URLs of the specification", () => {
  it("are 28", () => expect(screens).toHaveLength(28));

  it.each(screens)("%s shows %s", (path, file) => expect(screenAt(path)).toBe(file));

  it("have the page of a mailed link below the one that asks for it", () =>
    expect(screenAt("/forgotpassword/token")).toBe("routes/account/new-password.tsx"));

  it.each(screens)("%s is found in any spelling of its letters", (path, file) => {
    expect(screenAt(path.toLowerCase())).toBe(file);
    expect(screenAt(path.toUpperCase())).toBe(file);
  });
});

test.each([
  ["/join/token", "routes/account/join.tsx"],
  ["/track", "routes/checkout/track.tsx"],
  ["/grievances", "routes/site/grievances.tsx"],
  ["/b/26-11-A", "routes/shop/batch.tsx"],
  ["/recalls", "routes/shop/recalls.tsx"],
  ["/01/08901234567890", "routes/shop/digital-link.tsx"],
  ["/01/08901234567890/10/26-11-A", "routes/shop/lot-link.ts"],
  ["/grievance/token", "routes/site/grievance.tsx"],
  ["/grievance/token/photos/1", "routes/site/grievance-photo.ts"],
  ["/dashboard/admin/grievances", "routes/admin/grievances/grievances.tsx"],
  ["/dashboard/admin/grievances/photos/1", "routes/admin/grievances/grievance-photo.ts"],
  ["/dashboard/admin/grievances/G-2627-000001", "routes/admin/grievances/grievance.tsx"],
  ["/dashboard/user/my-data", "routes/account/my-data.tsx"],
  ["/dashboard/user/my-data/file", "routes/account/my-data-file.ts"],
  ["/feeds/google.xml", "routes/site/google-feed.ts"],
  ["/llms.txt", "routes/site/llms.ts"],
  ["/buy", "routes/shop/buy.tsx"],
  ["/my-data", "routes/my-data/my-data.tsx"],
  ["/my-data/file", "routes/my-data/file.ts"],
  ["/my-data/erased", "routes/my-data/erased.tsx"],
  ["/my-data/token", "routes/my-data/open.tsx"],
  ["/dashboard/admin/breaches", "routes/admin/breaches/breaches.tsx"],
  ["/dashboard/admin/breaches/new", "routes/admin/breaches/new-breach.tsx"],
  ["/dashboard/admin/breaches/b1", "routes/admin/breaches/breach.tsx"],
  ["/dashboard/admin/breaches/b1/edit", "routes/admin/breaches/edit-breach.tsx"],
  ["/dashboard/admin/press-plan", "routes/admin/stock/press-plan.tsx"],
  ["/dashboard/admin/settings/claims", "routes/admin/claims/claims.tsx"],
  ["/dashboard/admin/settings/claims/file/c1", "routes/admin/claims/file.ts"],
  ["/proof/certificate", "routes/site/proof.ts"],
  ["/dashboard/admin/mill", "routes/admin/mill/mill.tsx"],
  ["/dashboard/admin/mill/note/press", "routes/admin/mill/note.tsx"],
  ["/dashboard/admin/mill/tanks", "routes/admin/mill/tanks.tsx"],
  ["/dashboard/admin/mill/month", "routes/admin/mill/month.tsx"],
  ["/dashboard/admin/mill/voppa", "routes/admin/mill/voppa.tsx"],
  ["/dashboard/admin/mill/voppa.csv", "routes/admin/mill/voppa-csv.ts"],
  ["/dashboard/admin/month-end", "routes/admin/month-end/month-end.tsx"],
  ["/dashboard/admin/duties", "routes/admin/duties/duties.tsx"],
  ["/dashboard/admin/duties.ics", "routes/admin/duties/calendar.ts"],
  ["/dashboard/admin/duties/file/d1", "routes/admin/duties/file.ts"],
  ["/dashboard/admin/duties/gstr-1/2026-11", "routes/admin/duties/duty.tsx"],
  ["/dashboard/admin/breaches/b1/persons.csv", "routes/admin/breaches/persons-csv.ts"],
  ["/dark-patterns", "routes/site/dark-patterns.tsx"],
  ["/dark-patterns/2", "routes/site/earlier-certificate.tsx"],
  ["/privacy", "routes/site/privacy.tsx"],
  ["/privacy/2026-11-25", "routes/site/privacy-version.tsx"],
  ["/news/stop/token", "routes/site/stop-news.tsx"],
  ["/dashboard/user/news", "routes/account/news.ts"],
  ["/dashboard/admin/privacy", "routes/admin/privacy.tsx"],
  ["/dashboard/admin/privacy/news.csv", "routes/admin/news-csv.ts"],
  ["/dashboard/admin/self-audit", "routes/admin/self-audit.tsx"],
  ["/dashboard/admin/visits", "routes/admin/visits.tsx"],
  ["/dashboard/admin/staff", "routes/admin/staff.tsx"],
  ["/dashboard/admin/orders/PR-000001/address", "routes/admin/orders/order-address.tsx"],
  ["/order/token/return", "routes/checkout/return.tsx"],
  ["/order/token/return/photos/1", "routes/checkout/return-photo.ts"],
  ["/dashboard/admin/returns", "routes/admin/returns/returns.tsx"],
  ["/dashboard/admin/returns/PR-1-R1", "routes/admin/returns/return.tsx"],
  ["/dashboard/admin/returns/photos/1", "routes/admin/returns/return-photo.ts"],
  ["/dashboard/admin/product/sing-tel/questions", "routes/admin/goods/product-questions.tsx"],
  ["/dashboard/admin/product/sing-tel/parts", "routes/admin/goods/product-parts.tsx"],
  ["/dashboard/admin/reviews/1/photo", "routes/admin/reviews/photo.ts"],
  ["/dashboard/admin/settings/prices", "routes/admin/prices/price-settings.tsx"],
  ["/dashboard/admin/settings/returns", "routes/admin/returns/return-settings.tsx"],
  ["/dashboard/admin/invoices/gst-return", "routes/admin/money/gst-return.tsx"],
  ["/dashboard/admin/invoices/gst-return.json", "routes/admin/money/gst-return-json.ts"],
  ["/dashboard/admin/invoices/gst-return/b2b.csv", "routes/admin/money/gst-return-csv.ts"],
  ["/dashboard/admin/invoices/ledger.csv", "routes/admin/money/ledger-csv.ts"],
  ["/dashboard/admin/mill", "routes/admin/mill/mill.tsx"],
  ["/dashboard/admin/mill/note/press", "routes/admin/mill/note.tsx"],
  ["/dashboard/admin/mill/tanks", "routes/admin/mill/tanks.tsx"],
  ["/dashboard/admin/mill/month", "routes/admin/mill/month.tsx"],
  ["/dashboard/admin/mill/costs", "routes/admin/mill/costs.tsx"],
  ["/dashboard/admin/eway", "routes/admin/eway/eway.tsx"],
  ["/dashboard/admin/eway/bills.json", "routes/admin/eway/eway-json.ts"],
  ["/dashboard/admin/orders/PR-000001/eway", "routes/admin/eway/order-eway.tsx"],
  ["/dashboard/admin/invoices/tally", "routes/admin/tally/tally.tsx"],
  ["/dashboard/admin/invoices/tally/masters.xml", "routes/admin/tally/masters.ts"],
  ["/dashboard/admin/invoices/tally/vouchers.xml", "routes/admin/tally/vouchers.ts"],
  ["/dashboard/admin/invoices/PR2627-000001/correct", "routes/admin/money/correct-invoice.tsx"],
  ["/dashboard/admin/money/payouts", "routes/admin/money/payouts.tsx"],
  ["/dashboard/admin/money/payouts.csv", "routes/admin/money/payouts-csv.ts"],
  ["/dashboard/admin/money/payouts/import", "routes/admin/money/import-payouts.tsx"],
  ["/dashboard/admin/money/payouts/setl_1", "routes/admin/money/payout.tsx"],
  ["/dashboard/admin/money/disputes", "routes/admin/disputes/disputes.tsx"],
  ["/dashboard/admin/money/disputes/disp_1", "routes/admin/disputes/dispute.tsx"],
  ["/dashboard/admin/money/disputes/disp_1/evidence.pdf", "routes/admin/disputes/evidence-pdf.ts"],
  ["/dashboard/admin/money/courier", "routes/admin/courier-money/courier-money.tsx"],
  ["/dashboard/admin/money/courier/import", "routes/admin/courier-money/import-courier-file.tsx"],
  ["/dashboard/admin/money/courier/file_1", "routes/admin/courier-money/courier-file.tsx"],
  ["/dashboard/admin/parcels", "routes/admin/orders/parcels.tsx"],
  ["/dashboard/admin/parcels/PR-1", "routes/admin/orders/parcel.tsx"],
  ["/dashboard/admin/parcels/PR-1/pack", "routes/admin/orders/pack.tsx"],
  ["/dashboard/admin/parcels/PR-1/scans", "routes/admin/orders/pack-scans.ts"],
  ["/dashboard/admin/scan", "routes/admin/stock/scan.ts"],
  ["/dashboard/admin/stock/count", "routes/admin/stock/count.tsx"],
])("%s shows %s", (path, file) => expect(screenAt(path)).toBe(file));
