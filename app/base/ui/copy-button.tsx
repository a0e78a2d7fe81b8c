import { useState } from "react";
import { useHydrated } from "./hydrated";
import { t } from "~/base/words/say";

/**
 * Copies a text, and says so where its words (`words`) stood; without script, and where the browser refuses, the text itself can be
 * marked. `label`: its name, where several stand on a page; it holds the words.
 */
export function CopyButton({
  text,
  words,
  label,
}: {
  text: string;
  words: string;
  label?: string;
}) {
  const isHydrated = useHydrated();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  const copy = async () => {
    if (await copyText(text)) setCopied(text);
  };
  return (
    <>
      <button
        type="button"
        className="button button-quiet copy-button"
        hidden={!isHydrated}
        aria-label={isCopied ? undefined : label}
        onClick={copy}
      >
        {/* Both take their room, so that nothing moves. */}
        <span className={isCopied ? "copy-unsaid" : undefined}>{words}</span>
        <span className={isCopied ? undefined : "copy-unsaid"}>{t("Copied")}</span>
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && t("Copied")}
      </span>
    </>
  );
}

/** Whether the text is copied. The older way is for browsers inside apps, which often refuse the newer one. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const give = (event: ClipboardEvent) => {
      event.clipboardData?.setData("text/plain", text);
      event.preventDefault();
    };
    document.addEventListener("copy", give);
    const isCopied = document.execCommand("copy");
    document.removeEventListener("copy", give);
    return isCopied;
  }
}

/** For a field that holds a text to be copied: it is marked as a whole. */
export const markAll = ({ currentTarget }: React.FocusEvent<HTMLInputElement>): void =>
  currentTarget.select();
