import { AreaErrorPage } from "~/layout/area-error-page";
import { useFrame } from "~/layout/use-frame";
import { nothingWaits } from "~/dashboard/admin-counts";
import { openMenu } from "~/dashboard/open-menu";
import { MemberContext } from "~/accounts/staff/use-opens";
import { DashboardArea } from "~/dashboard/dashboard-area";

export { accountLinks as links } from "~/ui/account-links";

/** Gives the screens inside the admin area's frame, see `useIsOwners`. */
export const handle = { frame: "admin" };

const nobody = { role: 0, staff: null };

/** No loader, so nothing to guard: each screen inside guards itself. The counts come from the admin's frame data. */
export default function AdminArea({ children }: { children?: React.ReactNode }) {
  const frame = useFrame();
  const viewer = frame?.viewer ?? nobody;
  return (
    <MemberContext.Provider value={frame?.viewer ?? null}>
      <div role="status" className="new-notices" />
      <DashboardArea
        label="Admin"
        home={{ to: "/dashboard/admin", label: "Today", icon: "today" }}
        menu={openMenu(frame?.counts ?? nothingWaits, viewer)}
      >
        {children}
      </DashboardArea>
    </MemberContext.Provider>
  );
}

export function ErrorBoundary() {
  return <AreaErrorPage Area={AdminArea} />;
}
