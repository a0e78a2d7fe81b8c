import { useState } from "react";
import { useHasScript } from "./has-script";
import { needsScript } from "./needs-script";

/** Copies a text; without script, or where the browser refuses, the text itself can be marked. */
export function CopyButton({ text, words }: { text: string; words: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <button
      type="button"
      className="button button-quiet copy-button"
      onClick={copy}
      data-copy={text}
      {...needsScript(useHasScript())}
    >
      {isCopied ? "Copied" : words}
    </button>
  );
}
