import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { pageMeta } from "~/layout/page-meta";
import { date } from "~/base/lib/dates";
import { formOf } from "~/base/lib/form/form.server";
import { networkOf } from "~/base/lib/http/network";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { mostReturnPhotos, wayBackWords } from "~/upkeep/pages/returns/return-terms";
import { bytesOfPhotos } from "~/goods/photos/private-photo.server";
import { AskFields } from "~/sales/returns/ask-fields";
import { submitAsk } from "~/sales/returns/ask-submit.server";
import { OwnReturnPanel } from "~/sales/returns/own-returns";
import { askPage } from "~/sales/returns/own-returns.server";
import { requireBuyer } from "~/sales/returns/require-buyer.server";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { t, withParts } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
export { accountLinks as links } from "~/base/ui/account-links";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: t("Return something") }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const order = await requireBuyer(args);
  return askPage(order);
}

export async function action(args: ActionFunctionArgs) {
  const order = await requireBuyer(args);
  const form = await formOf(args.request, bytesOfPhotos(mostReturnPhotos));
  const network = networkOf(args.context.clientAddress);
  return keepingForm(args, form, t("Something went wrong"), () => submitAsk(order, form, network));
}

export default function ReturnPage() {
  const page = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const { number, token, returns, offer, terms, paysByHand, sendTo } = page;
  return (
    <div className="page page-narrow stack">
      <PageHead
        title={t("Return something")}
        eyebrow={<Link to={`/order/${token}`}>{t("Order {number}", { number })}</Link>}
      />
      {returns.map((one) => (
        <OwnReturnPanel key={one.number} one={one} token={token} sendTo={sendTo} />
      ))}
      {offer.why ? (
        <NoOffer why={offer.why} lastDay={offer.lastDay} isFirst={returns.length === 0} />
      ) : (
        <>
          <p>
            {t("You can ask until {day}.", { day: date(offer.lastDay) })}{" "}
            {wayBackWords(terms.wayBack)}{" "}
            {withParts("The rules are in our <a>Refund and Return Policy</a>.", {
              a: (words) => (
                <Link key="a" to="/RefundandReturn">
                  {words}
                </Link>
              ),
            })}
          </p>
          <Folded
            title={returns.length > 0 ? t("Ask for another return") : null}
            isOpen={state !== undefined}
          >
            <AskFields
              key={returns.length}
              lines={offer.lines}
              terms={terms}
              paysByHand={paysByHand}
              fresh={page.fresh}
              state={state}
            />
          </Folded>
        </>
      )}
      <p>
        <Link to={`/order/${token}`}>{t("Back to the order")}</Link>
      </p>
    </div>
  );
}

/** If a return was asked for already, its state comes first. `title` null: not folded. */
function Folded({
  title,
  isOpen,
  children,
}: {
  title: string | null;
  isOpen: boolean;
  children: React.ReactNode;
}) {
  if (title === null) return children;
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function NoOffer({
  why,
  lastDay,
  isFirst,
}: {
  why: "early" | "late" | "none";
  lastDay: number | undefined;
  isFirst: boolean;
}) {
  switch (why) {
    case "early":
      return <Notice>{t("This order has not left yet, so there is nothing to return.")}</Notice>;
    case "late":
      return (
        <Notice>
          {t(
            "A return could be asked for until {day}. If something is wrong, please write to us.",
            {
              day: date(lastDay ?? 0),
            },
          )}
        </Notice>
      );
    case "none":
      return isFirst ? (
        <Notice>{t("Nothing is left of this order that could be returned.")}</Notice>
      ) : null;
  }
}
