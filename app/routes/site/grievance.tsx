import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { mostGrievancePhotos } from "~/sales/grievances/fields";
import { GrievanceStatus } from "~/sales/grievances/grievance-status";
import { requireGrievance } from "~/sales/grievances/own-grievance.server";
import { OwnPhotos } from "~/sales/grievances/photos/own-photos";
import { photoIdsOf } from "~/sales/grievances/photos/photos.server";
import { submitPhotos } from "~/sales/grievances/photos/submit.server";
import { shownGrievance } from "~/sales/grievances/shown-grievance.server";
import { pageMeta } from "~/layout/page-meta";
import { secretAddress } from "~/base/lib/http/http";
import { t, withParts } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
export { accountLinks as links } from "~/base/ui/account-links";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: t("Your complaint") }, matches);

/** One complaint, by its link; the photos only for the complainant. Never cached, and no other site learns its URL. */
export async function loader(args: LoaderFunctionArgs) {
  const { grievance, isOwn } = await requireGrievance(args);
  const photoIds = isOwn ? photoIdsOf(grievance) : [];
  const takesPhotos =
    isOwn && grievance.settledAt === null && photoIds.length < mostGrievancePhotos;
  return data(
    { ...shownGrievance(grievance), token: grievance.token, photoIds, takesPhotos },
    { headers: { "Cache-Control": "no-store", ...secretAddress } },
  );
}

export const action = (args: ActionFunctionArgs) => submitPhotos(args);

export default function GrievancePage() {
  const { token, photoIds, takesPhotos, ...grievance } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <div className="page page-narrow">
      <PageHead
        title={withParts("Complaint <whole>{number}</whole>", {
          number: grievance.number,
          whole: (number) => <span className="whole">{number}</span>,
        })}
        lead={
          grievance.isMailed
            ? t("We have mailed you a copy, and mail you each step. This page shows the same.")
            : t("Please keep the address of this page: it shows each step and our answers.")
        }
      />
      <GrievanceStatus grievance={grievance}>
        <OwnPhotos token={token} photoIds={photoIds} isOpen={takesPhotos} state={state} />
      </GrievanceStatus>
    </div>
  );
}
