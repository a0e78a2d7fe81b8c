import { declaredSize, type PackSize } from "~/base/lib/pack-size";
import { Link } from "~/base/ui/link";
import { t } from "~/base/words/say";

/** A part as shoppers see it; `slug` null: it has no page of its own. */
export type ShownPart = PackSize & {
  name: string;
  nameLang?: "en" | undefined;
  slug: string | null;
  packs: number;
};

/** What one pack is made of; nothing for a product that is made of nothing else. */
export function WhatsInIt({ parts }: { parts: ShownPart[] }) {
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="inside">
      <h2 id="inside">{t("What is in it")}</h2>
      <ul>
        {parts.map(({ name, nameLang, slug, packs, ...size }) => (
          <li key={slug ?? name}>
            {`${packs} × `}
            <span lang={nameLang}>{slug ? <Link to={`/product/${slug}`}>{name}</Link> : name}</span>
            {`, ${declaredSize(size, "Ltr.")}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
