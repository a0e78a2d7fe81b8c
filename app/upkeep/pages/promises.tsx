import { Link } from "~/base/ui/link";
import { t } from "~/base/words/say";
import { proofsPath, type ShownClaims } from "~/upkeep/claims/claims";

const promises = [
  {
    name: "Purity",
    isOfPurity: true,
    drawing: "/banners/promise-purity.svg",
    words:
      "Groundnuts are the only thing we press. No other oil is mixed in, and no colour or scent is added.",
  },
  {
    name: "Naturality",
    isOfPurity: true,
    drawing: "/banners/promise-naturality.svg",
    words:
      "Fresh from the press, oil has the colour, smell and taste of the seed. We keep as much of them as each kind of oil allows.",
  },
  {
    name: "Originality",
    isOfPurity: false,
    drawing: "/banners/promise-originality.svg",
    words:
      "Every pack is filled and sealed by us and carries our name. If a seal is broken when it reaches you, tell us.",
  },
  {
    name: "Nourishing Every Meal",
    isOfPurity: false,
    drawing: "/banners/promise-nourishing.svg",
    words:
      "For the vaghar, the tava and the kadhai: one oil for everyday cooking, from breakfast to the festival table.",
  },
];

type Props = { claims: ShownClaims; scrolls?: boolean };

/** `scrolls`: on a phone they are a strip, which keys can scroll, too. */
export function Promises({ claims, scrolls = false }: Props) {
  const shown = promises.filter(({ isOfPurity }) => claims.purity || !isOfPurity);
  return (
    <section className="promises" aria-labelledby="promises">
      <h2 id="promises">{t("What we promise")}</h2>
      <ul {...(scrolls && { className: "sideways", tabIndex: 0, "aria-labelledby": "promises" })}>
        {shown.map(({ name, drawing, words }) => (
          <li key={name} className="panel promise">
            <img src={drawing} alt="" width={120} height={120} loading="lazy" decoding="async" />
            <h3>{t(name)}</h3>
            <p>
              {t(words)}
              {name === "Purity" && claims.purity?.number && (
                <>
                  {" "}
                  <Link to={proofsPath}>
                    {t("Proof: number {number}", { number: claims.purity.number })}
                  </Link>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
