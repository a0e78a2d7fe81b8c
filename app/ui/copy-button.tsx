import { useState } from "react";
import { useHasScript } from "./has-script";

/** Copies a text; without script, or where the browser refuses, the text itself can be marked. */
export function CopyButton({ text, words }: { text: string; words: string }) {
  const [isCopied, setCopied] = useState(false);
  if (!useHasScript()) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <button type="button" className="button button-quiet copy-button" onClick={copy}>
      {isCopied ? "Copied" : words}
    </button>
  );
}
