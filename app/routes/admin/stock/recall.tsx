import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
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
import { newsOf } from "~/office/recall/steps";
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
  const shown = useLoaderData<typeof loader>();
  const { batch, recall, inside } = shown;
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <p>
        <Link to={batchPath(batch)}>{`Batch ${batch.number}`}</Link>
      </p>
      <PageHead title={`Recall of batch ${batch.number}`} lead={productWords(batch)} />
      {inside.map((part) => (
        <Notice key={part.id}>
          {"Its packs hold packs of batch "}
          <Link to={recallPath(part.id)}>{part.number}</Link>
          {", which is recalled: so they are, too. Their buyers are told from there."}
        </Notice>
      ))}
      {recall === null ? (
        <StartForm {...shown} after="" state={state} />
      ) : (
        <Begun {...shown} recall={recall} state={state} />
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
type BegunProps = Omit<Shown, "recall" | "inside"> & {
  recall: NonNullable<Shown["recall"]>;
  today: string;
  state: FormState | undefined;
};

function Begun({ recall, earlier, state, ...shown }: BegunProps) {
  const { orders, today } = shown;
  const { buyers, packs, unknown } = recall;
  const isCalledOff = recall.state === "called off";
  const starting = state?.values.intent === "start" ? state : undefined;
  return (
    <>
      <p className="own-note">{recall.why}</p>
      <StepForms recall={recall} today={today} state={state} />
      <h2>What was done</h2>
      <StepHistory steps={recall.steps} />
      {isCalledOff && (
        <details className="panel" open={starting !== undefined}>
          <summary>Recall it again</summary>
          <StartForm {...shown} after={recall.id} state={starting} />
        </details>
      )}
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
      <p>{toldWords(buyers, isCalledOff)}</p>
      <FormProblem state={state?.values.intent === "told" ? state : undefined} />
      {buyers.toMail > 0 && (
        <Form method="post">
          <input type="hidden" name="intent" value="mail" />
          <input type="hidden" name="news" value={newsOf(recall)} />
          <Button>{`Mail ${buyers.toMail === 1 ? "1 buyer" : `${buyers.toMail} buyers`}`}</Button>
        </Form>
      )}
      <BuyersTable rows={buyers.rows} news={newsOf(recall)} />
      <Pager label="Pages of buyers" page={buyers.page} pages={buyers.pages} query={{}} />
      {earlier.length > 0 && <h2>Recalled before</h2>}
      {earlier.map(({ id, why, steps }) => (
        <section key={id} className="stack">
          <p className="own-note">{why}</p>
          <StepHistory steps={steps} />
        </section>
      ))}
    </>
  );
}

function toldWords({ told, total }: { told: number; total: number }, isCalledOff: boolean): string {
  if (!isCalledOff) return `${told} of ${total} told.`;
  if (total === 0) return "Nobody who has packs of it was told of the recall.";
  return `${told} of ${total} who heard of the recall told that it was called off.`;
}
