import { useFarDown } from "~/base/ui/browser/use-far-down";
import { Banner } from "~/base/ui/banner";
import { Link } from "~/base/ui/link";
import { t } from "~/base/words/say";

const uses = [
  {
    name: "For frying",
    words: "Double filtered: mild in taste, and clear to the last batch of puri.",
    link: "See double filtered oil",
    search: "double filtered",
    picture: "kadhai",
    alt: "Puris frying in a kadhai of groundnut oil",
  },
  {
    name: "For pickle",
    words: "Filtered: it covers the pickle and keeps the taste of the nut.",
    link: "See filtered oil",
    search: "filtered",
    picture: "pickle",
    alt: "Mango pickle under groundnut oil, beside a stoneware barni",
  },
  {
    name: "For every day",
    words: "Cold pressed: for the vaghar, and a spoonful over a hot rotlo.",
    link: "See cold pressed oil",
    search: "cold pressed",
    picture: "pour",
    alt: "Groundnut oil poured into a brass vati beside a plate of rotlo",
  },
];

/** Which oil for what: each leads to a search, which finds it whatever the shop calls its products. */
export function HomeUses() {
  return (
    <section className={`home-products home-uses ${useFarDown()}`} aria-labelledby="uses">
      <h2 id="uses">{t("Which oil for what")}</h2>
      <ul className="uses sideways">
        {uses.map(({ name, words, link, search, picture, alt }) => (
          <li key={name} className="use">
            <Banner
              path={`/kitchen/${picture}`}
              widths={[400, 560, 800, 1200]}
              jpeg={800}
              ratio={0.75}
              sizes="(min-width: 75rem) 24rem, (min-width: 48rem) 31vw, min(16rem, 80vw)"
              alt={t(alt)}
            />
            <h3>{t(name)}</h3>
            <p>{t(words)}</p>
            <Link to={`/search?${new URLSearchParams({ q: search })}`}>{t(link)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
