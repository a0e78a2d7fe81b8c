import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deliverySettings } from "~/delivery/delivery-settings.server";
import { deliveryFacts } from "~/delivery/facts.server";
import { inOwnAreas } from "~/delivery/own-areas.server";
import { ShippingWords } from "~/delivery/shipping-words";
import { pageMeta } from "~/layout/page-meta";
import { companyFacts } from "~/pages/company.server";
import { returnTerms } from "~/pages/returns/return-terms.server";
import { t } from "~/words/say";

export { tableLinks as links } from "~/ui/table";
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: t("Shipping Policy"),
      description: t(
        "Orders leave Surat the same or the next business day. We deliver within India by courier or Indian post.",
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
