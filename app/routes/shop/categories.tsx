import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { ButtonLink } from "~/ui/button";
import { CategoryTile, tileSizes } from "~/catalogue/storefront/category-tile";
import { categoryTiles } from "~/catalogue/storefront/category-tiles.server";
import { inOwnWords } from "~/catalogue/words/in-own-words.server";
import { photoPreload, priorityAt } from "~/photos/photo";
import { t } from "~/words/say";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(
    {
      title: t("All Categories"),
      description: t(
        "Our groundnut oils by kind: cold pressed, filtered, refined, in glass and in bulk.",
      ),
      path: "/categories",
    },
    matches,
  ),
  ...photoPreload(data?.categories.find(({ photo }) => photo)?.photo, tileSizes),
];

export function loader() {
  return { categories: inOwnWords(categoryTiles()) };
}

export default function Categories() {
  const { categories } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t("All Categories")}</h1>
      </header>
      {categories.length === 0 && (
        <div className="empty">
          <p>{t("There are no categories yet.")}</p>
          <ButtonLink to="/Store">{t("See all products")}</ButtonLink>
        </div>
      )}
      <ul className="category-tiles">
        {categories.map((category, index) => (
          <li key={category.id}>
            <CategoryTile category={category} priority={priorityAt(index)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
