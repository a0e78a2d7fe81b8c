import { Outlet } from "@remix-run/react";
import { AsksBeforeLeaving } from "~/base/ui/sending/unsaved";
import { AreaErrorPage } from "~/layout/area-error-page";
import { useFrame } from "~/layout/use-frame";
import { nothingWaits } from "~/office/dashboard/admin-counts";
import { openMenu } from "~/office/dashboard/open-menu";
import { isStaff } from "~/people/accounts/member";
import { NewNotices } from "~/people/notices/new-notices";
import { MemberContext } from "~/people/accounts/staff/use-opens";
import { DashboardArea } from "~/office/dashboard/dashboard-area";

export { accountLinks as links } from "~/base/ui/account-links";

/** Gives the screens inside the admin area's frame, see `useIsOwners`. */
export const handle = { frame: "admin" };

/** No loader, so nothing to guard: each screen inside guards itself. The counts come from the admin's frame data. */
export default function AdminArea({ children }: { children?: React.ReactNode }) {
  const frame = useFrame();
  const viewer = frame?.viewer;
  // A screen's own error page says why in the shop's frame, without the menu.
  if (!viewer || !isStaff(viewer)) return children ?? <Outlet />;
  return (
    <MemberContext.Provider value={viewer}>
      <AsksBeforeLeaving>
        <NewNotices />
        <DashboardArea
          label="Admin"
          home={{ to: "/dashboard/admin", label: "Today", icon: "today" }}
          menu={openMenu(frame.counts ?? nothingWaits, viewer)}
        >
          {children}
        </DashboardArea>
      </AsksBeforeLeaving>
    </MemberContext.Provider>
  );
}

export function ErrorBoundary() {
  return <AreaErrorPage Area={AdminArea} />;
}
