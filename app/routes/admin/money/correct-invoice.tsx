import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { longest } from "~/people/accounts/limits";
import { confirmedAdminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { invoiceToCorrect, refusalWords } from "~/sales/invoices/correct/correct-invoice.server";
import { submitCorrection } from "~/sales/invoices/correct/correct-submit.server";
import { MailGap } from "~/sales/orders/mails/mail-gap";
import { mailNewsOf } from "~/sales/orders/mails/mail-gap.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { Button } from "~/base/ui/button";
import { Field, TextField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Correct an invoice" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const number = args.params.number ?? "";
  const { order, refusal } = invoiceToCorrect(number);
  if (!order) throw notFound();
  const { buyerName: name, buyerAddress: address, buyerFirm: firm, buyerGstin: gstin } = order;
  return {
    number,
    mailNews: mailNewsOf(order),
    known: { name, address, firm, gstin },
    refusal: refusal && refusalWords[refusal],
  };
}

export const action = (args: ActionFunctionArgs) =>
  confirmedAdminForm(args, (form, admin) =>
    submitCorrection(args.params.number ?? "", form, admin),
  );

export default function AdminCorrectInvoice() {
  const { number, known, mailNews, refusal } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <PageHead title={`Correct ${number}`}>
        <p className="muted">
          An invoice is never changed: a credit note takes the whole of it back, and a new one is
          made out to the right buyer. No money moves, no goods move.
          {mailNews.gap === null && " The buyer gets a mail about it."}
        </p>
        <MailGap {...mailNews} />
      </PageHead>
      {refusal ? (
        <Notice>{refusal}</Notice>
      ) : (
        <Form
          method="post"
          state={state}
          className="panel stack"
          autoComplete="off"
          aria-label="Buyer"
        >
          <FormProblem />
          <Field
            name="firm"
            label="Name of the firm (with a GSTIN)"
            maxLength={longest.firm}
            defaultValue={known.firm ?? ""}
          />
          <Field
            name="gstin"
            label="GSTIN (of a firm)"
            autoCapitalize="characters"
            maxLength={longest.gstin}
            defaultValue={known.gstin ?? ""}
          />
          <Field name="name" label="Name" maxLength={longest.name} defaultValue={known.name} />
          <TextField
            name="address"
            label="Address of the buyer"
            rows={4}
            maxLength={longest.address}
            defaultValue={known.address}
          />
          <div className="actions">
            <Button>Credit it and make a new one</Button>
          </div>
        </Form>
      )}
      <p>
        <Link to={`/dashboard/admin/invoices/${number}`}>Back to the invoice</Link>
      </p>
    </section>
  );
}
