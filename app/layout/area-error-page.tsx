import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { mayOpen } from "~/people/accounts/staff/open-doors";
import { ErrorPage } from "./error-page";
import { useFrame } from "./use-frame";

/** Error page within an area, which keeps the area's menu. Missing or forbidden pages appear without it. */
export function AreaErrorPage({ Area }: { Area: React.ComponentType<React.PropsWithChildren> }) {
  const error = useRouteError();
  const { pathname } = useLocation();
  const viewer = useFrame()?.viewer;
  const standsAlone = isRouteErrorResponse(error) && [401, 403, 404, 428].includes(error.status);
  if (standsAlone || !viewer || !mayOpen(pathname, viewer)) return <ErrorPage />;
  return (
    <Area>
      <ErrorPage />
    </Area>
  );
}
