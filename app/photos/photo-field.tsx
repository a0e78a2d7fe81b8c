import { useRef, useState } from "react";
import type { FormState } from "~/lib/form";
import { Field } from "~/ui/field";
import { mostPhotos } from "./photo-ref";

/** Message at the photo field of a form shown again for another reason. */
export const choosePhotoAgain = "Please choose the photo again.";

type Preview = { name: string; url: string };

/** A photo file input, for several files with `multiple`; with JavaScript it shows previews. */
export function PhotoField({
  id,
  label,
  hint = "",
  multiple = false,
  required = false,
  state,
}: {
  id?: string;
  label: string;
  hint?: string | undefined;
  multiple?: boolean;
  required?: boolean;
  state: FormState | undefined;
}) {
  const [chosen, setChosen] = useState<Preview[]>([]);
  const latest = useRef<FileList | null>(null);
  return (
    <div className="photo-field">
      <Field
        type="file"
        id={id}
        name="photo"
        label={label}
        hint={`JPEG, PNG, WebP, AVIF or GIF, at most 5 MB${multiple ? " each" : ""}. ${hint}`.trim()}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        multiple={multiple}
        required={required}
        state={withoutNeedlessAdvice(state, chosen.length > 0)}
        onChange={(event) => {
          const { files } = event.currentTarget;
          latest.current = files;
          void previewsOf(files).then((previews) => {
            if (latest.current === files) setChosen(previews);
          });
        }}
      />
      {chosen.length > 0 && (
        <ul className="photo-previews" aria-label="Chosen photos">
          {chosen.map(({ name, url }, index) => (
            <li key={`${index} ${name}`}>
              <img src={url} alt={`Chosen: ${name}`} />
              {multiple && index === 0 && <span className="badge badge-neutral">Main photo</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A form sent by script still has its files chosen, so the advice is dropped. */
export function withoutNeedlessAdvice(state: FormState | undefined, stillChosen: boolean) {
  if (!state || !stillChosen || state.errors.photo !== choosePhotoAgain) return state;
  const { photo: _advice, ...errors } = state.errors;
  return { ...state, errors };
}

async function previewsOf(files: FileList | null): Promise<Preview[]> {
  const shown = Array.from(files ?? []).slice(0, mostPhotos);
  const reads = shown.map(async (file) => ({ name: file.name, url: await dataUrl(file) }));
  return Promise.all(reads).catch(() => []);
}

/** A data URL, because the Content-Security-Policy allows images from this site and `data:`, not from `blob:`. */
function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(new Error("The file could not be read")));
    reader.readAsDataURL(file);
  });
}
