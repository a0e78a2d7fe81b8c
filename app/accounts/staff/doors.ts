import type { OrderStatus, StaffRole } from "~/db/statuses";
import type { Member } from "./member";

/**
 * Who may do what in the admin area: the one table of it. The owner (`role` 1) may do everything; a right lists who else has it.
 * A new screen is one path in `doors`; one that stands nowhere is open to nobody but the owner, and fails
 * `tests/admin-doors.test.ts`.
 */
const rights = {
  /** What everybody on the staff has: Today, the search, their own profile. */
  area: ["packer", "seller"],
  /** Where two-factor sign-in is set up; open also to those who must not go on without it. */
  "second step": ["packer", "seller"],
  /** Orders without money: what is in a parcel, whom it goes to, and that it is packed and sent. */
  parcels: ["packer", "seller"],
  /** Counting and taking in packs, noting batches. */
  stock: ["packer", "seller"],
  /** Orders with their sums, the counter, quotes, enquiries, complaints, invoices of one order. */
  orders: ["seller"],
  goods: ["seller"],
  prices: ["seller"],
  customers: ["seller"],
  /** Giving money back, settings, users, reports, logs, files with every buyer in them. */
  owner: [],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Right = keyof typeof rights;

/** The screens and files under /dashboard/admin by the right that opens them; paths as in `routes.ts`. */
export const doors: Record<Right, readonly string[]> = {
  area: ["", "more", "search", "profile"],
  "second step": ["two-steps"],
  parcels: [
    "parcels",
    "parcels/:number",
    "orders/:number/slip",
    "orders/slips.pdf",
    "orders/labels.pdf",
    "orders/ticked",
    "orders/send",
    "couriers",
  ],
  stock: [
    "stock",
    "stock/arrivals",
    "product/:slug/stock",
    "batches",
    "batches/new",
    "batches/:id",
    "batches/:id/edit",
    "batches/:id/report",
    "stock/import",
    "stock/export.csv",
    "batches/import",
    "batches/export.csv",
  ],
  orders: [
    "orders",
    "orders/:number",
    "orders/unconfirmed",
    "notices",
    "notices/newest",
    "orders/send/import",
    "orders/invoices.pdf",
    "orders/:number/send",
    "orders/:number/parcels",
    "orders/:number/address",
    "orders/:number/return",
    "returns",
    "returns/:number",
    "returns/photos/:id",
    "grievances/photos/:id",
    "orders/:number/together",
    "orders/:number/received",
    "orders/:number/invoice",
    "orders/:number/invoice.pdf",
    "orders/:number/invoice-roll.pdf",
    "counter",
    "quotes",
    "quotes/new",
    "quotes/:number",
    "quotes/:number.pdf",
    "enquiries",
    "grievances",
    "grievances/:number",
    "reviews",
    "reviews/:id/photo",
  ],
  goods: [
    "create-category",
    "create-product",
    "products",
    "products/archived",
    "products/import",
    "products/export.csv",
    "oils",
    "family/:slug",
    "search-words",
    "words",
    "words/packs",
    "product/:slug/words",
    "product/:slug/questions",
    "product/:slug",
    "product/:slug/delete",
    "batches/:id/orders",
  ],
  prices: [
    "prices",
    "prices/import",
    "prices/prices.csv",
    "prices/plans",
    "prices/plans/:id",
    "prices/history.csv",
    "prices/history/:slug",
    "coupons",
    "price-lists",
    "price-lists/:list",
    "price-lists/:list/import",
    "price-lists/:list/export.csv",
    "price-lists/:list/packs/:slug",
  ],
  customers: ["customers/:number", "users/:id", "trade", "trade/:id"],
  owner: [
    "ready-to-sell",
    "breaches",
    "breaches/new",
    "breaches/:id",
    "breaches/:id/edit",
    "breaches/:id/persons.csv",
    "privacy",
    "privacy/news.csv",
    "batches/:id/orders.csv",
    "orders/export.csv",
    "enquiries.csv",
    "users",
    "staff",
    "delivery",
    "delivery/import",
    "delivery/zones.csv",
    "orders/:number/refund",
    "orders/:number/take-out",
    "money",
    "money/money.csv",
    "money/month.csv",
    "payments",
    "payments/events/:id",
    "review",
    "dues",
    "dues.csv",
    "dues/:number",
    "invoices",
    "invoices/export.csv",
    "invoices/gst-return",
    "invoices/gst-return.json",
    "invoices/gst-return/:section.csv",
    "invoices/ledger.csv",
    "invoices/:number/correct",
    "invoices/month.pdf",
    "invoices/:number",
    "invoices/:number.pdf",
    "invoices/:number/roll.pdf",
    "outbox",
    "outbox/:id",
    "outbox/:id/page",
    "settings",
    "settings/notices",
    "settings/testimonials",
    "settings/story",
    "settings/payments",
    "settings/checkout",
    "settings/returns",
    "settings/delivery",
    "audit",
    "health",
    "styleguide",
  ],
};

/**
 * Screens on which not every form is open to whoever may read them: the right of each by its hidden field `intent`, "" for the form
 * without one. Forms that are not listed are the owner's.
 */
export const forms: Record<string, Record<string, Right>> = {
  orders: { "": "orders" },
  "orders/:number": {
    "": "orders",
    notes: "orders",
    eway: "orders",
    "came-back": "orders",
    "forgive-return": "orders",
  },
  "returns/:number": { accept: "orders", refuse: "orders", receive: "orders", replace: "orders" },
  couriers: {},
  "users/:id": { note: "customers" },
};

/** The right to bring an order from or to a status. Money back on the way is the owner's. */
export const statusRights: Record<OrderStatus, Right> = {
  "Not Process": "parcels",
  Processing: "parcels",
  Shipped: "parcels",
  deliverd: "orders",
  cancel: "orders",
};

/** Whether this person has the right. */
export function may({ role, staff }: Member, right: Right): boolean {
  const others: readonly StaffRole[] = rights[right];
  return role === 1 || (staff !== null && others.includes(staff));
}
