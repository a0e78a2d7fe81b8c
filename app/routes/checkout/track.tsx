import type { ActionFunctionArgs, HeadersFunction, MetaFunction } from "@remix-run/node";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { tooManyTries } from "~/people/accounts/sign-in/refusals.server";
import { pageMeta } from "~/layout/page-meta";
import { useFrame } from "~/layout/use-frame";
import { formOf, invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { trackFields } from "~/sales/orders/access/track-fields";
import { TrackForm } from "~/sales/orders/access/track-form";
import { trackOrder } from "~/sales/orders/access/track-order.server";
import { trackPath } from "~/sales/orders/track-path";
import { t, withParts } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: t("Track Order"),
      description: t(
        "See where your order is: all you need is its number and the mobile number that you gave.",
      ),
      path: trackPath,
    },
    matches,
  );

export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), async () => {
    const { data: asked, problem } = parseForm(trackFields, form);
    if (problem) return invalid(problem);
    const tracked = await trackOrder(args.request, asked, args.context.clientAddress);
    if (tracked.tooMany) return tooManyTries(tracked.tooMany, form);
    if (tracked.refusal !== undefined) return invalid(problemWith("form", tracked.refusal, form));
    const { order, cookie } = tracked;
    return seeOther(`/order/${order.token}`, { headers: { "Set-Cookie": cookie } });
  });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Track() {
  const isSignedIn = Boolean(useFrame()?.viewer);
  return (
    <div className="page page-narrow">
      <PageHead
        title={t("Track Order")}
        lead={t("Where is your order? Its number and the mobile number that you gave are enough.")}
      />
      <TrackForm state={useAnswer<typeof action>()?.form} />
      <p className="row">
        {isSignedIn ? (
          <Link to="/dashboard/user/orders">{t("Your orders")}</Link>
        ) : (
          <Link to="/login?redirectTo=%2Fdashboard%2Fuser%2Forders">
            {t("Login to see your orders")}
          </Link>
        )}
      </p>
      <p>
        {withParts("Order number not at hand? <a>Write to us</a>.", {
          a: (words) => <Link to="/contact">{words}</Link>,
        })}
      </p>
    </div>
  );
}
