import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, parseForm, problemsWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn } from "~/base/lib/form/version.server";
import { englishNames } from "~/base/words/language";
import { seeOtherWith } from "~/base/lib/toast.server";
import { categoryLinks } from "../categories.server";
import { categoryName, productWordsForm } from "./forms";
import { saveAllWords, saveWords, wordsVersion } from "./words.server";

const saved = (path: string) => seeOtherWith("Saved", path);

/** Saves what one product is called, and leads back to `path`. */
export async function submitProductWords(
  product: { id: string; name: string },
  form: FormData,
  actor: Actor,
  path: string,
) {
  const { data, problem } = parseForm(productWordsForm, form);
  if (problem) return invalid(problem);
  const meanwhile = await saveWords(
    product,
    {
      gu: { name: data.guName, description: data.guDescription },
      hi: { name: data.hiName, description: data.hiDescription },
      version: versionIn(form),
    },
    actor,
  );
  if (!meanwhile) return saved(path);
  const { gu, hi } = meanwhile;
  const state = changedMeanwhile(form, "these words", wordsVersion([meanwhile]), {
    guName: { label: "Name in Gujarati", says: gu.name },
    guDescription: { label: "Description in Gujarati", says: gu.description },
    hiName: { label: "Name in Hindi", says: hi.name },
    hiDescription: { label: "Description in Hindi", says: hi.description },
  });
  return invalid(state, { status: 409 });
}

/** Saves what the categories are called whose fields are in the form. */
export async function submitCategoryWords(form: FormData, actor: Actor, path: string) {
  const typed = (language: "gu" | "hi", id: string) =>
    categoryName.safeParse(String(form.get(`${language}-${id}`) ?? ""));
  const sent = categoryLinks().filter(({ id }) => form.has(`gu-${id}`) || form.has(`hi-${id}`));
  const read = sent.map((subject) => ({
    subject,
    gu: typed("gu", subject.id),
    hi: typed("hi", subject.id),
  }));
  const errors: Record<string, string> = {};
  for (const { subject, ...words } of read)
    for (const language of ["gu", "hi"] as const) {
      const { error } = words[language];
      if (error) errors[`${language}-${subject.id}`] = error.issues[0]?.message ?? "";
    }
  if (Object.keys(errors).length > 0) return invalid(problemsWith(errors, form));
  const all = read.map(({ subject, gu, hi }) => ({
    subject,
    words: {
      gu: { name: gu.data ?? null, description: null },
      hi: { name: hi.data ?? null, description: null },
    },
  }));
  const meanwhile = await saveAllWords(all, actor, versionIn(form));
  if (!meanwhile) return saved(path);
  const now = sent.flatMap(({ id, name }, at) =>
    (["gu", "hi"] as const).map((language) => {
      const label = `${name} in ${englishNames[language]}`;
      return [`${language}-${id}`, { label, says: meanwhile[at]?.[language].name ?? "" }] as const;
    }),
  );
  const version = wordsVersion(meanwhile);
  const state = changedMeanwhile(form, "these words", version, Object.fromEntries(now));
  return invalid(state, { status: 409 });
}
