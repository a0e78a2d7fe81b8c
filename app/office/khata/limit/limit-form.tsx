import type { FormState } from "~/base/lib/form/form";
import { rupees, typedRupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Version } from "~/base/ui/version";

/** The most that this buyer may owe: the khata's own limit, or the usual one (paise). */
export function LimitForm({
  limit: { ownPaise, usualPaise, version },
  state,
}: {
  limit: { ownPaise: number | null; usualPaise: number | null; version: string };
  state: FormState | undefined;
}) {
  const own = state?.values.intent === "limit" ? state : undefined;
  const usual = usualPaise === null ? "no limit" : `${rupees(usualPaise)}, as for all khatas`;
  const now = ownPaise === null ? usual : rupees(ownPaise);
  return (
    <details className="panel" open={own !== undefined}>
      <summary>{`Limit: ${now}`}</summary>
      <Form method="post" state={own} className="stack">
        <FormProblem at="limit" />
        <Version value={version} />
        <Field
          at="limit"
          name="limit"
          label="Most that this buyer may owe (₹)"
          hint={`Blank: ${usual}. A sale on account that passes it is asked about first.`}
          defaultValue={ownPaise === null ? "" : typedRupees(ownPaise)}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <Button name="intent" value="limit" tone="quiet">
          Save the limit
        </Button>
      </Form>
    </details>
  );
}
