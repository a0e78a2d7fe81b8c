import { AreaErrorPage } from "~/layout/error-page";
import { useFrame } from "~/layout/use-frame";
import { DashboardArea, type MenuGroup } from "~/dashboard/dashboard-area";

export { accountLinks as links } from "~/ui/account-links";

/** Gives the screens inside the admin area's frame, see `useIsOwners`. */
export const handle = { frame: "admin" };

/** No loader, so nothing to guard: each screen inside guards itself. The counts come from the admin's frame data. */
export default function AdminArea({ children }: { children?: React.ReactNode }) {
  const frame = useFrame();
  return (
    <DashboardArea
      label="Admin"
      home={{ to: "/dashboard/admin", label: "Today", icon: "today" }}
      menu={menuWith(frame?.tasks ?? 0)}
    >
      {children}
    </DashboardArea>
  );
}

export function ErrorBoundary() {
  return <AreaErrorPage Area={AdminArea} />;
}

/** `toReview`: payments and refunds that need an admin. */
function menuWith(toReview: number): MenuGroup[] {
  return [
    {
      name: "Orders",
      icon: "parcel",
      entries: [
        { to: "/dashboard/admin/orders", label: "Orders" },
        { to: "/dashboard/admin/counter", label: "Write down an order" },
        { to: "/dashboard/admin/review", label: "Needs review", count: toReview },
        { to: "/dashboard/admin/quotes", label: "Quotes" },
        { to: "/dashboard/admin/enquiries", label: "Enquiries" },
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
        { to: "/dashboard/admin/stock", label: "Stock" },
        { to: "/dashboard/admin/prices", label: "Prices" },
        { to: "/dashboard/admin/batches", label: "Batches" },
        { to: "/dashboard/admin/oils", label: "Oils", within: "/dashboard/admin/family" },
        { to: "/dashboard/admin/create-product", label: "Create Product" },
        { to: "/dashboard/admin/create-category", label: "Create Category" },
        { to: "/dashboard/admin/search-words", label: "Search words" },
        { to: "/dashboard/admin/coupons", label: "Coupons" },
        { to: "/dashboard/admin/price-lists", label: "Price lists" },
      ],
    },
    {
      name: "Money",
      icon: "rupee",
      entries: [
        { to: "/dashboard/admin/money", label: "Money" },
        { to: "/dashboard/admin/invoices", label: "Invoices" },
        { to: "/dashboard/admin/dues", label: "Dues" },
        { to: "/dashboard/admin/trade", label: "Trade accounts" },
      ],
    },
    {
      name: "More",
      icon: "menu",
      entries: [
        { to: "/dashboard/admin/settings", label: "Settings" },
        { to: "/dashboard/admin/users", label: "Users", within: "/dashboard/admin/customers" },
        { to: "/dashboard/admin/profile", label: "Profile" },
        { to: "/dashboard/admin/delivery", label: "Delivery" },
        { to: "/dashboard/admin/couriers", label: "Couriers" },
        { to: "/dashboard/admin/payments", label: "Payment events" },
        { to: "/dashboard/admin/outbox", label: "Outbox" },
        { to: "/dashboard/admin/audit", label: "Audit log" },
        { to: "/dashboard/admin/health", label: "Health" },
      ],
    },
  ];
}
