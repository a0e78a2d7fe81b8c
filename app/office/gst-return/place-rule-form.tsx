import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { SelectField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Version } from "~/base/ui/version";

export const placeWords = {
  delivery: "Where the goods go",
  firm: "The firm’s state, by its GSTIN",
};

/** Where goods are supplied that a firm of one state has sent to another: the accountant's choice, for orders to come. */
export function PlaceRuleForm({
  byFirm,
  version,
  state,
}: {
  byFirm: boolean;
  version: string;
  state: FormState | undefined;
}) {
  return (
    <section className="panel stack" aria-labelledby="place-rule">
      <h2 id="place-rule">Bill to, ship to</h2>
      <p>
        Where a firm of one state has goods sent to another, section 10 (1) (b) of the IGST Act may
        make its own state the place of supply: IGST or CGST + SGST go by that, and by the delivery
        address the firm may lose its credit. Ask your accountant.
      </p>
      <Form method="post" state={state} className="stack">
        <FormProblem />
        <Version value={version} />
        <input type="hidden" name="intent" value="place" />
        <SelectField
          name="place"
          label="Place of supply of what a firm has sent to another state"
          hint="For orders from now on. Buyers without a GSTIN: always the delivery address (section 10 (1) (ca))."
          defaultValue={byFirm ? "firm" : "delivery"}
        >
          <option value="delivery">{placeWords.delivery}</option>
          <option value="firm">{placeWords.firm}</option>
        </SelectField>
        <Button tone="quiet">Save</Button>
      </Form>
    </section>
  );
}
