import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { counterPath } from "./paths";
import { PhoneField } from "~/base/ui/person-fields";

/** Asks whose order it is. Posted, so that no number stands in an address or a log. */
export function PhoneStep({
  state,
  isSecond = false,
}: {
  state: FormState | undefined;
  /** Something else is to be done first. */
  isSecond?: boolean;
}) {
  return (
    <Form method="post" state={state} action={counterPath} className="panel stack">
      <FormProblem />
      <PhoneField
        label="The customer’s mobile"
        hint="10 digits, written in any way."
        autoComplete="off"
        maxLength={30}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do on this page
        autoFocus={!isSecond}
      />
      <div className="row">
        <Button tone={isSecond ? "quiet" : "primary"} name="intent" value="find">
          Find the customer
        </Button>
        <Button tone="quiet" name="intent" value="again">
          The same again
        </Button>
      </div>
    </Form>
  );
}

/** An order that could not be stored for the moment: everything typed goes along when it is sent again. */
export function SendAgain({ state }: { state: FormState }) {
  return (
    <Form method="post" state={state} action={counterPath} className="panel stack">
      <FormProblem />
      {Object.entries(state.values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button>Send it again</Button>
    </Form>
  );
}
