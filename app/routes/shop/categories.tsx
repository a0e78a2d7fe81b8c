import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { ButtonLink } from "~/base/ui/button";
import { PageHead } from "~/base/ui/page-head";
import { CategoryTile, tileSizes } from "~/goods/catalogue/storefront/category-tile";
import { categoryTiles } from "~/goods/catalogue/storefront/category-tiles.server";
import { translated } from "~/goods/catalogue/translated.server";
import { photoPreload, priorityAt } from "~/goods/photos/photo";
import { t } from "~/base/words/say";

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

/** Tiles on a desktop's. */
const onFirstScreen = 12;

export function loader() {
  return { categories: translated(categoryTiles()) };
}

export default function Categories() {
  const { categories } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHead title={t("All Categories")} />
      {categories.length === 0 && (
        <div className="empty">
          <p>{t("There are no categories yet.")}</p>
          <ButtonLink to="/Store">{t("See all products")}</ButtonLink>
        </div>
      )}
      <ul className="category-tiles">
        {categories.map((category, index) => (
          <li key={category.id}>
            <CategoryTile category={category} priority={priorityAt(index, onFirstScreen)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
