import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { batchByNumber } from "~/goods/stock/batches/batch-rows.server";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { longest } from "~/sales/grievances/fields";
import { GrievanceForm } from "~/sales/grievances/grievance-form";
import { submitGrievance } from "~/sales/grievances/grievance-submit.server";
import { GrievanceWords } from "~/sales/grievances/grievance-words";
import { GrievanceOfficer } from "~/sales/grievances/officer";
import { grievancesPath } from "~/sales/grievances/paths";
import { pageMeta } from "~/layout/page-meta";
import { shopAddress } from "~/base/lib/http/listening.server";
import { companyFacts } from "~/upkeep/pages/company.server";
import { firmData } from "~/upkeep/pages/firm-data.server";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    {
      title: t("Grievances"),
      description: t(
        "Our grievance officer, and the form for your complaint: acknowledged within 48 hours, settled within one month.",
      ),
      path: grievancesPath,
      things: () => data?.told ?? [],
    },
    matches,
  );

/** `?order=`: the number of the order that it is about; `?batch=`: of the batch, if the shop knows it: only then it stands in the form. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const order = searchParams.get("order") ?? "";
  return {
    company: companyFacts(),
    order: order.slice(0, longest.order),
    batch: batchByNumber(searchParams.get("batch") ?? "")?.number ?? "",
    site: shopAddress(request),
    told: [firmData(request)],
  };
}

export const action = (args: ActionFunctionArgs) => submitGrievance(args);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Grievances() {
  const { company, order, batch, site } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <div className="page">
      <PageHead
        title={t("Grievances")}
        lead={t(
          "Something went wrong? Tell us. Every complaint gets a number and an answer: acknowledged within 48 hours, settled within one month.",
        )}
      />
      <section className="panel stack" aria-labelledby="officer">
        <h2 id="officer">{t("Grievance officer")}</h2>
        <GrievanceOfficer company={company} />
      </section>
      <div className="split">
        <GrievanceForm state={state} order={order} batch={batch} />
        <GrievanceWords company={company} site={site} />
      </div>
    </div>
  );
}
