import { typedRupees } from "~/base/lib/money";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { costsPath } from "../paths";
import type { CostRates } from "./fold";
import { packingField, rateNames, rateWords } from "./rate-words";
import { Version } from "~/base/ui/version";

type Props = {
  version: string;
  rates: CostRates;
  /** What was filled, with the paise that the packing of one pack costs. */
  products: { id: string; name: string; packing: number | null }[];
  state: FormState | undefined;
};

/** What an hour, a kilogram and the packing of a pack cost. */
export const RatesForm = ({ rates, products, version, state }: Props) => (
  <Form
    method="post"
    state={state}
    action={costsPath}
    id="rates"
    className="stack panel"
    aria-labelledby="rates-head"
    autoComplete="off"
  >
    <h2 id="rates-head">What goes into the cost</h2>
    <p className="muted">
      Without the GST that you get back. A change counts for all batches, those of the past, too.
    </p>
    <FormProblem /> <Version value={version} />
    {rateNames.map((name) => (
      <Rupees
        key={name}
        name={name}
        label={rateWords[name].label}
        hint={rateWords[name].hint}
        paise={rates[name]}
      />
    ))}
    {products.length > 0 && (
      <fieldset className="stack">
        <legend>Tin or bottle, label and carton of one pack (₹)</legend>
        {products.map(({ id, name, packing }) => (
          <Rupees key={id} name={packingField(id)} label={name} paise={packing} />
        ))}
      </fieldset>
    )}
    <Button>Save</Button>
  </Form>
);

const Rupees = ({
  paise,
  ...field
}: {
  name: string;
  label: string;
  hint?: string;
  paise: number | null;
}) => (
  <Field
    {...field}
    inputMode="decimal"
    maxLength={12}
    defaultValue={paise === null ? "" : typedRupees(paise)}
  />
);
