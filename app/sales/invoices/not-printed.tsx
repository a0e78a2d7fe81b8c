import { Notice } from "~/base/ui/notice";

/** Beside what prints: the signs that the papers leave out. */
export function NotPrinted({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Notice>
      {sentences.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Notice>
  );
}
