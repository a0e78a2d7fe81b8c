import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { requireAdmin } from "~/accounts/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/lib/form.server";
import { keepingForm } from "~/lib/keeping-form.server";
import { Button } from "~/ui/button";
import { askedRows } from "~/ui/edit-and-delete";
import { FormProblem } from "~/ui/form-problem";
import {
  DeleteSearchWords,
  EditSearchWords,
  SearchWordsField,
  searchWordsPath,
} from "~/catalogue/search/search-words-dialogs";
import { submitSearchWords } from "~/catalogue/search/search-words-submit.server";
import { SearchWordsTable } from "~/catalogue/search/search-words-table";
import { allSearchWords } from "~/catalogue/search/search-words.server";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Search words" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const groups = allSearchWords();
  return { groups, ...askedRows(args.request, groups) };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request);
  return keepingForm(args, form, "Something went wrong", () => submitSearchWords(form, admin));
}

export default function AdminSearchWords() {
  const { groups, edited, leaving } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.form;
  const intent = refused?.values.intent;
  const adding = intent === undefined ? refused : undefined;
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <section className="stack">
      <header className="page-head">
        <h1>Search words</h1>
        <p className="lead">
          Words that mean the same to your shoppers, in any language and spelling. Who searches for
          one finds what has another.
        </p>
      </header>
      {edited && (
        <EditSearchWords
          key={edited.id}
          group={edited}
          state={intent === "update" ? refused : undefined}
        />
      )}
      {leaving && (
        <DeleteSearchWords
          key={leaving.id}
          group={leaving}
          state={intent === "delete" ? refused : undefined}
        />
      )}
      {groups.length === 0 ? (
        <p className="muted">There are no search words yet.</p>
      ) : (
        <SearchWordsTable groups={groups} />
      )}
      <Form
        method="post"
        action={searchWordsPath}
        className="stack panel"
        aria-labelledby="add-search-words"
        key={groups.length}
        autoComplete="off"
      >
        <h2 id="add-search-words">Add search words</h2>
        <FormProblem state={adding} at="add" />
        <SearchWordsField at="add" state={adding} />
        <Button pending={isSaving}>Add search words</Button>
      </Form>
    </section>
  );
}
