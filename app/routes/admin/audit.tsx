import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { ListScreen } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/base/lib/dates";
import { pageIn } from "~/base/lib/page-number";
import { Field } from "~/base/ui/field";
import { ChoiceField, KeywordField } from "~/base/ui/filter-form";
import { auditFilterIn, auditKinds } from "~/upkeep/audit/audit-filter";
import { auditActors, auditPage } from "~/upkeep/audit/audit-list.server";
import { AuditTable } from "~/upkeep/audit/audit-table";
import { changesInWords, wordsForAction } from "~/upkeep/audit/audit-words";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Audit log" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const query = new URL(args.request.url).searchParams;
  const filter = auditFilterIn(query);
  const { entries, ...found } = auditPage({ ...filter, page: pageIn(query) });
  const shown = entries.map((entry) => ({
    id: entry.id,
    when: dateTime(entry.createdAt),
    who: entry.actorName,
    what: wordsForAction(entry.action),
    subject: entry.subjectName,
    changes: changesInWords(entry.changes),
  }));
  return { ...found, filter, actors: auditActors(), entries: shown };
}

export default function AdminAudit() {
  const { entries, filter, actors, ...place } = useLoaderData<typeof loader>();
  return (
    <ListScreen
      title="Audit log"
      of={["change", "changes"]}
      path="/dashboard/admin/audit"
      place={place}
      filter={filter}
      fields={
        <>
          <ChoiceField
            name="by"
            label="Admin"
            value={filter.by}
            all="All"
            options={actors.map(({ id, name }) => [id, name])}
          />
          <ChoiceField
            name="kind"
            label="What"
            value={filter.kind}
            all="Everything"
            options={Object.entries(auditKinds)}
          />
          <Field name="from" label="From" type="date" defaultValue={filter.from} />
          <Field name="to" label="To" type="date" defaultValue={filter.to} />
          <KeywordField label="Product, order or person" value={filter.q} />
        </>
      }
      clear="Show all"
      none="Nobody has changed anything yet."
      about="What admins changed, and when. Nothing here can be edited."
    >
      <AuditTable entries={entries} />
    </ListScreen>
  );
}
