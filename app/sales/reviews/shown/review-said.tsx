import { Photo } from "~/goods/photos/photo";
import { photoPath, type PhotoRef } from "~/goods/photos/photo-ref";
import { t } from "~/base/words/say";

/**
 * The buyer's own words and photo, either of which may be missing. `lang`: of the words. `photoAt`: where the photo is when it is
 * not for everybody.
 */
export function ReviewSaid({
  words,
  lang,
  photo,
  photoAt,
}: {
  words: string | null;
  lang: string | undefined;
  photo: PhotoRef | null;
  photoAt?: string | undefined;
}) {
  return (
    <>
      {words && (
        <p className="review-words" lang={lang}>
          {words}
        </p>
      )}
      {photo && (
        <a className="review-photo" href={photoAt ?? photoPath(photo.hash, 960)}>
          {photoAt ? (
            <img
              src={photoAt}
              alt={t("A photo by a buyer")}
              width={photo.width}
              height={photo.height}
              loading="lazy"
            />
          ) : (
            <Photo photo={{ ...photo, alt: t("A photo by a buyer") }} sizes="8rem" />
          )}
        </a>
      )}
    </>
  );
}
