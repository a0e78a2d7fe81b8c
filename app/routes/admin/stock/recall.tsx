import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { Pager } from "~/base/ui/pager";
import { useAnswer } from "~/base/ui/sending/answer";
import type { FormState } from "~/base/lib/form/form";
import { dayOf } from "~/base/lib/days";
import { notFound } from "~/base/lib/http/http";
import { pageIn } from "~/base/lib/page-number";
import { batchPath } from "~/goods/stock/batches/batch-filter";
import { batchById } from "~/goods/stock/batches/batch-rows.server";
import { productWords } from "~/goods/stock/batches/batch-words";
import { pageMeta } from "~/layout/page-meta";
import { BuyersTable } from "~/office/recall/buyers-table";
import { planPath, recallPath } from "~/office/recall/paths";
import { PackFacts, StepHistory } from "~/office/recall/recall-facts";
import { recallShown } from "~/office/recall/recall-shown.server";
import { submitRecall } from "~/office/recall/recall-submit.server";
import { OrderLinks, StartForm } from "~/office/recall/start-form";
import { StepForms } from "~/office/recall/step-forms";
import { confirmedAdminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Recall of batch ${data.batch.number}` : "Recall" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const batch = batchById(args.params.id ?? "");
  if (!batch) throw notFound();
  const page = pageIn(new URL(args.request.url).searchParams);
  return { ...recallShown(batch, page), today: dayOf(Date.now()) };
}

export const action = (args: ActionFunctionArgs) =>
  confirmedAdminForm(args, (form, admin) => {
    const batch = batchById(args.params.id ?? "");
    if (!batch) throw notFound();
    return submitRecall(batch, form, admin);
  });

/** The recall of a batch: begun here, then led step by step to its end. */
export default function Recall() {
  const { batch, recall, inside, orders, buyerCount, today } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <p>
        <Link to={batchPath(batch)}>{`Batch ${batch.number}`}</Link>
      </p>
      <header className="page-head">
        <h1>{`Recall of batch ${batch.number}`}</h1>
        <p className="lead">{productWords(batch)}</p>
      </header>
      {inside.map((part) => (
        <Notice key={part.id}>
          {"Its packs hold packs of batch "}
          <Link to={recallPath(part.id)}>{part.number}</Link>
          {", which is recalled: so they are, too. Their buyers are told from there."}
        </Notice>
      ))}
      {recall === null ? (
        <StartForm batch={batch} orders={orders} buyers={buyerCount} state={state} />
      ) : (
        <Begun recall={recall} orders={orders} today={today} state={state} />
      )}
      <p className="row">
        <ButtonLink tone="quiet" to={batchPath(batch, "orders")}>
          Who got it
        </ButtonLink>
        <ButtonLink tone="quiet" to={planPath}>
          Recall plan
        </ButtonLink>
      </p>
    </section>
  );
}

type Shown = ReturnType<typeof recallShown>;
type BegunProps = Pick<Shown, "orders"> & {
  recall: NonNullable<Shown["recall"]>;
  today: string;
  state: FormState | undefined;
};

function Begun({ recall, orders, today, state }: BegunProps) {
  const { buyers, packs, unknown } = recall;
  const isCalledOff = recall.state === "called off";
  return (
    <>
      <p className="own-note">{recall.why}</p>
      <StepForms recall={recall} today={today} state={state} />
      <h2>What was done</h2>
      <StepHistory steps={recall.steps} />
      {orders.length > 0 && !isCalledOff && (
        <>
          <h2>Orders that must wait</h2>
          <p>Open each and take other packs for it, or cancel it.</p>
          <OrderLinks orders={orders} />
        </>
      )}
      <h2>Where the packs are</h2>
      <PackFacts packs={packs} unknown={unknown} />
      <h2>Buyers</h2>
      <p>{`${buyers.told} of ${buyers.total} told.`}</p>
      <FormProblem state={state?.values.intent === "told" ? state : undefined} />
      {buyers.toMail > 0 && !isCalledOff && (
        <Form method="post">
          <input type="hidden" name="intent" value="mail" />
          <Button>{`Mail ${buyers.toMail === 1 ? "1 buyer" : `${buyers.toMail} buyers`}`}</Button>
        </Form>
      )}
      <BuyersTable rows={buyers.rows} isCalledOff={isCalledOff} />
      <Pager label="Pages of buyers" page={buyers.page} pages={buyers.pages} query={{}} />
    </>
  );
}
