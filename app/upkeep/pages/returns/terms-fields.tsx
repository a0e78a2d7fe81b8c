import { Field, SelectField } from "~/base/ui/field";
import { mostReturnPhotos, type ReturnTerms, type WayBack, waysBack } from "./return-terms";

const wayWords: Record<WayBack, string> = {
  shop: "We do",
  fault: "We do when the goods were broken, wrong, late or of poor quality; otherwise the buyer",
  buyer: "The buyer",
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
        label="Days to ask for a return"
        hint="From the day of arrival, to the end of the last day in India."
        defaultValue={terms.days}
        {...number}
      />
      <Field
        name="refundDays"
        label="Working days to pay the money back"
        hint="From the day the goods are back, or from your yes where the buyer keeps them."
        defaultValue={terms.refundDays}
        {...number}
      />
      <SelectField
        name="wayBack"
        label="Who pays for sending goods back"
        defaultValue={terms.wayBack}
      >
        {waysBack.map((way) => (
          <option key={way} value={way}>
            {wayWords[way]}
          </option>
        ))}
      </SelectField>
      <Field
        name="minPhotos"
        label="Photos that broken or leaking packs need"
        hint={`From 0 to ${mostReturnPhotos}. 0: a photo is welcome, but not asked for.`}
        defaultValue={terms.minPhotos}
        {...number}
      />
    </>
  );
}
