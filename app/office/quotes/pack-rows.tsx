import { decimalRupees, rupees } from "~/base/lib/money";
import { Field } from "~/base/ui/field";
import { packsField, priceField } from "./field-names";
import type { OfferedPack } from "./offered-packs.server";

/** A pack with what its fields hold. `name`: also of a product that is deleted. */
export type PackFields = Partial<OfferedPack> & {
  id: string;
  name: string;
  quantity?: number;
  unitPricePaise?: number;
};

/** Packs with a number and a price each. */
export function PackRows({ packs }: { packs: PackFields[] }) {
  return packs.map((pack) => (
    <fieldset key={pack.id} className="quote-pack">
      <legend>{pack.name}</legend>
      <p className="muted small">{about(pack)}</p>
      <div className="quote-pack-fields">
        <Field
          name={packsField(pack.id)}
          label="Packs"
          aria-label={`Packs of ${pack.name}`}
          defaultValue={pack.quantity ?? ""}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
        <Field
          name={priceField(pack.id)}
          label="Price each (₹)"
          aria-label={`Price each of ${pack.name}`}
          placeholder="as in the shop"
          defaultValue={priceIn(pack)}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
      </div>
    </fieldset>
  ));
}

const priceIn = ({ unitPricePaise }: PackFields) =>
  unitPricePaise === undefined ? "" : decimalRupees(unitPricePaise).replace(/\.00$/, "");

/** "Pack of 15 Ltr., ₹2,740 in the shop, 12 left". */
function about({ size, pricePaise, left }: PackFields): string {
  if (size === undefined || pricePaise === undefined) return "Not sold any more";
  const pack = `Pack of ${size}, ${rupees(pricePaise)} in the shop`;
  return left === null || left === undefined ? pack : `${pack}, ${left} left`;
}
