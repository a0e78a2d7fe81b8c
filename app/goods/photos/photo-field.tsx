import type { FormState } from "~/base/lib/form/form";
import { Field } from "~/base/ui/field";
import { t } from "~/base/words/say";
import { useChosenPhotos } from "./chosen-photos";
import { PhotoPreviews } from "./photo-previews";

/**
 * A photo file input, for several files with `multiple`. With script it shows previews, and large photos are made smaller before they
 * are sent. `marksMain`: the first of them becomes the product's main photo.
 */
export function PhotoField({
  id,
  label,
  hint = "",
  multiple = false,
  marksMain = false,
  required = false,
  megabytes = 5,
  state,
}: {
  id?: string;
  label: string;
  hint?: string | undefined;
  multiple?: boolean;
  marksMain?: boolean;
  required?: boolean;
  megabytes?: number;
  state: FormState | undefined;
}) {
  const { field, files, onChange } = useChosenPhotos();
  return (
    <div className="photo-field">
      <Field
        inner={field}
        onChange={onChange}
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
      <PhotoPreviews files={files} marksMain={marksMain} />
    </div>
  );
}
