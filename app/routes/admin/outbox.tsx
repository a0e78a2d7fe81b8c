import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { ListScreen } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/base/lib/dates";
import { choiceIn } from "~/base/lib/list-filter";
import { pageIn } from "~/base/lib/page-number";
import { ChoiceField } from "~/base/ui/filter-form";
import { Table } from "~/base/ui/table";
import { mailStates, stateWords } from "~/people/mail/mail-words";
import { outboxHealth, outboxPage } from "~/people/mail/outbox-list.server";
import { OutboxNotices } from "~/people/mail/outbox-notices";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Outbox" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const query = new URL(args.request.url).searchParams;
  const state = choiceIn(query, "state", mailStates);
  const health = outboxHealth();
  const { mails, ...found } = outboxPage({ state, page: pageIn(query) });
  const shown = mails.map((mail) => ({
    id: mail.id,
    when: dateTime(mail.createdAt),
    recipient: mail.recipient,
    subject: mail.subject,
    state: stateWords(mail, health.isSetUp),
    problem: mail.problem,
  }));
  return { ...found, state, health, mails: shown };
}

export default function AdminOutbox() {
  const { mails, state, health, ...place } = useLoaderData<typeof loader>();
  return (
    <ListScreen
      title="Outbox"
      of={["mail", "mails"]}
      path="/dashboard/admin/outbox"
      place={place}
      filter={{ state }}
      fields={
        <ChoiceField
          name="state"
          label="State"
          value={state}
          all="All"
          options={Object.entries(mailStates)}
        />
      }
      none="The shop has not written a mail yet."
      about="Every mail of the shop: to be sent, sent, and stuck."
      foot={
        !health.isSetUp && (
          <p>No mail leaves this shop: SMTP_URL is not set. The mails are kept here.</p>
        )
      }
    >
      <OutboxNotices health={health} />
      <Table
        className="outbox-table"
        rows={mails}
        keyOf={({ id }) => id}
        columns={[
          { head: "Written", className: "when", cell: ({ when }) => when },
          { head: "Subject", kind: "name", cell: MailLink },
          { head: "To", className: "recipient", cell: ({ recipient }) => recipient || "nobody" },
          { head: "State", cell: StateOfMail },
        ]}
      />
    </ListScreen>
  );
}

function MailLink({ id, subject }: { id: string; subject: string }) {
  return <Link to={`/dashboard/admin/outbox/${id}`}>{subject}</Link>;
}

function StateOfMail({ state, problem }: { state: string; problem: string | null }) {
  return (
    <div>
      {state}
      {problem && <div className="muted small">{problem}</div>}
    </div>
  );
}
