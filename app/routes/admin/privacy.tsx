import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { noticeVersions } from "~/people/consent/notice/versions";
import { consentCounts } from "~/people/consent/record.server";
import { DashboardSection } from "~/office/dashboard/dashboard-section";
import { pageMeta } from "~/layout/page-meta";
import { retentionPage } from "~/people/privacy/retention/retention-page.server";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { Table } from "~/base/ui/table";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Privacy" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const versions = noticeVersions.map(({ version, hashes }) => ({ version, hash: hashes.en }));
  return { ...retentionPage(), consents: consentCounts(), versions };
}

export default function AdminPrivacy() {
  const { kinds, elsewhere, next, consents, versions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Privacy"
        lead="What people were told of their data, what they agreed to, and when it goes."
      />
      <DashboardSection title="Notice and consents">
        <dl className="facts">
          {versions.map(({ version, hash }, index) => (
            <div key={version}>
              <dt>{index === 0 ? "Notice of today" : "Older notice"}</dt>
              <dd>
                <Link to={`/privacy/${version}`}>{version}</Link> (SHA-256 {hash.slice(0, 12)}…)
              </dd>
            </div>
          ))}
          <dt>Accounts opened with the notice</dt>
          <dd>{consents.accounts}</dd>
          <dt>Orders placed with the notice</dt>
          <dd>{consents.orders}</dd>
          <dt>Agree to news by email</dt>
          <dd>{consents.news}</dd>
        </dl>
        <p>
          <a href="/dashboard/admin/privacy/news.csv">Who agreed to news (CSV)</a>
        </p>
        <p className="muted small">
          Write to nobody else, download the file again before each mail, and put each one’s link to
          stop into it. Guests are in the file once their order is paid.
        </p>
      </DashboardSection>
      <DashboardSection title="What goes by itself">
        <p>Next run: {next}</p>
        <Table
          rows={kinds}
          keyOf={({ kind }) => kind}
          columns={[
            { head: "Data", kind: "name", cell: ({ what }) => what },
            { head: "Kept", cell: ({ howLong }) => howLong },
            { head: "Removed last time", label: "Last time", cell: ({ last }) => last },
            { head: "In all", kind: "number", cell: ({ inAll }) => inAll },
          ]}
        />
      </DashboardSection>
      <DashboardSection title="What goes elsewhere, or stays">
        <Table
          rows={[...elsewhere]}
          keyOf={({ what }) => what}
          columns={[
            { head: "Data", kind: "name", cell: ({ what }) => what },
            { head: "Kept", cell: ({ howLong }) => howLong },
            { head: "By", cell: ({ where }) => where },
          ]}
        />
      </DashboardSection>
    </>
  );
}
