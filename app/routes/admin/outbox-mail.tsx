import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/base/lib/dates";
import { notFound } from "~/base/lib/http/http";
import { seeOtherWith } from "~/base/lib/toast.server";
import { Button } from "~/base/ui/button";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { MailFacts } from "~/people/mail/mail-facts";
import { adviceFor, stateWords } from "~/people/mail/mail-words";
import { mailById, outboxHealth } from "~/people/mail/outbox-list.server";
import { sendAgain } from "~/people/mail/send-again.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Mail" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const mail = mailById(args.params.id ?? "");
  if (!mail) throw notFound();
  const { isSetUp } = outboxHealth();
  const { id, recipient, subject, text, problem, tries } = mail;
  return {
    mail: { id, recipient, subject, text, problem, tries },
    written: dateTime(mail.createdAt),
    sent: mail.sentAt === null ? null : dateTime(mail.sentAt),
    state: stateWords(mail, isSetUp),
    advice: adviceFor(mail),
  };
}

export async function action(args: ActionFunctionArgs) {
  await requireAdmin(args);
  const mail = mailById(args.params.id ?? "");
  if (!mail) throw notFound();
  const isRequeued = await sendAgain(mail.id);
  return seeOtherWith(
    isRequeued
      ? { type: "success", message: "The mail will be sent again" }
      : { type: "info", message: "This mail is not stuck" },
    `/dashboard/admin/outbox/${mail.id}`,
  );
}

export default function AdminOutboxMail() {
  const { mail, advice, ...facts } = useLoaderData<typeof loader>();
  const path = `/dashboard/admin/outbox/${mail.id}`;
  return (
    <>
      <PageHead title={mail.subject} eyebrow={<Link to="/dashboard/admin/outbox">Outbox</Link>} />
      {advice && (
        <>
          <Notice>{advice}</Notice>
          <Form method="post" action={path} className="actions">
            <Button>Send again</Button>
          </Form>
        </>
      )}
      <section className="panel" aria-label="About this mail">
        <MailFacts mail={mail} {...facts} />
      </section>
      <h2>As a page</h2>
      <iframe className="mail-page" title="The mail as a page" sandbox="" src={`${path}/page`} />
      <h2>As plain text</h2>
      <pre className="panel mail-text">{mail.text}</pre>
    </>
  );
}
