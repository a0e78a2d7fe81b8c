import { useState } from "react";
import type { FormState } from "~/lib/form";
import { Field } from "~/ui/field";
import { Photo } from "./photo";
import type { Product } from "./product";

/** Chooses a photo file; shows the one the product has, and with JavaScript the one just chosen. */
export function PhotoField({
  product,
  state,
}: {
  product: Product | undefined;
  state: FormState | undefined;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div className="photo-field">
      <Field
        type="file"
        name="photo"
        label={product?.photo ? "New photo (optional)" : "Photo"}
        hint="JPEG, PNG, WebP, AVIF or GIF, at most 5 MB"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        state={state}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) void dataUrl(file).then(setChosen, () => setChosen(null));
          else setChosen(null);
        }}
      />
      {chosen ? (
        <img src={chosen} alt="The chosen file" />
      ) : (
        product?.photo && <Photo photo={product.photo} sizes="12rem" />
      )}
    </div>
  );
}

/** As a data URL, because the Content-Security-Policy lets images come from here and `data:` only, not from `blob:`. */
function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(new Error("The file could not be read")));
    reader.readAsDataURL(file);
  });
}
