import { Field, TextField } from "~/base/ui/field";
import { englishNames } from "~/base/words/language";
import type { TextWords } from "./text-words.server";
import type { OtherLanguage, OwnWords } from "./words.server";

/** What a product is called in one language. Blank: shoppers see the English words. */
export function ProductWordFields({
  language,
  words,
}: {
  language: OtherLanguage;
  words: OwnWords;
}) {
  return (
    <fieldset className="stack">
      <legend>{englishNames[language]}</legend>
      <Field
        name={`${language}Name`}
        label={`Name in ${englishNames[language]}`}
        lang={language}
        defaultValue={words.name ?? ""}
        maxLength={200}
      />
      <TextField
        name={`${language}Description`}
        label={`Description in ${englishNames[language]}`}
        lang={language}
        defaultValue={words.description ?? ""}
        maxLength={5000}
        rows={5}
      />
    </fieldset>
  );
}

/** What a category is called in both. */
export function CategoryWordFields({
  id,
  name,
  words,
}: {
  id: string;
  name: string;
  words: Record<OtherLanguage, OwnWords>;
}) {
  return (
    <fieldset className="stack">
      <legend>{name}</legend>
      {(["gu", "hi"] as const).map((language) => (
        <Field
          key={language}
          name={`${language}-${id}`}
          label={englishNames[language]}
          aria-label={`${name} in ${englishNames[language]}`}
          lang={language}
          defaultValue={words[language].name ?? ""}
          maxLength={100}
        />
      ))}
    </fieldset>
  );
}

/** What a text of packs is in both; `index`: its place in the form. */
export function TextWordFields({ index, words }: { index: number; words: TextWords }) {
  return (
    <fieldset className="stack">
      <legend>{words.text}</legend>
      <input type="hidden" name={`text-${index}`} value={words.text} />
      {(["gu", "hi"] as const).map((language) => (
        <Field
          key={language}
          name={`${language}-${index}`}
          label={englishNames[language]}
          aria-label={`${words.text} in ${englishNames[language]}`}
          lang={language}
          defaultValue={words[language] ?? ""}
          maxLength={1000}
        />
      ))}
    </fieldset>
  );
}
