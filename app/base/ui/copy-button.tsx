import { needsScript } from "./needs-script";
import { t } from "~/base/words/say";

/** Copies a text (`browser/controls.ts`); without script the text itself can be marked. */
export function CopyButton({ text, words }: { text: string; words: string }) {
  return (
    <button
      type="button"
      className="button button-quiet copy-button"
      data-copy={text}
      data-copied={t("Copied")}
      {...needsScript}
    >
      {words}
    </button>
  );
}
