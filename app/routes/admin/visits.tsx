import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { DashboardSection } from "~/office/dashboard/dashboard-section";
import { LookedAtTable } from "~/office/dashboard/visits/looked-at-table";
import { SourceTable } from "~/office/dashboard/visits/source-table";
import { VisitSums } from "~/office/dashboard/visits/visit-sums";
import { VisitsChart } from "~/office/dashboard/visits/visits-chart";
import { visitsPage } from "~/office/dashboard/visits/visits.server";
import { pageMeta } from "~/layout/page-meta";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Visits" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return visitsPage();
}

export default function AdminVisits() {
  const { days, sources, campaigns, products, hasEdge } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Visits"
        lead="The visits of the last 30 days: how many, where they came from, and what came of them."
      />
      {hasEdge && (
        <Notice>
          A cache stands in front of the shop. Pages that it serves by itself never reach the shop
          and are not counted here: there were more visits than these.
        </Notice>
      )}
      <DashboardSection title="From visit to paid">
        <VisitSums days={days} />
        <VisitsChart days={days} />
      </DashboardSection>
      <DashboardSection title="Where they came from">
        <SourceTable sources={sources} campaigns={campaigns} />
      </DashboardSection>
      <DashboardSection title="Most viewed products">
        <LookedAtTable products={products} />
      </DashboardSection>
      <p className="muted small">
        Counted without cookies: totals by day, nothing about who came. A visit begins when a page
        is opened from another site, from a message or directly. Robots, pages loaded in advance and
        signed-in staff are not counted; orders are those that buyers placed in the shop themselves.
        The totals are stored every minute and kept for 400 days.
      </p>
    </>
  );
}
