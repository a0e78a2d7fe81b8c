import { needsScript } from "./needs-script";

/** Copies a text (`plain/controls.ts`); without script the text itself can be marked. */
export function CopyButton({ text, words }: { text: string; words: string }) {
  return (
    <button
      type="button"
      className="button button-quiet copy-button"
      data-copy={text}
      data-copied="Copied"
      {...needsScript}
    >
      {words}
    </button>
  );
}
