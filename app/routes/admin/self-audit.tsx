import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { AuditList, resultWords } from "~/office/self-audit/audit-list";
import { auditPage, submitAudit } from "~/office/self-audit/audit-page.server";
import { AuditSheet } from "~/office/self-audit/audit-sheet";
import { certificatePath, selfAuditPath } from "~/office/self-audit/paths";
import { SignForm } from "~/office/self-audit/sign-form";
import { useAuditWatch } from "~/office/self-audit/use-audit-watch";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
export { certificateLinks as links } from "~/office/self-audit/certificate-links";

export const meta = () => pageMeta({ title: "Self-audit" });

/** `?audit=`: an earlier one. */
export async function loader(args: LoaderFunctionArgs) {
  const admin = await requireAdmin(args);
  const asked = new URL(args.request.url).searchParams.get("audit");
  return { ...auditPage(asked), name: admin.name };
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, (form, admin) => submitAudit(args, form, admin));

export default function AdminSelfAudit() {
  const { audits, shown, result, runs, signed, name } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  useAuditWatch(runs);
  return (
    <section className="stack">
      <PageHead
        title="Self-audit of dark patterns"
        lead="Once a year each shop looks at itself for the 13 dark patterns and shows the certificate: Consumer Protection (E-Commerce) Rules, rule 4(15), from 1 January 2027."
      />
      <Certified signed={signed} />
      {runs ? (
        <Notice>
          The shop walks through its own pages, in a copy of its data. This takes a minute or two.{" "}
          <Link to={selfAuditPath} reloadDocument>
            Look again
          </Link>
        </Notice>
      ) : (
        <Form method="post" className="row">
          <Button name="intent" value="run">
            Run the audit
          </Button>
        </Form>
      )}
      {shown && (
        <section className="stack" aria-labelledby="result">
          <h2 id="result">
            {resultWords(shown)}, {shown.ran ?? shown.asked}
          </h2>
          {shown.problem && <Notice tone="error">{shown.problem}</Notice>}
          {result && (
            <>
              <p>
                {result.pages} pages were read. What could not be checked is not passed. Only the
                newest audit can be signed, within seven days, and only if it has neither findings
                nor gaps.
              </p>
              <AuditSheet result={result} />
            </>
          )}
        </section>
      )}
      {shown?.mayBeSigned && <SignForm id={shown.id} name={name} state={state} />}
      {audits.length > 0 && <AuditList audits={audits} />}
    </section>
  );
}

function Certified({ signed }: { signed: { on: string; until: string } | null }) {
  if (!signed) return <Notice>No certificate is signed yet.</Notice>;
  return (
    <p>
      <Link to={certificatePath}>The certificate</Link> was signed on {signed.on} and holds until{" "}
      {signed.until}. It is linked in the foot of every page.
    </p>
  );
}
