import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayInWords } from "~/base/lib/dates";
import { dayOf } from "~/base/lib/days";
import { notFound } from "~/base/lib/http/http";
import { ButtonLink } from "~/base/ui/button";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { pageMeta } from "~/layout/page-meta";
import { DoneForm, PutOffForm, TakeBackForm } from "~/office/duties/done-forms";
import { DoneFacts } from "~/office/duties/done-facts";
import { dutyPage } from "~/office/duties/duty-page.server";
import { submitDuty } from "~/office/duties/duty-submit.server";
import { doneFormBytes, endings } from "~/office/duties/handed-in.server";
import { dutiesPath } from "~/office/duties/paths";
import { filingToKeep } from "~/office/gst-return/amended/keep-filed.server";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `${data.page.title}, ${data.page.words}` : "Duty" });

export async function loader(args: LoaderFunctionArgs) {
  const owner = await requireAdmin(args);
  const page = pageOf(args.params);
  return { page, today: dayOf(Date.now()), name: owner.name, endings };
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(
    args,
    async (form, owner) => {
      const { duty, period, isSeenBySelf } = pageOf(args.params);
      if (isSeenBySelf && form.get("intent") !== "put-off") throw notFound();
      return submitDuty({ duty, period }, form, owner, filingToKeep);
    },
    doneFormBytes,
  );

function pageOf({ duty = "", period = "" }: LoaderFunctionArgs["params"]) {
  const page = dutyPage(duty, period);
  if (!page) throw notFound();
  return page;
}

export default function AdminDuty() {
  const { page, today, name, endings } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const stateOf = (intent?: string) => (state?.values.intent === intent ? state : undefined);
  const done = page.rows.find(({ takenBackAt }) => takenBackAt === null);
  const isAsked = !done && !page.isSeenBySelf;
  return (
    <section className="stack">
      <PageHead title={page.title} lead={page.why} eyebrow={<Link to={dutiesPath}>Duties</Link>} />
      <dl className="facts">
        <dt>For</dt>
        <dd>{page.words}</dd>
        {page.day && (
          <>
            <dt>By</dt>
            <dd>
              {page.putOff ? `${dayInWords(page.day)} (${page.putOff})` : dayInWords(page.day)}
            </dd>
          </>
        )}
        <dt>Where</dt>
        <dd>{page.where}</dd>
        <dt>Rule</dt>
        <dd>{page.law}</dd>
      </dl>
      {page.screen && (
        <p>
          <ButtonLink tone="quiet" to={page.screen}>
            Open what the shop has for it
          </ButtonLink>
        </p>
      )}
      {page.rows.map((row) => (
        <DoneFacts key={row.id} row={row} />
      ))}
      {isAsked && !page.isOver && <p>{`It can be noted once ${page.words} is over.`}</p>}
      {isAsked && page.isOver && (
        <DoneForm today={today} name={name} endings={endings} state={stateOf()} />
      )}
      {done && <TakeBackForm state={stateOf("take-back")} />}
      {!done && <PutOffForm day={page.day} version={page.version} state={stateOf("put-off")} />}
    </section>
  );
}
