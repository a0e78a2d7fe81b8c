import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { versionOf } from "~/base/lib/form/version.server";
import { dayOf, startOfDay } from "~/base/lib/days";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { pageMeta } from "~/layout/page-meta";
import { grievanceMatters } from "~/office/dashboard/today/grievance-matters.server";
import { Matters } from "~/office/dashboard/today/matters";
import { openDuties } from "~/office/duties/desk.server";
import { doneSince } from "~/office/duties/done.server";
import { submitFacts } from "~/office/duties/duty-submit.server";
import { dutySettings, isSaid } from "~/office/duties/duty-settings.server";
import { DoneTable, OpenTable } from "~/office/duties/duty-tables";
import { FactsForm } from "~/office/duties/facts-form";
import { dutiesPath } from "~/office/duties/paths";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Duties" });

/** Days ahead that the page shows: two months, or a year. */
const ahead = { near: 61, far: 366 };

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const now = Date.now();
  const isFar = new URL(args.request.url).searchParams.get("show") === "year";
  const today = dayOf(now);
  const open = openDuties(now, isFar ? ahead.far : ahead.near);
  return {
    overdue: open.filter(({ day }) => day < today),
    coming: open.filter(({ day }) => day >= today),
    done: doneSince(dayOf(startOfDay(now, -ahead.far))),
    complaints: grievanceMatters(),
    settings: dutySettings(),
    version: versionOf(dutySettings()),
    isSaid: isSaid(),
    isFar,
  };
}

export const action = (args: ActionFunctionArgs) => adminForm(args, submitFacts);

export default function AdminDuties() {
  const { overdue, coming, done, complaints, settings, version, isSaid, isFar } =
    useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <PageHead
        title="Duties"
        lead="What the law asks of the firm, and by when. The rules are as they were known in November 2026; where your accountant says otherwise, the accountant is right."
      />
      {!isSaid && (
        <Notice>
          {"A few facts decide which returns you have to file. "}
          <Link to="#firm">Say what your firm is</Link>
        </Notice>
      )}
      {overdue.length > 0 && (
        <section className="stack" aria-labelledby="overdue">
          <h2 id="overdue">Overdue</h2>
          <OpenTable rows={overdue} empty="" />
        </section>
      )}
      <section className="stack" aria-labelledby="coming">
        <h2 id="coming">{isFar ? "The next twelve months" : "The next two months"}</h2>
        <OpenTable rows={coming} empty="Nothing is due." />
        <p className="row">
          {isFar ? (
            <Link to={dutiesPath}>The next two months</Link>
          ) : (
            <Link to={`${dutiesPath}?show=year`}>The next twelve months</Link>
          )}
          <a href={`${dutiesPath}.ics`} download>
            Calendar file of the year
          </a>
        </p>
      </section>
      {complaints.some(({ count }) => count > 0) && (
        <section className="stack" aria-labelledby="clocks">
          <h2 id="clocks">Complaints, by their own clocks</h2>
          <Matters matters={complaints} />
        </section>
      )}
      {done.length > 0 && (
        <section className="stack" aria-labelledby="was-done">
          <h2 id="was-done">Done in the last twelve months</h2>
          <DoneTable rows={done} />
        </section>
      )}
      <details className="panel" open={!isSaid || state !== undefined}>
        <summary id="firm">What your firm is</summary>
        <FactsForm settings={settings} version={version} state={state} />
      </details>
    </section>
  );
}
