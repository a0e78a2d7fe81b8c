import { Fragment } from "react";
import { date } from "~/base/lib/dates";
import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Tick } from "~/base/ui/tick";
import type { Debt, WrittenOffDebt } from "./write-off.server";

type Props<T> = { debts: T[]; state: FormState | undefined };

const named = (what: string) => (what === "opening" ? "Opening balance" : what);

/** Gives up what is owed of what was sent, or from before; nothing where nothing is. */
export function WriteOffForm({ debts, state }: Props<Debt>) {
  const own = state?.values.intent === "write-off" ? state : undefined;
  const ticked = own?.values.what?.split(" ") ?? [];
  if (debts.length === 0 && !own) return null;
  return (
    <details className="panel" id="write-off" open={own !== undefined}>
      <summary>Write off what will not come</summary>
      <Form method="post" state={own} className="stack">
        <FormProblem at="write-off" />
        <p>
          Written off is no discount: the invoice stays, and its tax is due all the same. The buyer
          is asked no more. Money that comes after all can still be noted.
        </p>
        <fieldset className="stack">
          <legend>What is written off</legend>
          {debts.map(({ what, paise }) => (
            <Tick key={what} name="what" value={what} defaultChecked={ticked.includes(what)}>
              <span>{`${named(what)}: ${rupees(paise)}`}</span>
            </Tick>
          ))}
        </fieldset>
        <Field
          at="write-off"
          name="reason"
          label="Why it will not come"
          hint="For the books and the log; the buyer does not read it."
          maxLength={200}
          required
        />
        <Button name="intent" value="write-off" tone="danger">
          Write off
        </Button>
      </Form>
    </details>
  );
}

/** What is written off, each with a way to take that back; nothing where nothing is. */
export function WrittenOff({ debts, state }: Props<WrittenOffDebt>) {
  if (debts.length === 0) return null;
  const own = state?.values.intent === "owed-again" ? state : undefined;
  return (
    <section className="panel stack" aria-labelledby="written-off">
      <h2 id="written-off">Written off</h2>
      <dl className="facts">
        {debts.map(({ what, paise, reason, at }) => (
          <Fragment key={what}>
            <dt>{named(what)}</dt>
            <dd>{`${rupees(paise)}, ${date(at)}: ${reason}`}</dd>
          </Fragment>
        ))}
      </dl>
      <details open={own !== undefined}>
        <summary>It is owed again</summary>
        <Form method="post" state={own} className="stack">
          <FormProblem at="owed-again" />
          <fieldset className="stack">
            <legend>What is owed again</legend>
            {debts.map(({ what, paise }) => (
              <Tick
                key={what}
                type="radio"
                name="what"
                value={what}
                required
                defaultChecked={own?.values.what === what || debts.length === 1}
              >
                <span>{`${named(what)}: ${rupees(paise)}`}</span>
              </Tick>
            ))}
          </fieldset>
          <Field
            at="owed-again"
            name="reason"
            label="Why it is owed again"
            maxLength={200}
            required
          />
          <Button name="intent" value="owed-again" tone="quiet">
            Take the write-off back
          </Button>
        </Form>
      </details>
    </section>
  );
}
