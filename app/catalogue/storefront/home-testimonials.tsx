import { useRef } from "react";
import { Icon } from "~/ui/icon";

type Testimonial = { words: string; who: string; where: string | null };

const idOf = (index: number) => `testimonial-${index + 1}`;

/**
 * Up to three slides side by side in a strip that scrolls by touch, wheel or arrow keys. The arrows are links to the slides,
 * so they work without JavaScript; with it only the strip scrolls, not the page.
 */
export function HomeTestimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const strip = useRef<HTMLUListElement>(null);

  const goTo = (event: React.MouseEvent, index: number) => {
    const slide = strip.current?.children[index];
    if (!(slide instanceof HTMLElement)) return;
    event.preventDefault();
    strip.current?.scrollTo({ left: slide.offsetLeft });
  };

  return (
    <section className="testimonials" aria-labelledby="testimonials">
      <h2 id="testimonials">From the kitchens we press for</h2>
      <ul className="slides" ref={strip} tabIndex={0} aria-label="What customers say">
        {testimonials.map(({ words, who, where }, index) => (
          <li key={idOf(index)} id={idOf(index)} className="slide">
            <figure>
              <blockquote>
                <p>{words}</p>
              </blockquote>
              <figcaption>
                {who}
                {where && <span className="muted">{`, ${where}`}</span>}
              </figcaption>
            </figure>
            {testimonials.length > 1 && (
              <SlideLinks index={index} count={testimonials.length} goTo={goTo} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SlideLinks({
  index,
  count,
  goTo,
}: {
  index: number;
  count: number;
  goTo(event: React.MouseEvent, index: number): void;
}) {
  const before = (index + count - 1) % count;
  const after = (index + 1) % count;
  return (
    <p className="slide-links">
      <a href={`#${idOf(before)}`} onClick={(event) => goTo(event, before)}>
        <Icon name="left" />
        <span className="visually-hidden">Previous</span>
      </a>
      <span className="muted small">
        {index + 1} of {count}
      </span>
      <a href={`#${idOf(after)}`} onClick={(event) => goTo(event, after)}>
        <Icon name="right" />
        <span className="visually-hidden">Next</span>
      </a>
    </p>
  );
}
