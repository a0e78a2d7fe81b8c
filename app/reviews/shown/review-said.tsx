import { Photo } from "~/photos/photo";
import { photoPath, type PhotoRef } from "~/photos/photo-ref";
import { t } from "~/words/say";

/** The buyer's own words and photo, either of which may be missing. `lang`: of the words. */
export function ReviewSaid({
  words,
  lang,
  photo,
}: {
  words: string | null;
  lang: string | undefined;
  photo: PhotoRef | null;
}) {
  return (
    <>
      {words && (
        <p className="review-words" lang={lang}>
          {words}
        </p>
      )}
      {photo && (
        <a className="review-photo" href={photoPath(photo.hash, 960)}>
          <Photo photo={{ ...photo, alt: t("A photo by a buyer") }} sizes="8rem" />
        </a>
      )}
    </>
  );
}
