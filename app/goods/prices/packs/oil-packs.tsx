import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import type { ShownPack } from "~/goods/catalogue/family/shown-pack";
import { stockWords } from "~/goods/catalogue/family/pack-lines";
import type { FormState } from "~/base/lib/form/form";
import { declaredSize, isStandardSize, otherMeasure } from "~/base/lib/pack-size";
import { standardSizesHint } from "~/base/lib/standard-sizes";
import { movementsPath } from "~/goods/stock/admin/stock-query";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { FormQuestion } from "~/base/ui/form-question";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { priceField, versionField, typedPrice } from "../day/typed-prices";
import { packField, packVersionField } from "./pack-field";

/** The packs of one oil with what each has for itself, changed together; the size leads to the pack's own form. */
export function OilPacks({
  packs,
  fresh,
  state,
}: {
  packs: ShownPack[];
  fresh: string;
  state: FormState | undefined;
}) {
  return (
    <Form method="post" state={state} className="stack" aria-label="Packs">
      <FormProblem />
      <FormQuestion />
      <input type="hidden" name="intent" value="packs" />
      <IdempotencyKey fresh={fresh} />
      {packs.map((pack) => (
        <fieldset key={pack.id} className="oil-pack">
          <legend>
            <Link to={`/dashboard/admin/product/${pack.slug}`} aria-label={`Change ${pack.name}`}>
              {declaredSize(pack)}
            </Link>{" "}
            <span className="muted">{otherMeasure(pack)}</span>{" "}
            <span className="muted small">{pack.name}</span>
          </legend>
          <PackFields pack={pack} />
          {!isStandardSize(pack) && <p className="field-hint">{standardSizesHint}</p>}
        </fieldset>
      ))}
      <div>
        <Button>SAVE PACKS</Button>
      </div>
    </Form>
  );
}

function PackFields({ pack }: { pack: ShownPack }) {
  const { id, slug, pricePaise, mrpPaise, code, isCounted, stock } = pack;
  const mrp = mrpPaise === null ? "" : typedPrice(mrpPaise);
  const usual = { autoComplete: "off" };
  return (
    <div className="oil-pack-fields">
      <input type="hidden" name={versionField(id)} value={pricePaise} />
      <Field
        {...usual}
        name={priceField(id)}
        label="Price, ₹"
        defaultValue={typedPrice(pricePaise)}
        inputMode="decimal"
        maxLength={14}
        required
      />
      <input type="hidden" name={packVersionField("mrp", id)} value={mrp} />
      <Field
        {...usual}
        name={packField("mrp", id)}
        label="MRP, ₹"
        defaultValue={mrp}
        inputMode="decimal"
        maxLength={14}
      />
      {isCounted ? (
        <>
          <input type="hidden" name={packVersionField("stock", id)} value={stock} />
          <Field
            {...usual}
            name={packField("stock", id)}
            label={stock < 0 ? `On hand (${stockWords(pack)})` : "On hand"}
            defaultValue={stock < 0 ? "" : stock}
            inputMode="numeric"
            maxLength={6}
          />
        </>
      ) : (
        <p className="field">
          <span>{stockWords(pack)}</span>
          <Link to={movementsPath(slug)} aria-label={`Count ${pack.name}`}>
            Count
          </Link>
        </p>
      )}
      <input type="hidden" name={packVersionField("code", id)} value={code ?? ""} />
      <Field
        {...usual}
        name={packField("code", id)}
        label="Code"
        defaultValue={code ?? ""}
        maxLength={40}
      />
    </div>
  );
}
