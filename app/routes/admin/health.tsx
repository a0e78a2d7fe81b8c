import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { DashboardSection } from "~/office/dashboard/dashboard-section";
import { booksProblem } from "~/office/books/books-job.server";
import { jobList } from "~/upkeep/jobs/job-list.server";
import { JobTable } from "~/upkeep/jobs/job-table";
import { pageMeta } from "~/layout/page-meta";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { Table } from "~/base/ui/table";
import { healthFacts } from "~/office/health/health-facts.server";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Health" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const jobs = jobList();
  const facts = await healthFacts();
  const books = booksProblem();
  return { ...facts, problems: books ? [...facts.problems, books] : facts.problems, jobs };
}

export default function AdminHealth() {
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Health"
        lead="How the shop’s program is doing, and what it has still to do."
      />
      <Verdict problems={facts.problems} />
      <DashboardSection title="Database and disk">
        <dl className="facts">
          <dt>Database</dt>
          <dd>{facts.takesWrites ? "Takes orders" : "Needs a look: see above"}</dd>
          <dt>Size of the database</dt>
          <dd>{facts.databaseSize}</dd>
          <dt>Free on the disk</dt>
          <dd>{facts.free}</dd>
          <dt>Last backup</dt>
          <dd>{facts.backup}</dd>
          <dt>Copy</dt>
          <dd>{facts.copy}</dd>
          <dt>Cache in front of the shop</dt>
          <dd>{facts.edge}</dd>
        </dl>
      </DashboardSection>
      <DashboardSection title="What waits">
        <dl className="facts">
          <dt>Mails to be sent</dt>
          <dd>
            <Link to="/dashboard/admin/outbox?state=waiting">{facts.mails}</Link>
          </dd>
          <dt>Payments not yet settled</dt>
          <dd>{facts.unpaid}</dd>
          <dt>Payments that need review</dt>
          <dd>
            <Link to="/dashboard/admin/review">{facts.reviews}</Link>
          </dd>
          <dt>Provider events not yet processed</dt>
          <dd>
            <Link to="/dashboard/admin/payments">{facts.webhooks}</Link>
          </dd>
          <dt>Refunds on their way</dt>
          <dd>{facts.refunds}</dd>
          <dt>Enquiries without an answer</dt>
          <dd>
            <Link to="/dashboard/admin/enquiries">{facts.unanswered}</Link>
          </dd>
          <dt>Enquiries to be forwarded</dt>
          <dd>{facts.enquiries}</dd>
        </dl>
      </DashboardSection>
      <DashboardSection title="What the shop does by itself">
        <JobTable jobs={facts.jobs} />
      </DashboardSection>
      <DashboardSection title="The program">
        <dl className="facts">
          <dt>Version</dt>
          <dd>
            {facts.version} on Node {facts.node}
          </dd>
          <dt>Running for</dt>
          <dd>{facts.uptime}</dd>
        </dl>
        <Table
          rows={facts.processes}
          keyOf={({ number }) => number}
          columns={[
            { head: "Process", kind: "name", cell: ({ number }) => number },
            { head: "Running for", cell: ({ uptime }) => uptime },
            { head: "Memory", cell: ({ memory }) => memory },
            { head: "Begins work late by", label: "Late by", cell: ({ delay }) => delay },
          ]}
        />
      </DashboardSection>
    </>
  );
}

function Verdict({ problems }: { problems: string[] }) {
  if (problems.length === 0) return <Notice tone="success">All is well.</Notice>;
  return (
    <Notice tone="error">
      <p>{problems.length === 1 ? "One thing needs a look:" : "Some things need a look:"}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Notice>
  );
}
