import type { FormState } from "~/base/lib/form/form";
import { dayInWords } from "~/base/lib/dates";
import { formatIndian } from "~/base/lib/india/format-indian";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Select } from "~/base/ui/field";
import { Table } from "~/base/ui/table";
import { searchWordsPath } from "../owners-words/search-words-dialogs";

type MissedRow = {
  words: string;
  times: number;
  /** The day it was searched for last, `2026-11-25`. */
  lastOn: string;
};

type Group = { id: string; words: string };

/** What shoppers searched for and did not find, each with the groups it may mean the same as. */
export function MissedList({
  rows,
  groups,
  state,
}: {
  rows: MissedRow[];
  groups: Group[];
  state: FormState | undefined;
}) {
  return (
    <section className="stack" aria-labelledby="missed">
      <h2 id="missed">Searched and not found</h2>
      <FormProblem state={state} />
      <Table
        rows={rows}
        keyOf={({ words }) => words}
        empty={<p className="muted">Nobody has searched in vain in the last 90 days.</p>}
        columns={[
          { head: "Words", kind: "name", cell: ({ words }) => words },
          { head: "Times", kind: "number", cell: ({ times }) => formatIndian(times) },
          { head: "Last", cell: ({ lastOn }) => dayInWords(lastOn) },
          {
            head: "Means the same as",
            cell: (row) => answersTo(row, groups),
          },
        ]}
      />
      <p className="muted small">
        Only words and how often, nothing about who searched. Programs are not counted, nor is what
        looks like an email address or a phone number.
      </p>
    </section>
  );
}

const answersTo = (row: MissedRow, groups: Group[]) => (
  <div className="row">
    {groups.length > 0 && <SameAs row={row} groups={groups} />}
    <Dismiss words={row.words} />
  </div>
);

function SameAs({ row: { words }, groups }: { row: MissedRow; groups: Group[] }) {
  return (
    <Form method="post" action={searchWordsPath} className="row">
      <input type="hidden" name="intent" value="same" />
      <input type="hidden" name="missed" value={words} />
      <Select name="id" aria-label={`“${words}” means the same as`} defaultValue="" required>
        <option value="">Choose</option>
        {groups.map((group) => (
          <option key={group.id} value={group.id}>
            {group.words.split(",")[0]}
          </option>
        ))}
      </Select>
      <Button tone="quiet">Save</Button>
    </Form>
  );
}

function Dismiss({ words }: { words: string }) {
  return (
    <Form method="post" action={searchWordsPath}>
      <input type="hidden" name="intent" value="dismiss" />
      <input type="hidden" name="missed" value={words} />
      <Button tone="quiet" aria-label={`Take “${words}” off the list`}>
        Take off
      </Button>
    </Form>
  );
}
