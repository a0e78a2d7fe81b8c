import { date, dateTime, dayInWords } from "~/base/lib/dates";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import type { MonthEndPage } from "./month-end.server";

type Props = Pick<MonthEndPage, "month" | "isOver" | "locks"> & {
  /** `November 2026`. */
  name: string;
  lastDay: string;
  /** How many things are open above. */
  open: number;
  state: FormState | undefined;
};

/** Locks the month, or opens it again; and who did so before. */
export function LockPanel({ month, name, isOver, lastDay, locks, open, state }: Props) {
  const lock = locks.find(({ unlockedAt }) => unlockedAt === null);
  return (
    <section className="panel stack" aria-labelledby="lock">
      <h2 id="lock">{lock ? `${name} is locked` : `Lock ${name}`}</h2>
      <p>
        {lock
          ? `Since ${dateTime(lock.lockedAt)}${lock.lockedBy ? `, by ${lock.lockedBy}` : ""}. No paper, money or expense gets a day in it; what is corrected gets today’s date.`
          : "A locked month takes no paper, money or expense with a day in it. What comes late, such as a payment of its last minute, gets the day on which it comes: nothing is lost."}
      </p>
      {!lock && isOver && (
        <Form method="post" state={state} className="stack">
          <input type="hidden" name="month" value={month} />
          <FormProblem />
          {open > 0 && (
            <p>
              {open === 1
                ? "One thing above is open. It can wait, if you know why."
                : `${open} things above are open. They can wait, if you know why.`}
            </p>
          )}
          <Button>{`Lock ${name}`}</Button>
        </Form>
      )}
      {!lock && !isOver && (
        <p className="muted">{`It can be locked after ${dayInWords(lastDay)}.`}</p>
      )}
      {lock && (
        <details open={state !== undefined}>
          <summary>Open it again</summary>
          <Form method="post" state={state} className="stack" autoComplete="off">
            <input type="hidden" name="intent" value="unlock" />
            <input type="hidden" name="month" value={month} />
            <FormProblem at="unlock" />
            <p>If its return was handed in, what changes has to be corrected in the next one.</p>
            <Field name="because" at="unlock" label="Reason" maxLength={200} required />
            <Button tone="quiet">{`Open ${name} again`}</Button>
          </Form>
        </details>
      )}
      <Earlier locks={locks} />
    </section>
  );
}

/** When it was locked and opened again before. */
function Earlier({ locks }: Pick<Props, "locks">) {
  const opened = locks.filter(({ unlockedAt }) => unlockedAt !== null);
  if (opened.length === 0) return null;
  return (
    <ul className="muted">
      {opened.map(({ id, lockedAt, lockedBy, unlockedAt, unlockedBy, unlockedBecause }) => (
        <li key={id}>
          {`Locked on ${date(lockedAt)} by ${lockedBy ?? "somebody"}, opened again on ${date(unlockedAt ?? 0)} by ${unlockedBy ?? "somebody"}: ${unlockedBecause}`}
        </li>
      ))}
    </ul>
  );
}
