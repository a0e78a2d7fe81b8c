import type { Category } from "../product";
import { whatsAppTo } from "~/base/lib/whatsapp";
import { ButtonLink } from "~/base/ui/button";
import { Link } from "~/base/ui/link";
import { t } from "~/base/words/say";
import { CategoryChips } from "./category-chips";

/** Ways on for a search without results. `shorter`: a part of it that finds something. */
export function NothingFound({
  keyword,
  shorter,
  categories,
  whatsApp,
}: {
  keyword: string;
  shorter: string | null;
  categories: Pick<Category, "name" | "slug" | "nameLang">[];
  whatsApp: string | null;
}) {
  const chat = whatsAppTo(whatsApp, t("I am looking for: {keyword}", { keyword }));
  return (
    <div className="empty">
      <p>
        {shorter
          ? t("Try a shorter word, or look through everything we press.")
          : t("We press groundnut oil only. All of it is in the store.")}
      </p>
      {shorter && (
        <p>
          <Link to={`/search?${new URLSearchParams({ q: shorter })}`}>
            {t("Search for “{words}”", { words: shorter })}
          </Link>
        </p>
      )}
      <div className="row">
        <ButtonLink to="/Store">{t("See all products")}</ButtonLink>
        <ButtonLink to="/categories" tone="quiet">
          {t("All Categories")}
        </ButtonLink>
      </div>
      <CategoryChips categories={categories} />
      <p>
        {chat ? (
          <a href={chat} rel="noopener">
            {t("Ask us on WhatsApp")}
          </a>
        ) : (
          <Link to="/contact">{t("Ask us")}</Link>
        )}
      </p>
    </div>
  );
}
