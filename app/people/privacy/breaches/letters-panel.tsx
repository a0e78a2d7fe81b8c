import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { CopyButton } from "~/base/ui/copy-button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import type { Told } from "./told";

type Props = {
  told: Told;
  /** The letter as text, in each language. */
  letters: { language: string; name: string; subject: string; text: string }[];
  lettersSince: string | null;
  state: FormState | undefined;
};

/** The letters to the people, and how far they have come. */
export function LettersPanel({ told, letters, lettersSince, state }: Props) {
  return (
    <section className="panel stack" aria-labelledby="letters">
      <h2 id="letters">Letters to the people</h2>
      {letters.map(({ language, name, subject, text }) => (
        <details key={language}>
          <summary>In {name}</summary>
          <p lang={language}>
            <strong>{subject}</strong>
          </p>
          <pre className="paper-text" lang={language}>
            {text}
          </pre>
        </details>
      ))}
      <p role="status">
        {told.written} of {told.written + told.waiting} letters are in the{" "}
        <Link to="/dashboard/admin/outbox">outbox</Link>
        {lettersSince ? `, since ${lettersSince}.` : "."}
      </p>
      <FormProblem state={state} />
      {told.waiting > 0 && (
        <Form method="post">
          <input type="hidden" name="intent" value="letters" />
          <Button tone="danger">
            {told.waiting === 1
              ? "Send the letter to 1 person"
              : `Send the letters to ${told.waiting} people`}
          </Button>
        </Form>
      )}
      <p className="muted">
        Each person gets one letter, in their language. You may add people later: only they are
        written to then.
      </p>
    </section>
  );
}

/** The texts for the Board. */
export function BoardPanel({ first, detail }: { first: string; detail: string }) {
  return (
    <section className="panel stack" aria-labelledby="board">
      <h2 id="board">Letters to the Data Protection Board</h2>
      <p>Copy them into the Board's form; then note above that it was told.</p>
      {[
        ["At once", first],
        ["Within 72 hours", detail],
      ].map(([title, text = ""]) => (
        <details key={title} open>
          <summary>{title}</summary>
          <pre className="paper-text">{text}</pre>
          <CopyButton text={text} words="Copy" />
        </details>
      ))}
    </section>
  );
}
