import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { pageMeta } from "~/layout/page-meta";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { submitNewKhata } from "~/office/khata/khata-submit.server";
import { PhoneField } from "~/base/ui/person-fields";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Open a khata" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return null;
}

export const action = (args: ActionFunctionArgs) => adminForm(args, submitNewKhata);

export default function NewKhata() {
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <PageHead
        title="Open a khata"
        lead="For a buyer who has not ordered here yet, such as one from your old book. Who has ordered has a khata already: it opens from their name under Dues or Customers."
        eyebrow={<Link to="/dashboard/admin/dues">Dues</Link>}
      />
      <Form method="post" state={state} className="panel stack">
        <FormProblem />
        <Field name="name" label="Name" maxLength={100} autoComplete="off" required />
        <PhoneField label="Mobile number" maxLength={30} autoComplete="off" />
        <Button>Open</Button>
      </Form>
    </section>
  );
}
