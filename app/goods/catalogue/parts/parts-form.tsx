import type { SupplyRule } from "~/base/db/movement-kinds";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, SelectField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { mostParts } from "./most-parts";
import { ruleWords } from "./rule-words";
import { Version } from "~/base/ui/version";

type Props = {
  parts: { id: string; packs: number }[];
  rule: SupplyRule | null;
  /** Id and name. */
  offered: [id: string, name: string][];
  version: string;
  state: FormState | undefined;
};

/** What a product is made of, a row for each part, and how it is taxed. */
export function PartsForm({ parts, rule, offered, version, state }: Props) {
  const key = JSON.stringify([parts.map(({ id, packs }) => [id, packs]), rule]);
  return (
    <Form method="post" state={state} className="stack panel" key={key}>
      <FormProblem />
      <Version value={version} />
      {Array.from({ length: mostParts }, (_, index) => (
        <PartRow key={index} index={index} part={parts[index]} offered={offered} />
      ))}
      <SelectField
        name="rule"
        label="Tax"
        hint="Composite: the parts belong together in the ordinary course of business, such as oil in a carton. Mixed: each could be sold alone, such as oil and jaggery in a gift box. Ask your accountant (CGST Act 2017, ss. 2(30), 2(74) and 8)."
        defaultValue={rule ?? ""}
      >
        {Object.entries(ruleWords).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      <Button>Save the parts</Button>
    </Form>
  );
}

type Row = Pick<Props, "offered"> & {
  index: number;
  part: Props["parts"][number] | undefined;
};

function PartRow({ index, part, offered }: Row) {
  const place = index + 1;
  return (
    <fieldset className="row">
      <legend>{index === 0 ? "Part 1, the principal one" : `Part ${place}`}</legend>
      <SelectField name={`part-${index}`} label="Product" defaultValue={part?.id ?? ""}>
        <option value="">None</option>
        {offered.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        name={`packs-${index}`}
        label="Packs of it"
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        defaultValue={part?.packs ?? ""}
      />
    </fieldset>
  );
}
