import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { pageIn } from "~/base/lib/page-number";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { ReachLinks } from "~/base/ui/reach-links";
import { useAnswer } from "~/base/ui/sending/answer";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { submitDues } from "~/office/khata/dues/dues-submit.server";
import { DueOrders } from "~/office/khata/dues/dues-table";
import { ReceivedDuesForm } from "~/office/khata/dues/received-dues-form";
import { khataPage } from "~/office/khata/khata-page.server";
import { JoinForm } from "~/office/khata/join/join-form";
import { submitFindSame, submitKhata } from "~/office/khata/khata-submit.server";
import { CreditBackForm, MoneyForms, OpeningForms } from "~/office/khata/khata-forms";
import { LimitForm } from "~/office/khata/limit/limit-form";
import { WriteOffForm, WrittenOff } from "~/office/khata/write-offs/write-off-forms";
import { KhataRows, KhataSums } from "~/office/khata/khata-view";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Khata" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const page = pageIn(new URL(args.request.url).searchParams);
  const khata = khataPage(args.params.number ?? "", page);
  if (!khata) throw notFound();
  return { khata, page };
}

/** Balances, what goes out and what is given up ask for the password again; money that comes does not. */
const asksAgain = new Set([
  "opening",
  "take-back",
  "take-money",
  "back",
  "write-off",
  "owed-again",
  "limit",
  "join",
]);

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, async (form, admin) => {
    const handle = args.params.number ?? "";
    if (form.get("intent") === "find-same") return submitFindSame(handle, form);
    if (!asksAgain.has(String(form.get("intent")))) return submitDues(handle, form, admin);
    await requireConfirmed(args, admin);
    return submitKhata(handle, form, admin);
  });

export default function BuyerKhata() {
  const { khata, page } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const state = answer?.form;
  const preview = answer && "preview" in answer ? answer.preview : null;
  const found = answer && "found" in answer ? answer.found : null;
  const isOfKhata = found !== null || asksAgain.has(state?.values.intent ?? "");
  return (
    <section className="stack">
      <PageHead
        title={`Khata of ${khata.firm ?? khata.name}`}
        lead={[khata.firm && khata.name, khata.phone, ...khata.also].filter(Boolean).join(", ")}
        eyebrow={<Link to="/dashboard/admin/dues">Dues</Link>}
      />
      <KhataSums khata={khata} />
      {khata.reminder && (
        <ReachLinks reach={khata.reminder}>
          <a
            className="button button-quiet"
            href={`/dashboard/admin/dues/${khata.handle}/statement.pdf`}
          >
            Statement as PDF
          </a>
        </ReachLinks>
      )}
      {khata.orders.length > 0 ? (
        <DueOrders orders={khata.orders} ticked={preview?.ticked ?? []} />
      ) : (
        khata.owedPaise === 0 && <Notice>Nothing is due any more.</Notice>
      )}
      <ReceivedDuesForm
        // Empty again once its money stands in the khata.
        key={`${khata.owedPaise} ${khata.balancePaise}`}
        state={isOfKhata ? undefined : state}
        preview={preview}
        fresh={khata.fresh}
      />
      <KhataRows khata={khata} page={page} />
      <WrittenOff debts={khata.writtenOff} state={isOfKhata ? state : undefined} />
      <WriteOffForm debts={khata.mayBeWrittenOff} state={isOfKhata ? state : undefined} />
      {khata.canHaveKhata && (
        <>
          <CreditBackForm khata={khata} state={isOfKhata ? state : undefined} />
          <LimitForm
            // As it is stored.
            key={khata.limit.ownPaise}
            limit={khata.limit}
            state={isOfKhata ? state : undefined}
          />
          <MoneyForms khata={khata} state={isOfKhata ? state : undefined} />
          <JoinForm khata={khata} found={found} state={isOfKhata ? state : undefined} />
          <OpeningForms khata={khata} state={isOfKhata ? state : undefined} />
        </>
      )}
    </section>
  );
}
