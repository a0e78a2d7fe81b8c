import { languageOfLetters } from "~/base/lib/script-of";
import { Photo } from "~/goods/photos/photo";
import { isFilled, slotHeadings, type StoryPart } from "./story-slots";
import { t } from "~/base/words/say";

/** Width of a photo: in a phone's strip, alone on its screen, or else a third of the page. */
const wide = "(min-width: 60rem) 24rem, (min-width: 48rem) 45vw";
const [inStrip, alone] = [`${wide}, min(18rem, 80vw)`, `${wide}, calc(100vw - 2rem)`];

/** Press, people, field, founder and mill in the owner's own photos and words; nothing while all places are empty. */
export function StorySection({ parts }: { parts: StoryPart[] }) {
  const filled = parts.filter(isFilled);
  if (filled.length === 0) return null;
  const sizes = filled.length > 1 ? inStrip : alone;
  return (
    <section className="story" aria-labelledby="story-people">
      <h2 id="story-people">{t("Who presses your oil")}</h2>
      <ul
        {...(filled.length > 1 && {
          className: "sideways",
          tabIndex: 0,
          "aria-labelledby": "story-people",
        })}
      >
        {filled.map(({ slot, name, words, film, photo, focus }) => (
          <li key={slot}>
            {photo && <Photo photo={photo} sizes={sizes} className={`focus-${focus}`} />}
            <h3 lang={name ? languageOfLetters(name) : undefined}>
              {name ?? t(slotHeadings[slot])}
            </h3>
            {words && <p lang={languageOfLetters(words)}>{words}</p>}
            {film && (
              <p>
                <a href={film} rel="noopener">
                  {t("Watch the film")}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
