import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { BreachFields } from "~/people/privacy/breaches/breach-fields";
import { breachById, breachVersion } from "~/people/privacy/breaches/breaches.server";
import { breachPath } from "~/people/privacy/breaches/paths";
import { submitBreach } from "~/people/privacy/breaches/submit.server";
import { Button, ButtonLink } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { PageHead } from "~/base/ui/page-head";
import { Version } from "~/base/ui/version";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Change a breach" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const breach = breachById(args.params.id ?? "");
  if (!breach) throw notFound();
  return { ...breach, version: breachVersion(breach) };
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, (form, admin) => submitBreach(form, args.params.id ?? "", admin));

export default function EditBreach() {
  const breach = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <PageHead
        title={breach.title}
        lead="Letters that went stay as they went; later ones say what stands here."
      />
      <Form method="post" state={state} className="panel stack">
        <FormProblem />
        <Version value={breach.version} />
        <BreachFields breach={breach} />
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
