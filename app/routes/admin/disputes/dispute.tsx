import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { CaseFacts, CaseMoney, NextStep } from "~/office/disputes/case-view";
import { disputePage } from "~/office/disputes/dispute-page.server";
import { EvidenceList } from "~/office/disputes/evidence-list";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { disputesPath } from "~/sales/payments/disputes/dispute-paths";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data?.order ? `Dispute over ${data.order.number}` : "Dispute" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const page = disputePage(args.params.id ?? "");
  if (!page) throw notFound();
  return page;
}

export default function AdminDispute() {
  const page = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <p>
        <Link to={disputesPath}>All disputes</Link>
      </p>
      <PageHead title={page.order ? `Dispute over ${page.order.number}` : "Dispute"} />
      <CaseFacts page={page} />
      <NextStep page={page} />
      <EvidenceList page={page} />
      <CaseMoney page={page} />
    </section>
  );
}
