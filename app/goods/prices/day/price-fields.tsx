import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import type { FormState } from "~/base/lib/form/form";
import { groupedBy } from "~/base/lib/grouped-by";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import type { PricePack } from "./packs.server";
import { pricesPath } from "./price-query";
import { priceField, versionField, typedPrice } from "./typed-prices";

/**
 * Every pack with its price and a field for the new one, under its oil. `filled`: new prices (paise) that stand in the fields; `state`:
 * the form as it was typed; `here`: this page with its filters.
 */
export function PriceFields({
  packs,
  filled,
  state,
  here,
}: {
  packs: PricePack[];
  filled: Record<string, number>;
  state: FormState | undefined;
  here: string;
}) {
  return (
    <Form method="post" state={state} action={here} className="stack price-fields" key={here}>
      <FormProblem />
      <input type="hidden" name="intent" value="preview" />
      {[...groupedBy(packs, ({ family }) => family ?? "")].map(([family, group]) => (
        <section key={family} className="price-group" aria-label={family || undefined}>
          {family && <h2>{family}</h2>}
          <ul>
            {group.map((pack) => (
              <li key={pack.id}>
                <PriceRow pack={pack} filled={state ? undefined : filled[pack.id]} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="price-bar">
        <Button>Look at the changes</Button>
      </div>
    </Form>
  );
}

function PriceRow({
  pack: { id, slug, name, size, pricePaise, mrpPaise },
  filled,
}: {
  pack: PricePack;
  filled: number | undefined;
}) {
  const mrp = mrpPaise === null ? "" : `, MRP ${rupees(mrpPaise)}`;
  return (
    <>
      <Field
        name={priceField(id)}
        label={`${name}, ${size}`}
        hint={
          <>
            {`${rupees(pricePaise)} now${mrp}`}{" "}
            <Link to={`${pricesPath}/history/${slug}`} aria-label={`Earlier prices of ${name}`}>
              Earlier
            </Link>
          </>
        }
        defaultValue={filled === undefined ? "" : typedPrice(filled)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        enterKeyHint="next"
      />
      <input type="hidden" name={versionField(id)} value={pricePaise} />
    </>
  );
}
