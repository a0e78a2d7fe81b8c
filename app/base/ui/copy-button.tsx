import { useState } from "react";
import { useHydrated } from "./hydrated";
import { t } from "~/base/words/say";

/** Copies a text; without script, and where the browser refuses, the text itself can be marked. */
export function CopyButton({ text, words }: { text: string; words: string }) {
  const isHydrated = useHydrated();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      () => undefined,
    );
  return (
    <button
      type="button"
      className="button button-quiet copy-button"
      hidden={!isHydrated}
      onClick={copy}
    >
      {copied === text ? t("Copied") : words}
    </button>
  );
}

/** For a field that holds a text to be copied: it is marked as a whole. */
export const markAll = ({ currentTarget }: React.FocusEvent<HTMLInputElement>): void =>
  currentTarget.select();
