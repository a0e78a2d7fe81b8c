import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Tick } from "~/base/ui/tick";
import type { Same } from "./join.server";

/** Finds the other khata of the same buyer, shows both balances and asks before they become one. `found` null: nothing was looked for. */
export function JoinForm({
  khata,
  found,
  state,
}: {
  khata: { owedPaise: number; creditPaise: number; also: string[] };
  found: Same[] | null;
  state: FormState | undefined;
}) {
  const own =
    state && (state.values.intent === "find-same" || state.values.intent === "join")
      ? state
      : undefined;
  return (
    <details className="panel" id="same-buyer" open={own !== undefined}>
      <summary>This is the same buyer as…</summary>
      <div className="stack">
        {khata.also.length > 0 && <p>{`One khata already with ${khata.also.join(", ")}.`}</p>}
        <Form method="post" state={own} className="stack">
          <FormProblem at="same" />
          <Field
            at="same"
            name="who"
            label="Mobile number, email, order number or name"
            hint="Finds the other khata; nothing is changed yet."
            maxLength={100}
            autoComplete="off"
            required
          />
          <Button name="intent" value="find-same" tone="quiet">
            Find
          </Button>
        </Form>
        {found?.length === 0 && <p>Nobody else is found by that.</p>}
        {found && found.length > 0 && (
          <Form method="post" className="stack">
            <input type="hidden" name="who" value={own?.values.who ?? ""} />
            <p>{`This khata: ${balance(khata)}.`}</p>
            <fieldset className="stack">
              <legend>The same buyer</legend>
              {found.map((same) => (
                <Tick
                  key={same.handle}
                  type="radio"
                  name="other"
                  value={same.handle}
                  required
                  defaultChecked={own?.values.other === same.handle || found.length === 1}
                >
                  <span>
                    {[same.name, same.phone, same.hasAccount && "account"]
                      .filter(Boolean)
                      .join(", ")}
                    {`: ${balance(same)}`}
                  </span>
                </Tick>
              ))}
            </fieldset>
            <p>
              Both become one khata: orders, money and balances of both stand on it. It cannot be
              undone. Neither buyer sees other orders than before.
            </p>
            <Button name="intent" value="join" tone="danger">
              Make them one khata
            </Button>
          </Form>
        )}
      </div>
    </details>
  );
}

const balance = ({ owedPaise, creditPaise }: { owedPaise: number; creditPaise: number }) =>
  [`owes ${rupees(owedPaise)}`, creditPaise > 0 && `has ${rupees(creditPaise)} of credit`]
    .filter(Boolean)
    .join(", ");
