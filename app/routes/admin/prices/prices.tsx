import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { categoryLinks } from "~/goods/catalogue/categories.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { PlanTable } from "~/goods/prices/day/open-plans";
import { mostTogether, pricePage } from "~/goods/prices/day/packs.server";
import { openPlans } from "~/goods/prices/day/plans.server";
import { PriceFields } from "~/goods/prices/day/price-fields";
import { PriceFilter } from "~/goods/prices/day/price-filter";
import { PricePreview } from "~/goods/prices/day/price-preview";
import { pricesPageOf, pricesPath, priceQueryIn, raiseIn } from "~/goods/prices/day/price-query";
import { submitPrices } from "~/goods/prices/day/prices-submit.server";
import { raised, raiseInWords } from "~/goods/prices/day/raised";
import { UndoPrices } from "~/goods/prices/day/undo-prices";
import { priceUndoIn } from "~/goods/prices/day/undo-prices.server";
import { ButtonLink } from "~/base/ui/button";
import { Notice } from "~/base/ui/notice";
import { PageLinks } from "~/base/ui/pager";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Prices" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "prices");
  const { search, searchParams } = new URL(args.request.url);
  const query = priceQueryIn(searchParams);
  const shown = pricePage(query);
  const canRaise = !shown.isMore && shown.pages === 1;
  const { raise, problem } = raiseIn(query);
  const filled = shown.packs.flatMap(({ id, pricePaise }) => {
    const price = raise && canRaise ? raised(pricePaise, raise) : null;
    return price === null || price === pricePaise ? [] : [[id, price] as const];
  });
  return {
    ...shown,
    query,
    here: pricesPath + search,
    canRaise,
    raise: raise && canRaise ? raiseInWords(raise) : null,
    filled: Object.fromEntries(filled),
    problem,
    most: mostTogether,
    categories: categoryLinks(),
    plans: openPlans(),
    undo: priceUndoIn(searchParams),
  };
}

export const action = (args: ActionFunctionArgs) => staffForm(args, "prices", submitPrices);

export default function AdminPrices() {
  const { packs, filled, raise, query, here, plans, undo, ...page } =
    useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const preview = answer && "preview" in answer ? answer.preview : undefined;
  if (preview)
    return (
      <section className="stack">
        <h1>Prices</h1>
        <PricePreview preview={preview} state={answer?.form} here={here} />
      </section>
    );
  return (
    <section className="stack">
      <ListHead title="Prices">
        <PriceFilter query={query} state={page.problem} {...page} />
      </ListHead>
      <UndoPrices undo={undo} to={pricesPath} />
      {plans.length > 0 && <PlanTable plans={plans} caption="Planned" />}
      {!page.canRaise && (
        <p className="muted">
          {`To change many prices together, choose at most ${page.most} packs by name or category, or use a file.`}
        </p>
      )}
      {raise && (
        <Notice>
          {`${raise} is filled in for ${packs.length} packs, in whole rupees where it is a share. Nothing is saved yet.`}
        </Notice>
      )}
      {packs.length === 0 ? (
        <p className="muted">No pack fits that.</p>
      ) : (
        <PriceFields packs={packs} filled={filled} state={answer?.form} here={here} />
      )}
      <ListFoot about="Type the new prices of the day. First you see what would change; then all of it is saved, or nothing.">
        <p className="row">
          <ButtonLink tone="quiet" to={`${pricesPath}/plans`}>
            Earlier changes
          </ButtonLink>
          <ButtonLink tone="quiet" to={`${pricesPath}/import`}>
            Prices as a file
          </ButtonLink>
        </p>
      </ListFoot>
      <PageLinks
        label="Pages of packs"
        page={page.page}
        pages={page.pages}
        pathOf={(number) => pricesPageOf(query, number)}
        before="Previous"
        after="Next"
      />
    </section>
  );
}
