import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/base/lib/form/form.server";
import { notFound, secretAddress } from "~/base/lib/http/http";
import { networkOf } from "~/base/lib/http/network";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { bytesOfOnePhoto } from "~/goods/photos/lone-photo.server";
import { reviewLink, toReview } from "~/sales/reviews/own-reviews.server";
import { ReviewForm } from "~/sales/reviews/review-form";
import styles from "~/sales/reviews/review-form.css?url";
import { submitReview } from "~/sales/reviews/submit-review.server";
import { ButtonLink } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Your review") }, matches);

export function loader({ params }: LoaderFunctionArgs) {
  const link = reviewLink(params.token ?? "");
  const order = link && toReview(link);
  const status = order && order.items.length > 0 ? 200 : 410;
  return data({ order }, { status, headers: secretAddress });
}

export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const link = reviewLink(token);
  if (!link) throw notFound();
  const form = await formOf(args.request, bytesOfOnePhoto);
  const network = networkOf(args.context.clientAddress);
  const path = `/review/${encodeURIComponent(token)}`;
  return keepingForm(args, form, t("Something went wrong"), () =>
    submitReview({ orderId: link.orderId, path, network }, form),
  );
}

export default function ReviewPage() {
  const { order } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const items = order?.items ?? [];
  const isOfItem = items.some(({ productId }) => productId === state?.values.product);
  return (
    <div className="page-narrow">
      <PageHead title={t("Your review")}>
        {order && items.length > 0 && (
          <p className="lead">{t("Order {number}", { number: order.number })}</p>
        )}
      </PageHead>
      {!isOfItem && <FormProblem state={state} />}
      {items.length === 0 && (
        <Notice tone="error">
          {t("This link is unknown, or the order did not reach its buyer.")}
        </Notice>
      )}
      {items.map((item) => (
        <ReviewForm
          key={item.productId}
          item={item}
          firstName={order?.firstName ?? ""}
          state={state?.values.product === item.productId ? state : undefined}
        />
      ))}
      <p>
        <ButtonLink tone="quiet" to="/Store">
          {t("See all products")}
        </ButtonLink>
      </p>
    </div>
  );
}
