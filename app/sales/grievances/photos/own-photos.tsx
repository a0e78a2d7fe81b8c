import type { FormState } from "~/base/lib/form/form";
import { PhotoField } from "~/goods/photos/photo-field";
import { heaviestLonePhoto } from "~/goods/photos/photo-ref";
import { Button } from "~/base/ui/button";
import { fieldId } from "~/base/ui/field-id";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { t } from "~/base/words/say";
import { statusPath } from "../paths";

type Props = {
  token: string;
  photoIds: string[];
  /** Whether more may be added. */
  isOpen: boolean;
  state: FormState | undefined;
};

/** The photos of a complaint and the form for more, for its own complainant. */
export function OwnPhotos({ token, photoIds, isOpen, state }: Props) {
  if (photoIds.length === 0 && !isOpen) return null;
  return (
    <section className="panel stack" aria-labelledby="photos">
      <h2 id="photos">{t("Your photos")}</h2>
      {photoIds.length > 0 && (
        <p className="row">
          {photoIds.map((id, index) => (
            <a key={id} href={`${statusPath({ token })}/photos/${id}`}>
              <img
                src={`${statusPath({ token })}/photos/${id}`}
                alt={t("Photo {n}", { n: index + 1 })}
                width={120}
                loading="lazy"
                decoding="async"
              />
            </a>
          ))}
        </p>
      )}
      {isOpen && (
        <Form method="post" state={state} encType="multipart/form-data" className="stack">
          <FormProblem />
          <PhotoField
            id={fieldId("photo")}
            multiple
            required
            label={t("Photos of what is wrong")}
            hint={t("Up to 4. Only you and the shop see them; where they were taken is not kept.")}
            megabytes={heaviestLonePhoto}
          />
          <Button tone="quiet">{t("Add photos")}</Button>
        </Form>
      )}
    </section>
  );
}
