import type { FormState } from "~/base/lib/form/form";
import { Field } from "~/base/ui/field";
import { t } from "~/base/words/say";

/** A photo file input, for several files with `multiple`; with script it shows previews (`previewPhotos`). */
export function PhotoField({
  id,
  label,
  hint = "",
  multiple = false,
  required = false,
  megabytes = 5,
  state,
}: {
  id?: string;
  label: string;
  hint?: string | undefined;
  multiple?: boolean;
  required?: boolean;
  megabytes?: number;
  state: FormState | undefined;
}) {
  return (
    <div className="photo-field">
      <Field
        type="file"
        id={id}
        name="photo"
        label={label}
        hint={`${multiple ? t("JPEG, PNG, WebP, AVIF or GIF, at most {n} MB each.", { n: megabytes }) : t("JPEG, PNG, WebP, AVIF or GIF, at most {n} MB.", { n: megabytes })} ${hint}`.trim()}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        multiple={multiple}
        required={required}
        state={state}
      />
    </div>
  );
}
