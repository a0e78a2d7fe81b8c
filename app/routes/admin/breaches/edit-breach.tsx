import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminForm } from "~/accounts/admin-form.server";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/lib/http/http";
import { BreachFields } from "~/privacy/breaches/breach-fields";
import { breachById } from "~/privacy/breaches/breaches.server";
import { breachPath } from "~/privacy/breaches/paths";
import { submitBreach } from "~/privacy/breaches/submit.server";
import { Button, ButtonLink } from "~/ui/button";
import { Form } from "~/ui/form";
import { FormProblem } from "~/ui/form-problem";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Change a breach" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const breach = breachById(args.params.id ?? "");
  if (!breach) throw notFound();
  return breach;
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, (form, admin) => submitBreach(form, args.params.id ?? "", admin));

export default function EditBreach() {
  const breach = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.form;
  return (
    <section className="stack">
      <header className="page-head">
        <h1>{breach.title}</h1>
        <p className="lead">
          Letters that went stay as they went; later ones say what stands here.
        </p>
      </header>
      <Form method="post" className="panel stack">
        <FormProblem state={state} />
        <BreachFields breach={breach} state={state} />
        <p className="actions">
          <Button>Save</Button>
          <ButtonLink tone="quiet" to={breachPath(breach.id)}>
            Back
          </ButtonLink>
        </p>
      </Form>
    </section>
  );
}
