import { useRouteLoaderData } from "@remix-run/react";
import { DashboardArea } from "../dashboard-area";

const review = "/dashboard/admin/review";

const menu = [
  { to: "/dashboard/admin/profile", label: "Profile" },
  { to: "/dashboard/admin/create-category", label: "Create Category", begins: true },
  { to: "/dashboard/admin/create-product", label: "Create Product" },
  { to: "/dashboard/admin/products", label: "Products" },
  { to: "/dashboard/admin/orders", label: "Orders", begins: true },
  { to: "/dashboard/admin/payments", label: "Payments" },
  { to: review, label: "Needs review" },
  { to: "/dashboard/admin/invoices", label: "Invoices" },
  { to: "/dashboard/admin/couriers", label: "Couriers" },
  { to: "/dashboard/admin/users", label: "Users", begins: true },
  { to: "/dashboard/admin/enquiries", label: "Enquiries" },
  { to: "/dashboard/admin/outbox", label: "Outbox" },
  { to: "/dashboard/admin/settings", label: "Settings", begins: true },
  { to: "/dashboard/admin/audit", label: "Audit log" },
];

/** No loader, so nothing to guard: each screen inside guards itself. How much waits is known to the frame of an admin. */
export default function AdminArea() {
  const frame = useRouteLoaderData<{ tasks: number }>("root");
  const withCounts = menu.map((entry) =>
    entry.to === review ? { ...entry, count: frame?.tasks } : entry,
  );
  return <DashboardArea label="Admin" menu={withCounts} />;
}
