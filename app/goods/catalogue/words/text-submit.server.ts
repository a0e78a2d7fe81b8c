import type { Actor } from "~/upkeep/audit/record.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { englishNames } from "~/base/words/language";
import { invalid, problemsWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { textOfPack } from "./forms";
import { saveTextWords, type TextWords, textsInUse, wordsOfTexts } from "./text-words.server";

const shown = 25;

/** A page of the texts in use, the first by 1. */
export function textPage(asked: number) {
  const all = textsInUse();
  const pages = Math.max(1, Math.ceil(all.length / shown));
  const page = Math.min(asked, pages);
  const texts = wordsOfTexts(all.slice((page - 1) * shown, page * shown));
  return { texts, version: versionOf(texts), page, pages };
}

/** Saves the words of the texts in the form: fields `text-0`, `gu-0`, `hi-0` and so on. Leads back to `path`. */
export async function submitTextWords(form: FormData, actor: Actor, path: string) {
  const inUse = new Set(textsInUse());
  const errors: Record<string, string> = {};
  const read: TextWords[] = [];
  for (let index = 0; index < shown; index += 1) {
    const text = textAt(form, index);
    if (!inUse.has(text)) continue;
    const typed = (language: "gu" | "hi") => {
      const field = `${language}-${index}`;
      const { data, error } = textOfPack.safeParse(String(form.get(field) ?? ""));
      if (error) errors[field] = error.issues[0]?.message ?? "";
      return data ?? null;
    };
    read.push({ text, gu: typed("gu"), hi: typed("hi") });
  }
  if (Object.keys(errors).length > 0) return invalid(problemsWith(errors, form));
  const meanwhile = await saveTextWords(read, actor, versionIn(form));
  if (meanwhile) return overtaken(form, meanwhile);
  return seeOtherWith("Saved", path);
}

function overtaken(form: FormData, texts: TextWords[]) {
  const words = new Map(texts.map((row) => [row.text, row]));
  const now = Array.from({ length: shown }, (_, index) => textAt(form, index)).flatMap(
    (text, index) => {
      const row = words.get(text);
      return (["gu", "hi"] as const).flatMap((language) => {
        const label = `${text} in ${englishNames[language]}`;
        return row ? [[`${language}-${index}`, { label, says: row[language] }] as const] : [];
      });
    },
  );
  const state = changedMeanwhile(form, "these words", versionOf(texts), Object.fromEntries(now));
  return invalid(state, { status: 409 });
}

const textAt = (form: FormData, index: number) =>
  String(form.get(`text-${index}`) ?? "").replaceAll("\r\n", "\n");
