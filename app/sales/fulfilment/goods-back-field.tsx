import { SelectField } from "~/base/ui/field";
import { goodsBack, goodsBackWords } from "./move";

type Props = {
  name: string;
  label: string;
  hint?: string;
  at?: string;
};

/** In which state packs came back. */
export function GoodsBackField(props: Props) {
  return (
    <SelectField {...props} defaultValue="">
      <option value="" disabled>
        Choose
      </option>
      {goodsBack.map((goods) => (
        <option key={goods} value={goods}>
          {goodsBackWords[goods]}
        </option>
      ))}
    </SelectField>
  );
}
