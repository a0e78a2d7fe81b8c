import { t } from "~/base/words/say";

/** India's green mark for vegetarian food: a filled circle in a square. The law sets its colours, also in dark mode. */
export function VegetarianMark() {
  return (
    <svg
      className="vegetarian-mark"
      role="img"
      aria-label={t("Vegetarian")}
      viewBox="0 0 20 20"
      width="20"
      height="20"
    >
      <rect x="1" y="1" width="18" height="18" fill="#fff" stroke="#0a7a2f" strokeWidth="2" />
      <circle cx="10" cy="10" r="5" fill="#0a7a2f" />
    </svg>
  );
}
