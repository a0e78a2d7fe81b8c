import { ButtonLink } from "~/ui/button";

/** Links for a search without results. */
export function NothingFound() {
  return (
    <div className="empty">
      <p>Try a shorter word, or look through everything we press.</p>
      <div className="row">
        <ButtonLink to="/Store">See all products</ButtonLink>
        <ButtonLink to="/categories" tone="quiet">
          All Categories
        </ButtonLink>
      </div>
    </div>
  );
}
