import { Field } from "~/base/ui/field";
import { t } from "~/base/words/say";
import { useChosenPhotos, useAddresses } from "./chosen-photos";
import { mostPhotos } from "./photo-ref";

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
}: {
  id?: string;
  label: string;
  hint?: string | undefined;
  multiple?: boolean;
  marksMain?: boolean;
  required?: boolean;
  megabytes?: number;
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
      />
      <PhotoPreviews files={files} marksMain={marksMain} />
    </div>
  );
}

/** The chosen photos, below their field. `marksMain`: the first one becomes the product's main photo. */
function PhotoPreviews({ files, marksMain }: { files: File[]; marksMain: boolean }) {
  const addresses = useAddresses(files).slice(0, mostPhotos);
  if (files.length === 0 || addresses.length === 0) return null;
  return (
    <ul className="photo-previews" aria-label={t("Chosen photos")}>
      {addresses.map((address, index) => (
        <li key={address}>
          <img src={address} alt={t("Chosen: {name}", { name: files[index]?.name ?? "" })} />
          {marksMain && index === 0 && <span className="badge badge-neutral">Main photo</span>}
        </li>
      ))}
    </ul>
  );
}
