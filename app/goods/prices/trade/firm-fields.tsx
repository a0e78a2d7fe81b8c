import { Field } from "~/base/ui/field";
import { t } from "~/base/words/say";

/** The firm and its GSTIN. */
export function FirmFields({
  firm = "",
  gstin = null,
}: {
  firm?: string | undefined;
  gstin?: string | null | undefined;
}) {
  return (
    <>
      <Field
        name="firm"
        label={t("Name of the firm")}
        defaultValue={firm}
        maxLength={120}
        autoComplete="organization"
        required
      />
      <Field
        name="gstin"
        label={t("GSTIN (optional)")}
        hint={t("15 letters and digits, as on the registration.")}
        defaultValue={gstin ?? ""}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
