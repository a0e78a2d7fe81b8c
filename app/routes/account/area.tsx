import { AreaErrorPage } from "~/layout/area-error-page";
import { DashboardArea } from "~/office/dashboard/dashboard-area";
import { t } from "~/base/words/say";

export { accountLinks as links } from "~/base/ui/account-links";

/** In English, as the catalogue has them. */
const entries = [
  { to: "/dashboard/user/profile", label: "Profile" },
  { to: "/dashboard/user/orders", label: "Orders" },
  { to: "/dashboard/user/addresses", label: "Addresses" },
  { to: "/dashboard/user/trade", label: "Trade prices" },
  { to: "/dashboard/user/my-data", label: "My data" },
];

/** No loader, so nothing to guard: each screen inside guards itself. */
export default function UserArea({ children }: { children?: React.ReactNode }) {
  const menu = [{ entries: entries.map(({ to, label }) => ({ to, label: t(label) })) }];
  return (
    <DashboardArea label={t("Your account")} menu={menu}>
      {children}
    </DashboardArea>
  );
}

export function ErrorBoundary() {
  return <AreaErrorPage Area={UserArea} />;
}
