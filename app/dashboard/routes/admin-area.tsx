import { DashboardArea } from "../dashboard-area";

const menu = [
  { to: "/dashboard/admin/profile", label: "Profile" },
  { to: "/dashboard/admin/create-category", label: "Create Category" },
  { to: "/dashboard/admin/create-product", label: "Create Product" },
  { to: "/dashboard/admin/products", label: "Products" },
  { to: "/dashboard/admin/orders", label: "Orders" },
  { to: "/dashboard/admin/couriers", label: "Couriers" },
  { to: "/dashboard/admin/users", label: "Users" },
  { to: "/dashboard/admin/enquiries", label: "Enquiries" },
  { to: "/dashboard/admin/settings", label: "Settings" },
  { to: "/dashboard/admin/audit", label: "Audit log" },
];

/** No loader, so nothing to guard: each screen inside guards itself. */
export default function AdminArea() {
  return <DashboardArea label="Admin" menu={menu} />;
}
