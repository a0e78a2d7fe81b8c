import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { dayOf } from "~/base/lib/days";
import { AddForm, askedRows, EditAndDelete, refusedForms } from "~/base/ui/edit-and-delete";
import { Table } from "~/base/ui/table";
import {
  DeleteSearchWords,
  EditSearchWords,
  SearchWordsField,
  searchWordsPath,
} from "~/goods/catalogue/search/owners-words/search-words-dialogs";
import { MissedList } from "~/goods/catalogue/search/missed/missed-list";
import { missedMostOften } from "~/goods/catalogue/search/missed/missed-searches.server";
import { submitSearchWords } from "~/goods/catalogue/search/owners-words/search-words-submit.server";
import { allSearchWords } from "~/goods/catalogue/search/owners-words/search-words.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
import { versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";

export const meta = () => pageMeta({ title: "Search words" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "goods");
  const groups = allSearchWords();
  const missed = missedMostOften().map(({ words, times, lastAt }) => ({
    words,
    times,
    lastOn: dayOf(lastAt),
  }));
  return {
    groups,
    missed,
    fresh: newId(),
    ...askedRows(args.request, groups, ({ words }) => versionOf(words)),
  };
}

export const action = (args: ActionFunctionArgs) => staffForm(args, "goods", submitSearchWords);

export default function AdminSearchWords() {
  const { groups, missed, edited, leaving, fresh } = useLoaderData<typeof loader>();
  const refused = useAnswer<typeof action>()?.form;
  const { adding, editing, deleting } = refusedForms(refused);
  return (
    <section className="stack">
      <ListHead title="Search words" />
      {edited && <EditSearchWords key={edited.id} group={edited} state={editing} />}
      {leaving && <DeleteSearchWords key={leaving.id} group={leaving} state={deleting} />}
      <Table
        rows={groups}
        keyOf={({ id }) => id}
        empty={<p className="muted">There are no search words yet.</p>}
        columns={[
          { head: "Words that mean the same", label: "Words", cell: ({ words }) => words },
          { head: "Actions", cell: Actions },
        ]}
      />
      <ListFoot about="Words that mean the same to your shoppers, in any language and spelling. A search for one also finds the others." />
      <MissedList
        rows={missed}
        groups={groups}
        state={refused?.values.intent === "same" ? refused : undefined}
      />
      <AddForm
        fresh={fresh}
        key={groups.length}
        list={searchWordsPath}
        title="Add search words"
        button="Add search words"
        state={adding}
      >
        <SearchWordsField at="add" />
      </AddForm>
    </section>
  );
}

function Actions({ id, words }: { id: string; words: string }) {
  return <EditAndDelete list={searchWordsPath} id={id} name={words.split(",")[0] ?? words} />;
}
