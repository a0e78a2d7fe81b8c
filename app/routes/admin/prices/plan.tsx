import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/base/lib/dates";
import { notFound } from "~/base/lib/http/http";
import { rupees } from "~/base/lib/money";
import { planState } from "~/goods/prices/day/open-plans";
import { planWithLines } from "~/goods/prices/day/plans.server";
import { submitPlan } from "~/goods/prices/day/plan-submit.server";
import { pricesPath } from "~/goods/prices/day/price-query";
import { Button } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { Table } from "~/base/ui/table";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Change of prices" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  const found = planWithLines(args.params.id ?? "");
  if (!found) throw notFound();
  return found;
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "prices", (form, admin) => submitPlan(form, admin, args.params.id ?? ""));

export default function AdminPricePlan() {
  const { plan, lines } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const isOpen = plan.appliedAt === null && plan.cancelledAt === null;
  return (
    <section className="stack">
      <PageHead
        title={`Prices from ${dateTime(plan.runsAt)}`}
        lead={`${planState(plan)}. By ${plan.actorName}, ${dateTime(plan.createdAt)}.`}
      />
      <FormProblem state={state} />
      {isOpen && plan.problem && !state && (
        <Notice tone="error">{`None of these prices was set: ${plan.problem}`}</Notice>
      )}
      <Table
        rows={lines}
        keyOf={({ pack }) => pack.id}
        columns={[
          { head: "Pack", kind: "name", cell: packCell },
          { head: "When written", cell: ({ seenPaise }) => rupees(seenPaise) },
          { head: "New price", cell: ({ pricePaise }) => rupees(pricePaise) },
          { head: "Today", cell: ({ pack }) => rupees(pack.pricePaise) },
          { head: "New MRP", cell: ({ mrpPaise }) => (mrpPaise === null ? "–" : rupees(mrpPaise)) },
        ]}
      />
      {lines.length < plan.packs && (
        <p className="muted">{`${plan.packs - lines.length} of its packs are no longer in the shop.`}</p>
      )}
      {isOpen && (
        <Form method="post" className="actions">
          <Button name="intent" value="cancel" tone="danger">
            Cancel these prices
          </Button>
          <Button name="intent" value="now" tone="quiet">
            Set them now
          </Button>
        </Form>
      )}
      <p>
        <Link to={pricesPath}>Back to the prices</Link>
      </p>
    </section>
  );
}

const packCell = ({ pack }: { pack: { slug: string; name: string } }) => (
  <Link to={`${pricesPath}/history/${pack.slug}`}>{pack.name}</Link>
);
