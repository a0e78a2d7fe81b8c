import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GrievanceStatus } from "~/grievances/grievance-status";
import { grievanceByToken } from "~/grievances/grievances.server";
import { shownGrievance } from "~/grievances/shown-grievance.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/lib/http/http";
import { t, withParts } from "~/words/say";

export { privateHeaders as headers } from "~/accounts/private-headers";
export { accountLinks as links } from "~/ui/account-links";

export const meta = () => pageMeta({ title: t("Your complaint") });

/** One complaint for whoever has its link. Never kept, and its address is told to no other site. */
export function loader({ params }: LoaderFunctionArgs) {
  const grievance = grievanceByToken(params.token ?? "");
  if (!grievance) throw notFound();
  return data(shownGrievance(grievance), {
    headers: { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" },
  });
}

export default function GrievancePage() {
  const grievance = useLoaderData<typeof loader>();
  return (
    <div className="page page-narrow">
      <header className="page-head">
        <h1>
          {withParts("Complaint <whole>{number}</whole>", {
            number: grievance.number,
            whole: (number) => <span className="whole">{number}</span>,
          })}
        </h1>
        <p className="lead">
          {grievance.hasEmail
            ? t("We have mailed you a copy, and mail you each step. This page shows the same.")
            : t("Please keep the address of this page: it shows each step and our answers.")}
        </p>
      </header>
      <GrievanceStatus grievance={grievance} />
    </div>
  );
}
