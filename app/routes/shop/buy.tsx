import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formOf } from "~/base/lib/form/form.server";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { rupees } from "~/base/lib/money";
import { Button, ButtonLink } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { t } from "~/base/words/say";
import { pageMeta } from "~/layout/page-meta";
import { seenText } from "~/sales/cart/buy/buy-items";
import { BuyLineRow } from "~/sales/cart/buy/buy-line";
import { buyPage } from "~/sales/cart/buy/buy-page.server";
import { submitBuy } from "~/sales/cart/buy/buy-submit.server";
import { visitorOf } from "~/sales/cart/cart.server";
import styles from "~/sales/cart/sheet/sheet.css?url";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: t("Your selection") }, matches);

/**
 * The packs that a link names (`?items=slug:2,slug`), for chats and adverts. Looking at it changes nothing, so that programs that preview links
 * do no harm. Prices are this visitor's.
 */
export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams.getAll("items");
  const items = asked.join(",");
  const page = { ...buyPage(await visitorOf(args), items), items };
  const isWrong = asked.length > 0 && page.lines.length === 0;
  return data(page, { status: isWrong ? 404 : 200 });
}

/** The one button: all packs of the link into the cart. Nothing is ordered. */
export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong."), () => submitBuy(args, form));
}

export default function Buy() {
  const { lines, sumPaise, notes, items } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <div className="page">
      <PageHead title={t("Your selection")}>
        {lines.length > 0 && (
          <p className="lead">
            {t("Look it over and put it into the cart. Nothing is ordered yet.")}
          </p>
        )}
      </PageHead>
      {notes.length > 0 && (
        <Notice>
          <div>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        </Notice>
      )}
      {lines.length === 0 ? (
        <div className="empty">
          <p>{t("This link names no pack that is on sale.")}</p>
          <ButtonLink to="/Store">{t("Explore Store")}</ButtonLink>
        </div>
      ) : (
        <Form method="post" state={state} action="/buy" className="sheet">
          <FormProblem />
          <input type="hidden" name="items" value={items} />
          <input type="hidden" name="seen" value={seenText(lines)} />
          <ul className="cart-lines" aria-label={t("Items")}>
            {lines.map((line, index) => (
              <BuyLineRow key={line.id} line={line} priority={index < 4 ? "soon" : undefined} />
            ))}
          </ul>
          <div className="sheet-bar">
            <p className="sheet-total">{t("{sum} before delivery", { sum: rupees(sumPaise) })}</p>
            <Button>{t("Put into the cart")}</Button>
          </div>
        </Form>
      )}
    </div>
  );
}
