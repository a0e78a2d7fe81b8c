import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { adminForm } from "~/accounts/admin-form.server";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { BreachFields } from "~/privacy/breaches/breach-fields";
import { submitBreach } from "~/privacy/breaches/submit.server";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { FormProblem } from "~/ui/form-problem";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Write down a breach" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return null;
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, (form, admin) => submitBreach(form, null, admin));

export default function NewBreach() {
  const state = useActionData<typeof action>()?.form;
  return (
    <section className="stack">
      <header className="page-head">
        <h1>Write down a breach</h1>
        <p className="lead">What is known by now is enough: you can change it later.</p>
      </header>
      <Form method="post" className="panel stack">
        <FormProblem state={state} />
        <BreachFields breach={null} state={state} />
        <Button>Save</Button>
      </Form>
    </section>
  );
}
