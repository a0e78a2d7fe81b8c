import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin, type Viewer } from "~/people/accounts/guards/viewer.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { invalid, parseForm } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { pageIn } from "~/base/lib/page-number";
import { seeOtherWith } from "~/base/lib/toast.server";
import { ButtonLink } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Pager } from "~/base/ui/pager";
import { SaveForm } from "~/base/ui/save-form";
import { FileTable } from "~/office/courier-money/file-table";
import { courierFilesPage } from "~/office/courier-money/file-list.server";
import { lateDaysForm } from "~/office/courier-money/forms";
import { courierMoneyPath } from "~/office/courier-money/outcome-words";
import { OwedByCouriers } from "~/office/courier-money/owed-by-couriers";
import { changeLateDays, owedByCouriers } from "~/office/courier-money/owed-by-couriers.server";
import { moneyPath } from "~/sales/payments/takings/month";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "The couriers’ money" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const page = pageIn(new URL(args.request.url).searchParams);
  const owed = owedByCouriers(Date.now());
  return { owed, version: versionOf(owed.days), ...courierFilesPage(page) };
}

export const action = (args: ActionFunctionArgs) => adminForm(args, save);

async function save(form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(lateDaysForm, form);
  if (problem) return invalid(problem);
  const now = await changeLateDays(typed.days, admin, versionIn(form));
  if (now) {
    const meanwhile = changedMeanwhile(form, "these days", versionOf(now.days), {
      days: { label: "Days from delivery to the transfer", says: String(now.days) },
    });
    return invalid(meanwhile, { status: 409 });
  }
  return seeOtherWith("The days are saved", courierMoneyPath);
}

export default function AdminCourierMoney() {
  const { owed, version, files, page, pages } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <p>
        <Link to={moneyPath}>Money</Link>
      </p>
      <ListHead title="The couriers’ money" />
      <p>
        <ButtonLink to={`${courierMoneyPath}/import`}>Note a courier’s file</ButtonLink>
      </p>
      <OwedByCouriers owed={owed} />
      <FileTable files={files} />
      <Pager label="Pages of files" page={page} pages={pages} query={{}} />
      <section className="panel stack" aria-labelledby="late">
        <h2 id="late">When it is late</h2>
        <SaveForm state={state} version={version}>
          <Field
            name="days"
            label="Days from delivery to the transfer"
            hint="Couriers usually bring it within 8 days."
            inputMode="numeric"
            defaultValue={String(owed.days)}
            maxLength={10}
            autoComplete="off"
            required
          />
        </SaveForm>
      </section>
      <ListFoot about="What couriers collected for orders on delivery that arrived. A courier’s file tells which of it they brought." />
    </section>
  );
}
