/** The green mark that food packs carry in India: a filled circle in a square. Its colours are the law's, day and night. */
export function VegetarianMark() {
  return (
    <svg
      className="vegetarian-mark"
      role="img"
      aria-label="Vegetarian"
      viewBox="0 0 20 20"
      width="20"
      height="20"
    >
      <rect x="1" y="1" width="18" height="18" fill="#fff" stroke="#0a7a2f" strokeWidth="2" />
      <circle cx="10" cy="10" r="5" fill="#0a7a2f" />
    </svg>
  );
}
