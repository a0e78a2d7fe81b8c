import type { Category } from "../product";
import { whatsAppTo } from "~/lib/whatsapp";
import { ButtonLink } from "~/ui/button";
import { Link } from "~/ui/link";

/** Ways on for a search without results. `shorter`: a part of it that finds something. */
export function NothingFound({
  keyword,
  isOtherOil,
  shorter,
  categories,
  whatsApp,
}: {
  keyword: string;
  isOtherOil: boolean;
  shorter: string | null;
  categories: Pick<Category, "name" | "slug">[];
  whatsApp: string | null;
}) {
  const chat = whatsAppTo(whatsApp, `I am looking for: ${keyword}`);
  return (
    <div className="empty">
      <p>
        {isOtherOil
          ? "We press groundnut oil only. All of it is in the store."
          : "Try a shorter word, or look through everything we press."}
      </p>
      {shorter && (
        <p>
          <Link
            to={`/search?${new URLSearchParams({ q: shorter })}`}
          >{`Search for “${shorter}”`}</Link>
        </p>
      )}
      <div className="row">
        <ButtonLink to="/Store">See all products</ButtonLink>
        <ButtonLink to="/categories" tone="quiet">
          All Categories
        </ButtonLink>
      </div>
      {categories.length > 0 && (
        <ul className="chosen-filters" aria-label="Categories">
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={`/category/${slug}`} className="chosen-filter">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        {chat ? (
          <a href={chat} rel="noopener">
            Ask us on WhatsApp
          </a>
        ) : (
          <Link to="/contact">Ask us</Link>
        )}
      </p>
    </div>
  );
}
