import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { userWithPurchases } from "~/people/accounts/users/user-list.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { versionOf } from "~/base/lib/form/version.server";
import { dateTime } from "~/base/lib/dates";
import { notFound } from "~/base/lib/http/http";
import { rupees } from "~/base/lib/money";
import { allPriceLists } from "~/goods/prices/lists/price-lists.server";
import { FirmFields } from "~/goods/prices/trade/firm-fields";
import { tradeAccountOf } from "~/goods/prices/trade/trade-accounts.server";
import { decidedOf } from "~/goods/prices/trade/decide.server";
import { tradeAccountsPath, tradePath } from "~/goods/prices/trade/trade-paths";
import { submitDecision } from "~/goods/prices/trade/trade-submit.server";
import { Button } from "~/base/ui/button";
import { SelectField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { PageHead } from "~/base/ui/page-head";
import { TickField } from "~/base/ui/tick";
import { Version } from "~/base/ui/version";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Trade account" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "customers");
  const user = userWithPurchases(args.params.id ?? "");
  if (!user) throw notFound();
  const { id, name, email, phone, paidOrders, paidPaise, refundedPaise } = user;
  const account = tradeAccountOf(id);
  const lists = allPriceLists().map((list) => ({ id: list.id, name: list.name }));
  return {
    user: { id, name, email, phone, paidOrders, keptPaise: paidPaise - refundedPaise },
    account,
    version: versionOf(decidedOf(account)),
    lists,
  };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "customers", (form, admin) => submitDecision(form, args.params.id ?? "", admin));

export default function AdminTradeAccount() {
  const { user, account, version, lists } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const isApproved = Boolean(account?.approvedAt);
  return (
    <section className="stack">
      <PageHead
        eyebrow={<Link to={tradeAccountsPath}>Trade accounts</Link>}
        title={account?.firm ?? user.name}
        lead={
          <>
            <Link to={`/dashboard/admin/users/${user.id}`}>{user.name}</Link>
            {`, ${user.email}, ${user.phone || "no phone"}: ${user.paidOrders} paid orders, ${rupees(user.keptPaise)}.`}
            {account &&
              ` ${isApproved ? "Open since" : "Asked on"} ${dateTime(account.approvedAt ?? account.createdAt)}.`}
          </>
        }
      />
      <Form method="post" state={state} action={tradePath(user.id)} className="panel stack">
        <FormProblem />
        <Version value={version} />
        <FirmFields firm={account?.firm} gstin={account?.gstin} />
        <SelectField name="list" label="Prices" defaultValue={account?.priceListId ?? ""}>
          <option value="">Everybody&apos;s prices</option>
          {lists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TickField name="later" isOn={account?.mayPayLater}>
          May pay later
        </TickField>
        <div className="actions">
          <Button>{isApproved ? "Save" : "Approve"}</Button>
        </div>
      </Form>
      {account && (
        <Form method="post" action={tradePath(user.id)}>
          <input type="hidden" name="intent" value="end" />
          <Button tone="danger">{isApproved ? "End this trade account" : "Refuse"}</Button>
        </Form>
      )}
    </section>
  );
}
