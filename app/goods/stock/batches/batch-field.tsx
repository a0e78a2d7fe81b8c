import { SelectField } from "~/base/ui/field";

type Props = {
  at: string;
  /** Id and number. */
  batches: [id: string, number: string][];
};

/** The batch that packs belong to; nothing where no batches are kept. */
export function BatchField({ at, batches }: Props) {
  if (batches.length === 0) return null;
  return (
    <SelectField at={at} name="batch" label="Batch" defaultValue="">
      <option value="">None, or not known</option>
      {batches.map(([id, number]) => (
        <option key={id} value={id}>
          {number}
        </option>
      ))}
    </SelectField>
  );
}
