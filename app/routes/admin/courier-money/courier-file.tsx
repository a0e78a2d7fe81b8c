import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin, type Viewer } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { date, dateTime } from "~/base/lib/dates";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { rupees } from "~/base/lib/money";
import { pageIn } from "~/base/lib/page-number";
import { seeOtherWith } from "~/base/lib/toast.server";
import { Pager } from "~/base/ui/pager";
import { FileFacts, FileProgress, TakeBackFile } from "~/office/courier-money/file-facts";
import { FileLines } from "~/office/courier-money/file-lines";
import { courierFilePage } from "~/office/courier-money/file-list.server";
import { takeBackFileForm } from "~/office/courier-money/forms";
import { courierMoneyPath } from "~/office/courier-money/outcome-words";
import { takeBackFile } from "~/office/courier-money/take-back-file.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `${data.courier}, ${date(data.createdAt)}` : "A courier’s file" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const page = pageIn(new URL(args.request.url).searchParams);
  const found = courierFilePage(args.params.id ?? "", page);
  if (!found) throw notFound();
  return found;
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, (form, admin) => save(args.params.id ?? "", form, admin));

async function save(id: string, form: FormData, admin: Viewer) {
  if (!courierFilePage(id, 1)) throw notFound();
  const { data: typed, problem } = parseForm(takeBackFileForm, form);
  if (problem) return invalid(problem);
  const taken = await takeBackFile(id, typed.reason, admin);
  if (taken.problem !== undefined)
    return invalid(problemWith("form", taken.problem, form), { status: 409 });
  return seeOtherWith(`${rupees(taken.paise)} taken back`, `${courierMoneyPath}/${id}`);
}

export default function AdminCourierFile() {
  const file = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <p>
        <Link to={courierMoneyPath}>The couriers’ money</Link>
      </p>
      <PageHead title={`${file.courier}, ${dateTime(file.createdAt)}`} />
      {file.takenBackAt !== null && (
        <p className="notice notice-info">
          {`Taken back on ${date(file.takenBackAt)}: ${file.takenBackFor}`}
        </p>
      )}
      <FileProgress file={file} />
      <FileFacts file={file} />
      <FileLines lines={file.list} />
      <Pager label="Pages of lines" page={file.page} pages={file.pages} query={{}} />
      {file.takenBackAt === null && file.waiting === 0 && <TakeBackFile state={state} />}
    </section>
  );
}
