import type { FormState } from "~/base/lib/form/form";
import { Photo } from "~/goods/photos/photo";
import { PhotoField } from "~/goods/photos/photo-field";
import { heaviestLonePhoto } from "~/goods/photos/photo-ref";
import { NoticeLine } from "~/people/consent/notice-line";
import { Button } from "~/base/ui/button";
import { Field, TextField } from "~/base/ui/field";
import { fieldId } from "~/base/ui/field-id";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { Tick } from "~/base/ui/tick";
import { longest } from "./limits";
import type { toReview } from "./own-reviews.server";
import { StarChoice } from "./star-choice";
import { t } from "~/base/words/say";
import { useFormState } from "~/base/ui/sending/form-state";

type ToReview = ReturnType<typeof toReview>;
type Item = ToReview["items"][number];

/** One product of the order: what its buyer says of it, or said so far. `state`: of the form sent last, if it was this one. */
export function ReviewForm({
  item,
  firstName,
  state,
}: {
  item: Item;
  firstName: string;
  state: FormState | undefined;
}) {
  const { productId, name, nameLang, size, slug, photo, review } = item;
  const at = `of-${productId}`;
  return (
    <section className="panel stack" id={at} aria-labelledby={`${at}-heading`}>
      <header className="to-review-head">
        <Photo photo={photo} sizes="4.5rem" />
        <div>
          <h2 id={`${at}-heading`} lang={nameLang}>
            {slug ? <Link to={`/product/${slug}`}>{name}</Link> : name}
          </h2>
          <p className="muted">{t("Pack of {size}", { size })}</p>
        </div>
      </header>
      {review && <Standing review={review} slug={slug} />}
      <Form method="post" state={state} encType="multipart/form-data" className="stack">
        <FormProblem at={at} />
        <input type="hidden" name="product" value={productId} />
        <StarChoice
          at={at}
          chosen={state?.values.stars ?? String(review?.stars ?? "")}
          error={state?.errors.stars}
        />
        <TextField
          at={at}
          name="words"
          label={t("Your words (optional)")}
          hint={t("How it tastes and smells, what you cook with it. In any language.")}
          maxLength={longest.words}
          defaultValue={review?.words ?? ""}
        />
        <Field
          at={at}
          name="name"
          label={t("Name that is shown (optional)")}
          hint={t("Such as “Asha, Surat”. Everybody can read it.")}
          maxLength={longest.name}
          defaultValue={review?.name ?? firstName}
          autoComplete="off"
        />
        {review?.photo && <OwnPhoto photo={review.photo} isHidden={review.hiddenRule !== null} />}
        <PhotoField
          id={fieldId("photo", at)}
          label={review?.photo ? t("Another photo (optional)") : t("A photo (optional)")}
          hint={t("Only the picture is kept, not where it was taken.")}
          megabytes={heaviestLonePhoto}
        />
        <NoticeLine />
        <div className="actions">
          <Button>{review ? t("Save the changes") : t("Publish the review")}</Button>
          {review && (
            <Button tone="quiet" name="intent" value="take-back" formNoValidate>
              {t("Take the review back")}
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}

function Standing({ review, slug }: { review: NonNullable<Item["review"]>; slug: string | null }) {
  if (review.hiddenRule)
    return <Notice>{t("The shop does not show this review on the product’s page.")}</Notice>;
  return (
    <Notice tone="success">
      {slug ? (
        <Link to={`/product/${slug}#reviews`}>{t("Your review is on the product’s page.")}</Link>
      ) : (
        <span>{t("Your review is kept.")}</span>
      )}
    </Notice>
  );
}

/** That of a hidden review is shown to nobody at its address, but can be removed. */
function OwnPhoto({
  photo,
  isHidden,
}: {
  photo: NonNullable<NonNullable<Item["review"]>["photo"]>;
  isHidden: boolean;
}) {
  const state = useFormState();
  return (
    <div className="own-photo">
      {!isHidden && <Photo photo={{ ...photo, alt: t("Your photo") }} sizes="8rem" />}
      <Tick name="dropPhoto" value="yes" defaultChecked={state?.values.dropPhoto === "yes"}>
        {t("Remove this photo")}
      </Tick>
    </div>
  );
}
