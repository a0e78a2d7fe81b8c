import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { batchesPath } from "~/goods/stock/batches/batch-filter";
import { pageMeta } from "~/layout/page-meta";
import { RecallPlan } from "~/office/recall/recall-plan";
import { planFacts } from "~/office/recall/plan-facts.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Recall plan" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return planFacts();
}

/** The written plan that the law asks for, made of the firm's facts; printed by the browser. */
export default function Plan() {
  return (
    <section className="stack">
      <p>
        <Link to={batchesPath}>Batches</Link>
      </p>
      <RecallPlan facts={useLoaderData<typeof loader>()} />
    </section>
  );
}
