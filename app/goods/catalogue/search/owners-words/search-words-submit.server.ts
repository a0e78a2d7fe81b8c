import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { dismissMissed, meansTheSame } from "../missed/answer-missed.server";
import { searchWordsPath } from "./search-words-dialogs";
import { searchWordsForm } from "./search-words-form";
import {
  addSearchWords,
  changeSearchWords,
  deleteSearchWords,
  mostGroups,
} from "./search-words.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { searchWords } from "~/base/db/schema";

/** The action of the search words' page, by the hidden field `intent`; without one it adds a group. */
export async function submitSearchWords(form: FormData, admin: Actor) {
  const id = String(form.get("id") ?? "");
  const intent = form.get("intent");
  if (intent === "delete") {
    return (await deleteSearchWords(id, admin))
      ? saved("Search words are deleted")
      : alreadyDeleted();
  }
  if (intent === "same" || intent === "dismiss") return submitMissed(form, intent, admin);
  const { data, problem } = parseForm(searchWordsForm, form);
  if (problem) return invalid(problem);
  if (intent === "update") {
    const wanted = { id, words: data.words };
    const { gone, meanwhile } = await changeSearchWords(wanted, versionIn(form), admin);
    if (meanwhile !== undefined) {
      const now = { words: { label: "Words", says: meanwhile } };
      const state = changedMeanwhile(form, "these search words", versionOf(meanwhile), now);
      return invalid(state, { status: 409 });
    }
    return gone ? alreadyDeleted() : saved("Search words are saved");
  }
  const row = rowOfForm(form, searchWords.id);
  if (row.refused) return row.refused;
  const added = await addSearchWords(data.words, admin, row.id);
  if (added.problem)
    return invalid(problemWith("words", refusals[added.problem], form), { status: 409 });
  return saved("Search words are added");
}

/** What was searched for and not found: it means the same as a group, or is of no interest. */
async function submitMissed(form: FormData, intent: "same" | "dismiss", admin: Actor) {
  const missed = String(form.get("missed") ?? "");
  if (intent === "dismiss") {
    await dismissMissed(missed);
    return saved("The search is off the list");
  }
  const { problem } = await meansTheSame({ id: String(form.get("id") ?? ""), missed }, admin);
  if (problem === undefined) return saved("Search words are saved");
  const sentence =
    problem === "full"
      ? "This group cannot take more words. Choose another or add a new one"
      : "Choose words that it means the same as";
  return invalid(problemWith("form", sentence, form), { status: problem === "full" ? 409 : 400 });
}

const refusals = {
  "too-many": `There are ${mostGroups} groups already. Add these words to one of them`,
  known: "These words mean the same already",
};

const saved = (message: string) => seeOtherWith(message, searchWordsPath);

/** Someone else deleted the group in the meantime; redirects to the current list. */
const alreadyDeleted = () =>
  seeOtherWith(
    { type: "error", message: "These search words are not there any more" },
    searchWordsPath,
  );
