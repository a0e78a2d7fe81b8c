import { useState } from "react";
import { returnReasons, returnWishes } from "~/base/db/statuses";
import type { FormState } from "~/base/lib/form/form";
import { declaredSize, type PackSize } from "~/base/lib/pack-size";
import { PhotoField } from "~/goods/photos/photo-field";
import { heaviestLonePhoto } from "~/goods/photos/photo-ref";
import { Button } from "~/base/ui/button";
import type { FormCheck } from "~/base/ui/checking/use-checks";
import { Field, SelectField, TextField } from "~/base/ui/field";
import { fieldId } from "~/base/ui/field-id";
import { Form } from "~/base/ui/form";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { FormProblem } from "~/base/ui/form-problem";
import { t } from "~/base/words/say";
import { longest } from "./limits";
import type { AskPage } from "./own-returns.server";
import { reasonWords, wishWords } from "./return-words";
import { useFormState } from "~/base/ui/sending/form-state";

type Line = PackSize & {
  position: number;
  name: string;
  nameLang: "en" | undefined;
  most: number;
};
type Props = Pick<AskPage, "terms" | "paysByHand"> & {
  lines: Line[];
  fresh: string;
  state: FormState | undefined;
};

const check: FormCheck = () => import("./ask-form").then(({ askForm }) => askForm);

/** Asks for a return: which packs, why, with photos, and what the buyer would like. */
export function AskFields({ lines, terms, paysByHand, fresh, state }: Props) {
  // The page may ask for its data again while this is filled in: the form stays the same, which counts once.
  const [ownKey] = useState(fresh);
  return (
    <Form
      method="post"
      state={state}
      encType="multipart/form-data"
      className="panel stack"
      aria-label={t("Ask for a return")}
      check={check}
    >
      <FormProblem />
      <IdempotencyKey fresh={ownKey} />
      <PackFields lines={lines} />
      <SelectField
        name="reason"
        label={t("What is wrong")}
        defaultValue={state?.values.reason ?? ""}
      >
        <option value="" disabled>
          {t("Please choose")}
        </option>
        {returnReasons.map((reason) => (
          <option key={reason} value={reason}>
            {reasonWords(reason)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="words"
        label={t("Your words (optional)")}
        hint={t("What happened, in any language.")}
        maxLength={longest.words}
      />
      <PhotoField
        id={fieldId("photo")}
        multiple
        label={t("Photos of the packs")}
        hint={photoHint(terms.minPhotos)}
        megabytes={heaviestLonePhoto}
      />
      <SelectField
        name="wish"
        label={t("What you would like")}
        defaultValue={state?.values.wish ?? "money"}
      >
        {returnWishes.map((wish) => (
          <option key={wish} value={wish}>
            {wishWords(wish)}
          </option>
        ))}
      </SelectField>
      {paysByHand && (
        <Field
          name="payTo"
          label={t("Where to send the money (optional)")}
          hint={t("A UPI id such as name@bank, or account number and IFSC.")}
          maxLength={longest.payTo}
          autoComplete="off"
        />
      )}
      <Button>{t("Ask for a return")}</Button>
    </Form>
  );
}

function photoHint(least: number): string {
  const most = t("Up to 4. Only you and the shop see them; where they were taken is not kept.");
  return least === 0
    ? most
    : `${t("{n, plural, one {Broken or leaking packs need # photo.} other {Broken or leaking packs need # photos.}}", { n: least })} ${most}`;
}

function PackFields({ lines }: Pick<Props, "lines">) {
  const state = useFormState();
  const error = state?.errors.packs;
  const only = lines.length === 1 ? 1 : 0;
  return (
    <fieldset
      id={fieldId("packs")}
      tabIndex={-1}
      aria-describedby={error ? "return-packs-error" : undefined}
    >
      <legend>{t("How many packs")}</legend>
      <ul className="refund-lines">
        {lines.map(({ position, name, nameLang, most, ...pack }) => (
          <li key={position}>
            <label htmlFor={`line-${position}`}>
              <span lang={nameLang}>{name}</span>
              {`, ${declaredSize(pack)} (${t("at most {n}", { n: most })})`}
            </label>
            <input
              id={`line-${position}`}
              name={`line-${position}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={most}
              defaultValue={state?.values[`line-${position}`] ?? only}
            />
          </li>
        ))}
      </ul>
      {error && (
        <p className="field-error" id="return-packs-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
