import { DashboardArea } from "~/dashboard/dashboard-area";

export { accountLinks as links } from "~/ui/account-links";

const menu = [
  {
    entries: [
      { to: "/dashboard/user/profile", label: "Profile" },
      { to: "/dashboard/user/orders", label: "Orders" },
    ],
  },
];

/** No loader, so nothing to guard: each screen inside guards itself. */
export default function UserArea() {
  return <DashboardArea label="Your account" menu={menu} />;
}
