import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { BreachFields } from "~/people/privacy/breaches/breach-fields";
import { submitBreach } from "~/people/privacy/breaches/submit.server";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { PageHead } from "~/base/ui/page-head";
import { newId } from "~/base/lib/ids.server";

export const meta = () => pageMeta({ title: "Write down a breach" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return { fresh: newId() };
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, (form, admin) => submitBreach(form, null, admin));

export default function NewBreach() {
  const { fresh } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <PageHead
        title="Write down a breach"
        lead="What is known by now is enough: you can change it later."
      />
      <Form method="post" state={state} className="panel stack">
        <FormProblem />
        <IdempotencyKey fresh={fresh} />
        <BreachFields breach={null} />
        <Button>Save</Button>
      </Form>
    </section>
  );
}
