import { useEffect, useRef } from "react";
import { Form } from "~/base/ui/form";
import { Button } from "~/base/ui/button";
import { fieldId } from "~/base/ui/field-id";
import { type AskUs, PinHelp } from "./pin-help";
import { t } from "~/base/words/say";

/** A refused PIN: what was typed, and the English sentence beside the field. */
export type PinProblem = { typed: string; sentence: string };

/** Asks for the PIN of the delivery: a GET form to `path`, whose fragment is where the answer stands, answered in place. `kept`: other choices in the address. */
export function PinForm({
  path,
  pin,
  problem,
  kept = {},
  ask,
}: {
  path: string;
  /** The PIN asked for last; null: none yet. */
  pin: string | null;
  problem: PinProblem | null;
  kept?: Record<string, string | undefined>;
  ask: AskUs | undefined;
}) {
  const id = fieldId("pin");
  const shown = problem?.typed ?? pin ?? "";
  const field = useShown(shown);
  return (
    <Form action={path} className="pin-form" replace preventScrollReset>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor={id}>{t("Your PIN code")}</label>
      <div>
        <input
          ref={field}
          id={id}
          name="pin"
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="go"
          maxLength={40}
          required
          defaultValue={shown}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
        />
        <Button id={`${id}-ask`} tone="quiet">
          {pin ? t("Change") : t("Check")}
        </Button>
      </div>
      {problem && (
        <p className="field-error" role="alert" id={`${id}-error`}>
          {t(problem.sentence)}
        </p>
      )}
      {problem && <PinHelp ask={ask} />}
    </Form>
  );
}

/** For a field that shows what was answered, such as the PIN without its spaces, and keeps the focus. */
function useShown(answered: string): React.RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(answered);
  useEffect(() => {
    if (field.current && before.current !== answered) field.current.value = answered;
    before.current = answered;
  }, [answered]);
  return field;
}
