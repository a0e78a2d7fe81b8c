import { useRef } from "react";
import { Icon } from "~/ui/icon";

const testimonials = [
  {
    words:
      "The kitchen smells the way my mother’s did. We fry less often now, and enjoy it more when we do.",
    who: "A home cook",
    where: "Adajan, Surat",
  },
  {
    words:
      "We go through six tins a month. Every tin has had the same colour and the same taste, and that is all I ask of an oil.",
    who: "The owner of a farsan shop",
    where: "Navsari",
  },
  {
    words:
      "I ordered one bottle to try it with undhiyu. The next order was the five litre jar, and so was the one after.",
    who: "A customer of two winters",
    where: "Vadodara",
  },
];

const idOf = (index: number) => `testimonial-${index + 1}`;

/**
 * Three slides side by side in a strip that scrolls by finger, wheel or arrow keys. The arrows are links to the slides,
 * so they work without JavaScript; with it only the strip moves and not the page.
 */
export function HomeTestimonials() {
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
          <li key={who} id={idOf(index)} className="slide">
            <figure>
              <blockquote>
                <p>{words}</p>
              </blockquote>
              <figcaption>
                {who}, <span className="muted">{where}</span>
              </figcaption>
            </figure>
            <SlideLinks index={index} goTo={goTo} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SlideLinks({
  index,
  goTo,
}: {
  index: number;
  goTo(event: React.MouseEvent, index: number): void;
}) {
  const count = testimonials.length;
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
