import { Photo } from "~/goods/photos/photo";
import { PhotoField } from "~/goods/photos/photo-field";
import { heaviestLonePhoto, type PhotoRef } from "~/goods/photos/photo-ref";
import { fieldId } from "~/base/ui/field-id";
import { Tick } from "~/base/ui/tick";
import { useFormState } from "~/base/ui/sending/form-state";

/** The photo that is there, which can be removed, and a field for another one. */
export function OwnPhotoField({
  at,
  photo,
  hint,
  className,
}: {
  at: string;
  photo: PhotoRef | null;
  hint?: string;
  /** Of the photo that is there. */
  className?: string;
}) {
  const state = useFormState();
  return (
    <>
      <input
        type="hidden"
        name="version-photo"
        value={state?.values["version-photo"] ?? photo?.hash ?? ""}
      />
      {photo && (
        <div className="own-photo">
          <Photo photo={photo} sizes="8rem" className={className} />
          <Tick name="dropPhoto" value="yes" defaultChecked={state?.values.dropPhoto === "yes"}>
            Remove this photo
          </Tick>
        </div>
      )}
      <PhotoField
        id={fieldId("photo", at)}
        label={photo ? "Another photo (optional)" : "A photo (optional)"}
        megabytes={heaviestLonePhoto}
        hint={hint}
      />
    </>
  );
}
