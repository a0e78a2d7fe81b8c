import { Link } from "~/base/ui/link";
import { mostPacksPerLine } from "~/base/db/packs";
import { rupees } from "~/base/lib/money";
import { pricedSize } from "~/base/lib/pack-size";
import { stepWords } from "~/goods/prices/steps/step-words";
import { fieldId } from "~/base/ui/field-id";
import { packsField, shownField } from "./sheet-form";
import type { SheetPack } from "./sheet-rows.server";
import { t } from "~/base/words/say";
import { useFormState } from "~/base/ui/sending/form-state";

/**
 * One pack of the sheet with its prices and the field for the number; sold out it has no field, nor while others pay for all that is
 * left and the cart has none.
 */
export function SheetPackRow({ pack }: { pack: SheetPack }) {
  const state = useFormState();
  const { slug, name, nameLang, pricePaise, steps, isSoldOut, packs, beingPaid } = pack;
  const isTyped = Boolean(state?.values[packsField(pack.id)]);
  const hasField = !isSoldOut && (beingPaid !== "all" || packs > 0 || isTyped);
  return (
    <li className="sheet-pack">
      <div className="sheet-pack-words">
        <h3 lang={nameLang}>
          <Link to={`/product/${slug}`}>{name}</Link>
        </h3>
        <p className="small">{`${rupees(pricePaise)} / ${pricedSize(pack)}`}</p>
        {steps.length > 0 && (
          <p className="small muted">{steps.map((step) => stepWords(step)).join(" · ")}</p>
        )}
        {!isSoldOut && beingPaid !== null && <p className="small">{beingPaidWords(beingPaid)}</p>}
      </div>
      {isSoldOut && <p className="sheet-sold-out">{t("Sold out")}</p>}
      {hasField && <PacksField pack={pack} />}
    </li>
  );
}

const beingPaidWords = (beingPaid: "all" | number): string =>
  beingPaid === "all"
    ? t("All packs are in orders being paid. Look again in 15 minutes.")
    : t("{n, plural, one {# pack is} other {# packs are}} being paid by others right now.", {
        n: beingPaid,
      });

function PacksField({ pack }: { pack: SheetPack }) {
  const state = useFormState();
  const { id, name, packs } = pack;
  const field = packsField(id);
  const error = state?.errors[field];
  return (
    <>
      <div className="sheet-number">
        <label className="visually-hidden" htmlFor={fieldId(field)}>
          {t("Packs of {name}, 0 to {most}", { name, most: mostPacksPerLine })}
        </label>
        <input
          id={fieldId(field)}
          name={field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          defaultValue={state?.values[field] ?? (packs > 0 ? packs : "")}
          placeholder="0"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${fieldId(field)}-error` : undefined}
        />
        {packs > 0 && <input type="hidden" name={shownField(id)} value={packs} />}
      </div>
      {error && (
        <p className="field-error sheet-error" id={`${fieldId(field)}-error`}>
          {error}
        </p>
      )}
    </>
  );
}
