import { Link } from "~/base/ui/link";
import { CategoryTile } from "./category-tile";
import type { CategoryTile as Tile } from "./category-tiles.server";
import { t } from "~/base/words/say";

/** The categories with something in them: on a phone a strip to scroll. */
export function HomeCategories({ categories }: { categories: Tile[] }) {
  const filled = categories.filter(({ products }) => products > 0);
  if (filled.length === 0) return null;
  return (
    <section className="home-products home-categories" aria-labelledby="kinds">
      <h2 id="kinds">{t("Shop by kind")}</h2>
      <ul className="category-tiles sideways">
        {filled.slice(0, 6).map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
      {filled.length > 6 && <Link to="/categories">{t("All Categories")}</Link>}
    </section>
  );
}
