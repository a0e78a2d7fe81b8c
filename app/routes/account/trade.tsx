import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { requireUser } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/base/lib/dates";
import { formOf } from "~/base/lib/form/form.server";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { FirmFields } from "~/goods/prices/trade/firm-fields";
import { tradeAccountOf } from "~/goods/prices/trade/trade-accounts.server";
import { ownTradePath } from "~/goods/prices/trade/trade-paths";
import { submitAsking } from "~/goods/prices/trade/trade-submit.server";
import { Button, ButtonLink } from "~/base/ui/button";
import type { FormCheck } from "~/base/ui/checking/use-checks";
import { FormProblem } from "~/base/ui/form-problem";
import { PageHead } from "~/base/ui/page-head";
import { t, withParts } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Trade prices") }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const account = tradeAccountOf(user.id);
  if (!account) return { account };
  const { firm, gstin, list, mayPayLater, approvedAt, createdAt } = account;
  return { account: { firm, gstin, list, mayPayLater, approvedAt, createdAt } };
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), () => submitAsking(form, user));
}

export default function TradePrices() {
  const { account } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <PageHead
        title={t("Trade prices")}
        lead={t("For shops, restaurants, canteens and caterers who buy regularly.")}
      />
      {account?.approvedAt ? <Open account={account} /> : <Asking account={account} />}
    </section>
  );
}

type Account = NonNullable<Awaited<ReturnType<typeof loader>>["account"]>;

function Open({ account: { firm, gstin, list, mayPayLater } }: { account: Account }) {
  return (
    <section className="panel stack">
      <dl className="facts">
        <dt>{t("Firm")}</dt>
        <dd>{firm}</dd>
        <dt>{t("GSTIN")}</dt>
        <dd>{gstin ?? "–"}</dd>
        <dt>{t("Prices")}</dt>
        <dd>{list ?? t("Everybody's")}</dd>
        <dt>{t("Paying later")}</dt>
        <dd>{mayPayLater ? t("yes") : t("no")}</dd>
      </dl>
      {list && <p>{t("While you are logged in, every page shows you your own prices.")}</p>}
      <p className="actions">
        <ButtonLink to="/quick-order">{t("Open the quick-order sheet")}</ButtonLink>
      </p>
      <p className="muted">
        {withParts("Something is not right? <a>Write to us</a>", {
          a: (words) => (
            <Link key="a" to="/contact">
              {words}
            </Link>
          ),
        })}
      </p>
    </section>
  );
}

const check: FormCheck = () =>
  import("~/goods/prices/trade/trade-form").then(({ askingForm }) => askingForm);

function Asking({ account }: { account: Account | null }) {
  const state = useAnswer<typeof action>()?.form;
  return (
    <>
      {account && (
        <p className="notice">
          {t("You asked on {when}. We look at it and write to you.", {
            when: dateTime(account.createdAt),
          })}
        </p>
      )}
      <Form method="post" state={state} action={ownTradePath} className="panel stack" check={check}>
        <FormProblem />
        <FirmFields firm={account?.firm} gstin={account?.gstin} />
        <div className="actions">
          <Button>{account ? t("Save") : t("Ask for trade prices")}</Button>
        </div>
      </Form>
      {account && (
        <Form method="post" action={ownTradePath}>
          <input type="hidden" name="intent" value="take-back" />
          <Button tone="quiet">{t("Take it back")}</Button>
        </Form>
      )}
    </>
  );
}
