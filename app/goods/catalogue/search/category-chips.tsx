import { Link } from "~/base/ui/link";
import { t } from "~/base/words/say";
import type { Category } from "../product";

/** Links to categories, each a chip; nothing without any. */
export function CategoryChips({
  categories,
}: {
  categories: Pick<Category, "name" | "slug" | "nameLang">[];
}) {
  if (categories.length === 0) return null;
  return (
    <ul className="chosen-filters" aria-label={t("Categories")}>
      {categories.map(({ slug, name, nameLang }) => (
        <li key={slug}>
          <Link to={`/category/${slug}`} className="chosen-filter" lang={nameLang}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
