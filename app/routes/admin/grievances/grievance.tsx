import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { AdminFacts } from "~/sales/grievances/admin-facts";
import { AdminPhotos } from "~/sales/grievances/photos/admin-photos";
import { adminGrievancePage } from "~/sales/grievances/admin-grievance.server";
import { changeGrievance } from "~/sales/grievances/admin-submit.server";
import { AnswerForms } from "~/sales/grievances/answer-forms";
import { DueWords } from "~/sales/grievances/due-words";
import { SpamDoubt } from "~/sales/grievances/spam-doubt";
import { grievanceByNumber } from "~/sales/grievances/grievances.server";
import { adminPath } from "~/sales/grievances/paths";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/base/lib/dates";
import { notFound } from "~/base/lib/http/http";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
import { newId } from "~/base/lib/ids.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Complaint ${data.number}` : "Complaint" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const grievance = grievanceByNumber(args.params.number ?? "");
  if (!grievance) throw notFound();
  return { ...adminGrievancePage(grievance, args.request), fresh: newId() };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "orders", (form, member) =>
    changeGrievance(args.params.number ?? "", form, member),
  );

export default function AdminGrievance() {
  const { fresh, ...grievance } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <PageHead
        title={`Complaint ${grievance.number}`}
        lead={<DueWords grievance={grievance} now={grievance.now} />}
      />
      {grievance.mayBeSpam && <SpamDoubt />}
      <h2>What is wrong</h2>
      <p className="enquiry-message" lang={grievance.language}>
        {grievance.words || "Erased at the person’s request."}
      </p>
      <AdminPhotos ids={grievance.photoIds} />
      <AnswerForms grievance={grievance} fresh={fresh} state={state} />
      <AdminFacts grievance={grievance} />
      {grievance.answers.length > 0 && <h2>What was answered</h2>}
      {grievance.answers.map(({ id, words, settles, actorName, createdAt }) => (
        <article key={id} className="panel stack">
          <p className="muted small">
            {`${settles ? "Settled" : "Answered"} by ${actorName} on ${dateTime(createdAt)}`}
          </p>
          <p className="enquiry-message">{words}</p>
        </article>
      ))}
      <p className="muted small">
        The person sees it here: <a href={grievance.link}>{grievance.link}</a>
      </p>
      <p>
        <Link to={adminPath}>All complaints</Link>
      </p>
    </section>
  );
}
