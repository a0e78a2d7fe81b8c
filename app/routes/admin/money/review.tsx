import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { confirmedAdminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { newId } from "~/base/lib/ids.server";
import { FormProblem } from "~/base/ui/form-problem";
import { ClosedReviews } from "~/sales/payments/review/closed-reviews";
import { StuckRefunds } from "~/sales/payments/review/stuck-refunds";
import { ReviewCard } from "~/sales/payments/review/review-card";
import { submitDecision } from "~/sales/payments/review/review-submit.server";
import { closedReviews, openReviews, stuckRefunds } from "~/sales/payments/review/reviews.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Needs review" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const open = openReviews();
  const stuck = stuckRefunds();
  const closed = closedReviews();
  return { open: open.map((review) => ({ ...review, fresh: newId() })), stuck, closed };
}

export const action = (args: ActionFunctionArgs) => confirmedAdminForm(args, submitDecision);

export default function AdminReview() {
  const { open, stuck, closed } = useLoaderData<typeof loader>();
  const problem = useAnswer<typeof action>()?.form;
  const isShownBelow = open.some(({ id }) => id === problem?.values.payment);
  return (
    <>
      <ListHead title="Needs review" />
      {problem && !isShownBelow && <FormProblem state={problem} />}
      <section className="stack" aria-labelledby="open-reviews">
        <h2 id="open-reviews">Payments</h2>
        {open.length === 0 && <p className="empty">No payment needs review.</p>}
        {open.map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            state={problem?.values.payment === review.id ? problem : undefined}
          />
        ))}
      </section>
      {stuck.length > 0 && (
        <section className="stack" aria-labelledby="stuck-refunds">
          <h2 id="stuck-refunds">Refunds to look at</h2>
          <StuckRefunds refunds={stuck} />
        </section>
      )}
      {closed.length > 0 && (
        <section className="stack" aria-labelledby="closed-reviews">
          <h2 id="closed-reviews">Decided</h2>
          <ClosedReviews reviews={closed} />
        </section>
      )}
      <ListFoot about="Money that came but does not fit. Nothing of it counts as sold until you decide." />
    </>
  );
}
