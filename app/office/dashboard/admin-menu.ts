import type { AdminCounts } from "./admin-counts";
import type { MenuGroup } from "./dashboard-area";

/** The address of the screen that lists every other one. */
const morePath = "/dashboard/admin/more";

/** The sections of the admin area with their screens, and what waits there. */
export function adminMenu({
  toPack,
  toReview,
  enquiries,
  grievances,
  low,
}: AdminCounts): MenuGroup[] {
  return [
    {
      name: "Orders",
      icon: "parcel",
      entries: [
        { to: "/dashboard/admin/orders", label: "Orders", count: toPack },
        { to: "/dashboard/admin/counter", label: "Write down an order" },
        { to: "/dashboard/admin/till", label: "Till" },
        { to: "/dashboard/admin/review", label: "Needs review", count: toReview },
        { to: "/dashboard/admin/returns", label: "Returns" },
        { to: "/dashboard/admin/eway", label: "E-way bills" },
        { to: "/dashboard/admin/quotes", label: "Quotes" },
        { to: "/dashboard/admin/enquiries", label: "Enquiries", count: enquiries },
        { to: "/dashboard/admin/grievances", label: "Complaints", count: grievances },
        { to: "/dashboard/admin/reviews", label: "Reviews" },
      ],
    },
    {
      name: "Goods",
      icon: "tin",
      entries: [
        {
          to: "/dashboard/admin/products",
          label: "Products",
          within: "/dashboard/admin/product",
        },
        { to: "/dashboard/admin/stock", label: "Stock", count: low },
        { to: "/dashboard/admin/press-plan", label: "How much to press" },
        { to: "/dashboard/admin/prices", label: "Prices" },
        { to: "/dashboard/admin/batches", label: "Batches" },
        { to: "/dashboard/admin/mill", label: "Mill book" },
        { to: "/dashboard/admin/oils", label: "Oils", within: "/dashboard/admin/family" },
        { to: "/dashboard/admin/create-product", label: "Create Product" },
        { to: "/dashboard/admin/create-category", label: "Create Category" },
        { to: "/dashboard/admin/search-words", label: "Search words" },
        { to: "/dashboard/admin/words", label: "Gujarati and Hindi" },
        { to: "/dashboard/admin/coupons", label: "Coupons" },
        { to: "/dashboard/admin/price-lists", label: "Price lists" },
        { to: "/dashboard/admin/trade", label: "Trade accounts" },
        { to: "/dashboard/admin/ready-to-sell", label: "Ready to sell" },
      ],
    },
    {
      name: "Money",
      icon: "rupee",
      entries: [
        { to: "/dashboard/admin/money", label: "Money" },
        { to: "/dashboard/admin/expenses", label: "Expenses" },
        { to: "/dashboard/admin/money/payouts", label: "Payouts" },
        { to: "/dashboard/admin/money/disputes", label: "Disputes" },
        { to: "/dashboard/admin/invoices", label: "Invoices" },
        { to: "/dashboard/admin/dues", label: "Dues" },
        { to: "/dashboard/admin/duties", label: "Duties" },
        { to: "/dashboard/admin/month-end", label: "Month’s end" },
      ],
    },
    {
      name: "More",
      icon: "menu",
      start: morePath,
      entries: [
        { to: "/dashboard/admin/settings", label: "Settings" },
        { to: "/dashboard/admin/settings/notices", label: "Who is told" },
        { to: "/dashboard/admin/notices", label: "What happened" },
        { to: "/dashboard/admin/users", label: "Customers", within: "/dashboard/admin/customers" },
        { to: "/dashboard/admin/visits", label: "Visits" },
        { to: "/dashboard/admin/staff", label: "Staff" },
        { to: "/dashboard/admin/profile", label: "Profile" },
        { to: "/dashboard/admin/delivery", label: "Delivery" },
        { to: "/dashboard/admin/couriers", label: "Couriers" },
        { to: "/dashboard/admin/payments", label: "Payment events" },
        { to: "/dashboard/admin/outbox", label: "Outbox" },
        { to: "/dashboard/admin/privacy", label: "Privacy" },
        { to: "/dashboard/admin/audit", label: "Audit log" },
        { to: "/dashboard/admin/self-audit", label: "Self-audit" },
        { to: "/dashboard/admin/breaches", label: "Breach book" },
        { to: "/dashboard/admin/health", label: "Health" },
      ],
    },
  ];
}
