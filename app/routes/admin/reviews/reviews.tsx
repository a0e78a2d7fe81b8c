import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ListScreen } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { pageIn } from "~/base/lib/page-number";
import { ReviewCard } from "~/sales/reviews/admin/review-card";
import { reviewFilterIn, reviewOrders, reviewStates } from "~/sales/reviews/admin/review-filter";
import { reviewsPage } from "~/sales/reviews/admin/review-list.server";
import { changeReview } from "~/sales/reviews/admin/review-submit.server";
import { ChoiceField } from "~/base/ui/filter-form";
import { FormProblem } from "~/base/ui/form-problem";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Reviews" });

const path = "/dashboard/admin/reviews";

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const query = new URL(args.request.url).searchParams;
  const filter = reviewFilterIn(query);
  return { ...reviewsPage({ ...filter, page: pageIn(query) }), filter };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "orders", (form, member) =>
    changeReview(form, `${path}${new URL(args.request.url).search}`, member),
  );

export default function AdminReviews() {
  const { reviews, filter, ...place } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const isOfListed = reviews.some(({ id }) => id === state?.values.review);
  return (
    <ListScreen
      title="Reviews"
      of={["review", "reviews"]}
      path={path}
      place={place}
      filter={filter}
      fields={
        <>
          <ChoiceField
            name="state"
            label="Show"
            value={filter.state}
            all="All"
            options={Object.entries(reviewStates)}
          />
          <ChoiceField
            name="order"
            label="Order"
            value={filter.order}
            all="Newest first"
            options={Object.entries(reviewOrders)}
          />
        </>
      }
      clear="Show all"
      none="Nobody has written a review yet."
      about="Buyers are asked by mail ten days after their order arrived. What they write cannot be changed here, nor deleted."
    >
      {!isOfListed && <FormProblem state={state} />}
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          review={review}
          state={state?.values.review === review.id ? state : undefined}
        />
      ))}
    </ListScreen>
  );
}
