import { useFarDown } from "~/base/ui/browser/use-far-down";
import { Link } from "~/base/ui/link";
import { sizeBrackets } from "../browse/size-brackets";
import { t } from "~/base/words/say";

const byVolume = sizeBrackets.filter(({ isByNumber }) => !isByNumber);

/** Links to the Store, narrowed to a size. `children`: a picture of the packs. */
export function HomeSizes({ children }: { children: React.ReactNode }) {
  return (
    <section className={`home-products home-sizes ${useFarDown()}`} aria-labelledby="pack-sizes">
      <h2 id="pack-sizes">{t("A pack for every kitchen")}</h2>
      <div className="home-family">{children}</div>
      <ul className="chosen-filters sideways" aria-label={t("Sizes")}>
        {byVolume.map(({ value, label }) => (
          <li key={value}>
            <Link to={`/Store?size=${value}`} className="chosen-filter">
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
