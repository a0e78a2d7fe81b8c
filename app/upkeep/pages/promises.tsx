import { t } from "~/base/words/say";

const promises = [
  {
    name: "Purity",
    drawing: "/banners/promise-purity.svg",
    words:
      "Groundnuts are the only thing we press. No other oil is mixed in, and no colour or scent is added.",
  },
  {
    name: "Naturality",
    drawing: "/banners/promise-naturality.svg",
    words:
      "Fresh from the press, oil has the colour, smell and taste of the seed. We keep as much of them as each kind of oil allows.",
  },
  {
    name: "Originality",
    drawing: "/banners/promise-originality.svg",
    words:
      "Every pack is filled and sealed by us and carries our name. If a seal is broken when it reaches you, tell us.",
  },
  {
    name: "Nourishing Every Meal",
    drawing: "/banners/promise-nourishing.svg",
    words:
      "For the vaghar, the tava and the kadhai: one oil for everyday cooking, from breakfast to the festival table.",
  },
];

/** `scrolls`: on a phone they are a strip, which keys can scroll, too. */
export function Promises({ scrolls = false }: { scrolls?: boolean }) {
  return (
    <section className="promises" aria-labelledby="promises">
      <h2 id="promises">{t("What we promise")}</h2>
      <ul {...(scrolls && { className: "sideways", tabIndex: 0, "aria-labelledby": "promises" })}>
        {promises.map(({ name, drawing, words }) => (
          <li key={name} className="panel promise">
            <img src={drawing} alt="" width={120} height={120} loading="lazy" decoding="async" />
            <h3>{t(name)}</h3>
            <p>{t(words)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
