import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { claimsIn, pageMeta } from "~/layout/page-meta";
import { AboutEnd } from "~/upkeep/pages/about-end";
import { inOneLine, pressWords } from "~/upkeep/claims/claim-words";
import type { ShownClaims } from "~/upkeep/claims/claims";
import { Proofs } from "~/upkeep/claims/proofs";
import { shownProofs } from "~/upkeep/claims/standing.server";
import { companyFacts } from "~/upkeep/pages/company.server";
import { Film } from "~/upkeep/pages/film";
import { firmData } from "~/upkeep/pages/firm-data.server";
import { Promises } from "~/upkeep/pages/promises";
import { Story } from "~/upkeep/pages/story";
import { storyParts } from "~/goods/story/story-parts.server";
import { StorySection } from "~/goods/story/story-section";
import { t } from "~/base/words/say";
import { PageHead } from "~/base/ui/page-head";

/** On a phone the film's poster is the largest element, and browsers discover posters late. */
export const links: LinksFunction = () => [
  { rel: "preload", as: "image", href: "/video/oil-loop-poster.webp" },
];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    {
      title: t("About Us"),
      description: describedBy(claimsIn(matches)),
      path: "/about",
      things: () => data?.told ?? [],
    },
    matches,
  );

const describedBy = ({ family, place }: ShownClaims) =>
  inOneLine(
    family && place ? t("Prayosha is a family oil press in Surat.") : "",
    t("We press groundnuts, fill the oil in litre packs and send it to kitchens across India."),
  );

export const loader = ({ request }: LoaderFunctionArgs) => ({
  claims: companyFacts().claims,
  proofs: shownProofs(),
  story: storyParts(),
  told: [firmData(request)],
});

export default function About() {
  const { story, claims, proofs } = useLoaderData<typeof loader>();
  return (
    <div className="page about">
      <PageHead
        title={t("About Us")}
        lead={
          claims.family && claims.place && claims.purity
            ? t("A family oil press in Surat that makes one thing: groundnut oil.")
            : pressWords(claims)
        }
      />
      <Film />
      <Story claims={claims} />
      <StorySection parts={story} />
      <Promises claims={claims} />
      <Proofs proofs={proofs} />
      <AboutEnd />
    </div>
  );
}
