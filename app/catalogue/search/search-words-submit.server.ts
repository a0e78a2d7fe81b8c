import type { Actor } from "~/audit/record.server";
import { invalid, parseForm, problemWith } from "~/lib/form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { searchWordsPath } from "./search-words-dialogs";
import { searchWordsForm } from "./search-words-form";
import {
  addSearchWords,
  changeSearchWords,
  deleteSearchWords,
  mostGroups,
} from "./search-words.server";

/** What each form of the screen does, by its hidden field `intent`; one without it adds a group. */
export async function submitSearchWords(form: FormData, admin: Actor) {
  const id = String(form.get("id") ?? "");
  const intent = form.get("intent");
  if (intent === "delete") {
    return (await deleteSearchWords(id, admin)) ? done("Search words are deleted") : gone();
  }
  const { data, problem } = parseForm(searchWordsForm, form);
  if (problem) return invalid(problem);
  if (intent === "update") {
    const isThere = await changeSearchWords({ id, words: data.words }, admin);
    return isThere ? done("Search words are saved") : gone();
  }
  const added = await addSearchWords(data.words, admin);
  if (added.problem) return invalid(problemWith("words", tooMany, form), { status: 409 });
  return done("Search words are added");
}

const tooMany = `There are ${mostGroups} groups already. Add these words to one of them`;

const done = (message: string) => seeOtherWith({ type: "success", message }, searchWordsPath);

/** Somebody else deleted them meanwhile; the list that comes next shows it. */
const gone = () =>
  seeOtherWith(
    { type: "error", message: "These search words are not there any more" },
    searchWordsPath,
  );
