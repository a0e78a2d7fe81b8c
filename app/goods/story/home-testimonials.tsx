import { useFarDown } from "~/base/ui/browser/use-far-down";
import { languageOfLetters } from "~/base/lib/script-of";
import { Photo } from "~/goods/photos/photo";
import { Icon } from "~/base/ui/icon";
import { chosenByUs } from "./chosen-by-us";
import type { ShownTestimonial } from "./testimonial";
import { t } from "~/base/words/say";

const idOf = (index: number) => `testimonial-${index + 1}`;

/** Slides side by side in a strip that scrolls by touch, wheel or arrow keys. The arrows are links to the slides. */
export function HomeTestimonials({ testimonials }: { testimonials: ShownTestimonial[] }) {
  return (
    <section className={`testimonials ${useFarDown()}`} aria-labelledby="testimonials">
      <h2 id="testimonials">{t("From the kitchens we press for")}</h2>
      <p className="muted small">{chosenByUs()}</p>
      <ul className="slides" tabIndex={0} aria-label={t("What customers say")}>
        {testimonials.map(({ id, words, who, where, photo }, index) => (
          <li key={id} id={idOf(index)} className="slide">
            <figure>
              <blockquote>
                <p lang={languageOfLetters(words)}>{words}</p>
              </blockquote>
              <figcaption>
                {photo && <Photo photo={{ ...photo, alt: "" }} sizes="4rem" />}
                <span>
                  <span lang={languageOfLetters(who)}>{who}</span>
                  {where && (
                    <span className="muted slide-place" lang={languageOfLetters(where)}>
                      {where}
                    </span>
                  )}
                </span>
              </figcaption>
            </figure>
            {testimonials.length > 1 && <SlideLinks index={index} count={testimonials.length} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SlideLinks({ index, count }: { index: number; count: number }) {
  const before = (index + count - 1) % count;
  const after = (index + 1) % count;
  return (
    <p className="slide-links">
      <a href={`#${idOf(before)}`}>
        <Icon name="left" />
        <span className="visually-hidden">{t("Previous")}</span>
      </a>
      <span className="muted small">{t("{n} of {count}", { n: index + 1, count })}</span>
      <a href={`#${idOf(after)}`}>
        <Icon name="right" />
        <span className="visually-hidden">{t("Next")}</span>
      </a>
    </p>
  );
}
