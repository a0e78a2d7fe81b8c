import Database from "better-sqlite3";
import { afterAll, expect, it } from "vitest";
import { openPagesVersion } from "~/base/db/open-pages.server";
import { write } from "~/base/db/connection.server";
import { categories, settings } from "~/base/db/schema";

const shop = new Database(`${process.env.DATA_DIR}/shop.sqlite`, { readonly: true });
afterAll(() => void shop.close());

/** Nothing of these is on an open page. */
const elsewhere = new Set([
  "__drizzle_migrations",
  "addresses",
  "api_tokens",
  "attempts",
  "audit_log",
  "batch_parts",
  "breach_persons",
  "breach_words",
  "breaches",
  "cart_lines",
  "carts",
  "consents",
  "coupon_uses",
  "coupons",
  "courier_columns",
  "courier_file_rows",
  "courier_file_waiting",
  "courier_files",
  "couriers",
  "customer_notes",
  "customers",
  "dispute_moves",
  "disputes",
  "duties_done",
  "duty_days",
  "eway_bills",
  "enquiries",
  "grievance_answers",
  "grievance_photos",
  "grievances",
  "guest_emails",
  "invoice_counters",
  "skipped_numbers",
  "invoices",
  "jobs",
  "known_networks",
  "locked_months",
  "mail_links",
  "mails",
  // What nobody found is for the owner alone.
  "mill_bills",
  // Only added; tried with the page of a batch. An entry is written after its moves.
  "mill_entries",
  "mill_moves",
  "mill_places",
  "missed_searches",
  "notices",
  "open_pages",
  "order_counts",
  "order_events",
  "order_lines",
  "order_parcels",
  "order_returns",
  "order_search",
  "order_search_config",
  "order_search_data",
  "order_search_docsize",
  "order_search_idx",
  "orders",
  "payment_orders",
  "khata_openings",
  "khatas",
  "money_paid_out",
  "money_received",
  "vouchers",
  "payments",
  "payout_parts",
  "payouts",
  // What is shown of a price changes with its product.
  "price_history",
  "price_lists",
  "price_plan_lines",
  "price_plans",
  "price_step_changes",
  "product_counts",
  "product_imports",
  "packed_scans",
  // The owner's alone.
  "label_prints",
  "recall_steps",
  "recall_told",
  // Never deleted; its two triggers are tried with the page of a batch.
  "recalls",
  "product_name_index",
  "product_name_index_config",
  "product_name_index_content",
  "product_name_index_data",
  "product_name_index_docsize",
  "product_name_index_idx",
  "product_search",
  "product_search_index",
  "product_search_index_config",
  "product_search_index_data",
  "product_search_index_docsize",
  "product_search_index_idx",
  "push_devices",
  "quote_lines",
  "quotes",
  "recovery_codes",
  "refunds",
  "return_photos",
  "return_request_lines",
  "return_requests",
  "returns_filed",
  "retention_runs",
  "review_requests",
  "review_stops",
  // What is shown of an oil's numbers changes with its reviews.
  "review_totals",
  "search_vocabulary",
  "search_vocabulary_index",
  "search_vocabulary_index_config",
  "search_vocabulary_index_data",
  "search_vocabulary_index_docsize",
  "search_vocabulary_index_idx",
  "sessions",
  // Its trigger of a product that turns sold out, or back, is tried in tests/goods/stock.
  "stock_alerts",
  "stock_holds",
  "stock_movements",
  "till_days",
  "trade_accounts",
  "two_factor",
  "user_search",
  "user_search_index",
  "user_search_index_config",
  "user_search_index_data",
  "user_search_index_docsize",
  "user_search_index_idx",
  "users",
  // Who came is for the owner alone.
  "visit_counts",
  "webhook_deliveries",
  "webhook_events",
  "write_offs",
]);

it("every table either counts up the version of the open pages at each change, or is not on them", () => {
  const tables = shop
    .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .pluck()
    .all()
    .filter((name) => !elsewhere.has(name) && !name.startsWith("sqlite_"));
  const triggers = shop
    .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'trigger'")
    .pluck()
    .all();
  const needed = tables.flatMap((table) =>
    ["insert", "update", "delete"].map((change) => `open_pages_${table}_${change}`),
  );
  expect(tables).toContain("products");
  expect(triggers).toEqual(expect.arrayContaining(needed));
});

it("counts with the change, and not at all when that is taken back", async () => {
  const before = openPagesVersion();
  const row = { key: "company.phone", value: "1", updatedAt: 1 };
  await write((tx) => tx.insert(settings).values(row).run());
  expect(openPagesVersion()).toBeGreaterThan(before);

  const now = openPagesVersion();
  const refused = write((tx) => {
    tx.delete(settings).run();
    throw new Error("taken back");
  });
  await expect(refused).rejects.toThrow("taken back");
  expect(openPagesVersion()).toBe(now);
  await write((tx) => tx.delete(categories).run());
  expect(openPagesVersion()).toBe(now);
});
