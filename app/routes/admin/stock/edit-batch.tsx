import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { dayOf } from "~/base/lib/days";
import { formOf } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { batchPath } from "~/goods/stock/batches/batch-filter";
import { BatchForm } from "~/goods/stock/batches/batch-form";
import { batchVersion } from "~/goods/stock/batches/batch-changes.server";
import { batchById } from "~/goods/stock/batches/batch-rows.server";
import { batchFormBytes, submitBatch } from "~/goods/stock/batches/batch-submit.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Edit batch" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  const batch = batchById(args.params.id ?? "");
  if (!batch) throw notFound();
  return { batch: { ...batch, version: batchVersion(batch) }, today: dayOf(Date.now()) };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireStaff(args, "stock");
  const batch = batchById(args.params.id ?? "");
  if (!batch) throw notFound();
  const form = await formOf(args.request, batchFormBytes);
  return keepingForm(args, form, "Something went wrong", () => submitBatch(batch, form, admin));
}

export default function EditBatch() {
  const { batch, today } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <p>
        <Link to={batchPath(batch)}>{`Batch ${batch.number}`}</Link>
      </p>
      <h1>{`Edit batch ${batch.number}`}</h1>
      <BatchForm
        state={state}
        label={batch.label}
        today={today}
        batch={batch}
        cancelTo={batchPath(batch)}
      />
    </section>
  );
}
