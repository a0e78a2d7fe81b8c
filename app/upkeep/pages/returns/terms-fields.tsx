import { Field, SelectField } from "~/base/ui/field";
import { mostReturnPhotos, type ReturnTerms, type WayBack, waysBack } from "./return-terms";

export const wayWords: Record<WayBack, string> = {
  shop: "We do",
  fault: "We do when the goods were broken, wrong, late or of poor quality; otherwise the buyer",
  buyer: "The buyer",
};

/** The label of each field. */
export const termWords: Record<keyof ReturnTerms, string> = {
  days: "Days to ask for a return",
  refundDays: "Working days to pay the money back",
  wayBack: "Who pays for sending goods back",
  minPhotos: "Photos that broken or leaking packs need",
};

/** The fields of the owner's terms of returns. */
export function ReturnTermsFields({ terms }: { terms: ReturnTerms }) {
  const number = {
    inputMode: "numeric",
    maxLength: 2,
    autoComplete: "off",
    required: true,
  } as const;
  return (
    <>
      <Field
        name="days"
        label={termWords.days}
        hint="From the day of arrival, to the end of the last day in India."
        defaultValue={terms.days}
        {...number}
      />
      <Field
        name="refundDays"
        label={termWords.refundDays}
        hint="From the day the goods are back, or from your yes where the buyer keeps them."
        defaultValue={terms.refundDays}
        {...number}
      />
      <SelectField name="wayBack" label={termWords.wayBack} defaultValue={terms.wayBack}>
        {waysBack.map((way) => (
          <option key={way} value={way}>
            {wayWords[way]}
          </option>
        ))}
      </SelectField>
      <Field
        name="minPhotos"
        label={termWords.minPhotos}
        hint={`From 0 to ${mostReturnPhotos}. 0: a photo is welcome, but not asked for.`}
        defaultValue={terms.minPhotos}
        {...number}
      />
    </>
  );
}
