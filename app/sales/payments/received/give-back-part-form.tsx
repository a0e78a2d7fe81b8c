import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { FormProblem } from "~/base/ui/form-problem";
import { GoesBackFields } from "./goes-back-fields";

type Props = {
  /** What came, and what of it is to be given back, in paise; 0: nothing, but it can be. */
  camePaise: number;
  duePaise: number;
  /** What of it came online and can go back that way, in paise. */
  onlinePaise: number;
  fresh: string;
  state: FormState | undefined;
};

/** Gives back what came for an order that is not paid. */
export function GiveBackPartForm({ camePaise, duePaise, onlinePaise, fresh, state }: Props) {
  return (
    <Form method="post" state={state} className="panel stack" aria-labelledby="give-part">
      <h2 id="give-part">Give back what came</h2>
      <FormProblem at="part" />
      <p>
        {duePaise > 0
          ? `${rupees(duePaise)} of the ${rupees(camePaise)} that came is to be given back.`
          : `${rupees(camePaise)} came. What is given back is to be paid again.`}
      </p>
      <IdempotencyKey fresh={fresh} />
      <GoesBackFields
        at="part"
        paise={duePaise > 0 ? duePaise : camePaise}
        reasonHint="The buyer reads it."
      >
        {onlinePaise > 0 && (
          <option value="online">{`Online, as it came: up to ${rupees(onlinePaise)}`}</option>
        )}
        <option value="credit">The buyer’s credit: it stays here</option>
      </GoesBackFields>
      <Button name="intent" value="part">
        Give back
      </Button>
    </Form>
  );
}
