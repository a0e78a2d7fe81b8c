import "~/base/words/policy-words";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deliverySettings } from "~/goods/delivery/delivery-settings.server";
import { deliveryFacts } from "~/goods/delivery/facts.server";
import { inOwnAreas } from "~/goods/delivery/own-areas.server";
import { ShippingWords } from "~/goods/delivery/shipping-words";
import { claimsIn, pageMeta } from "~/layout/page-meta";
import { companyFacts } from "~/upkeep/pages/company.server";
import { returnTerms } from "~/upkeep/pages/returns/return-terms.server";
import { t } from "~/base/words/say";

export { tableLinks as links } from "~/base/ui/table";
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: t("Shipping Policy"),
      description: claimsIn(matches).place
        ? t(
            "Orders leave Surat the same or the next business day. We deliver within India by courier or Indian post.",
          )
        : t(
            "Orders leave the same or the next business day. We deliver within India by courier or Indian post.",
          ),
      path: "/shipingpolicy",
    },
    matches,
  );

export const loader = () => ({
  company: companyFacts(),
  delivery: inOwnAreas(deliveryFacts()),
  cutOff: deliverySettings().cutOff,
  returnDays: returnTerms().days,
});

export default function ShippingPolicy() {
  const facts = useLoaderData<typeof loader>();
  return <ShippingWords {...facts} />;
}
