/** Five stars side by side, each in a square of 20. */
const five = [0, 20, 40, 60, 80]
  .map((x) => `M${x + 10} 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z`)
  .join("");

/** So many of five stars, with tenths, as a picture; `label` is read aloud. */
export function Stars({ stars, label }: { stars: number; label: string }) {
  const width = stars * 20;
  return (
    <svg
      className="stars"
      viewBox="0 0 100 20"
      width="100"
      height="20"
      role="img"
      aria-label={label}
    >
      <path className="stars-none" d={five} />
      <svg viewBox={`0 0 ${width} 20`} width={width} height="20">
        <path d={five} />
      </svg>
    </svg>
  );
}

/** The outline of one star. */
export function Star() {
  return (
    <svg className="star" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
    </svg>
  );
}
