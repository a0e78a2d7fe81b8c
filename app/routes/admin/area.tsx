import { AreaErrorPage } from "~/layout/error-page";
import { useFrame } from "~/layout/use-frame";
import { nothingWaits } from "~/dashboard/admin-counts";
import { adminMenu } from "~/dashboard/admin-menu";
import { DashboardArea } from "~/dashboard/dashboard-area";
import { Unsaved } from "~/dashboard/unsaved";
import { NewNotices } from "~/notices/new-notices";

export { accountLinks as links } from "~/ui/account-links";

/** Gives the screens inside the admin area's frame, see `useIsOwners`. */
export const handle = { frame: "admin" };

/** No loader, so nothing to guard: each screen inside guards itself. The counts come from the admin's frame data. */
export default function AdminArea({ children }: { children?: React.ReactNode }) {
  const frame = useFrame();
  return (
    <>
      <Unsaved />
      <NewNotices />
      <DashboardArea
        label="Admin"
        home={{ to: "/dashboard/admin", label: "Today", icon: "today" }}
        menu={adminMenu(frame?.counts ?? nothingWaits)}
      >
        {children}
      </DashboardArea>
    </>
  );
}

export function ErrorBoundary() {
  return <AreaErrorPage Area={AdminArea} />;
}
