import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayOf, monthOf } from "~/base/lib/days";
import { day } from "~/base/lib/time";
import { ButtonLink } from "~/base/ui/button";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { pageMeta } from "~/layout/page-meta";
import { BillDialog } from "~/office/mill/bill-dialog";
import { billAsked, submitBill } from "~/office/mill/bills.server";
import { EntryList } from "~/office/mill/entry-list";
import { entryOf, newestEntries } from "~/office/mill/entries.server";
import { InTheMill } from "~/office/mill/in-the-mill";
import { openPlaces } from "~/office/mill/places.server";
import {
  costsPath,
  millMonthPath,
  millPath,
  notePath,
  tanksPath,
  voppaPath,
} from "~/office/mill/paths";
import { UndoDialog } from "~/office/mill/undo-dialog";
import { submitUndo } from "~/office/mill/undo.server";
import { noteWords } from "~/office/mill/words";
import { pressedIn } from "~/office/mill/yields.server";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { orForbiddenForm, requireStaff } from "~/people/accounts/guards/viewer.server";
import { may } from "~/people/accounts/staff/rights";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Mill book" });

const newest = 15;

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "mill");
  const seesMoney = may(member, "owner");
  const now = Date.now();
  const query = new URL(args.request.url).searchParams;
  const asked = query.get("undo");
  return {
    places: openPlaces(),
    entries: newestEntries(newest, seesMoney),
    lately: pressedIn("groundnut", dayOf(now - 29 * day), dayOf(now)),
    month: monthOf(now),
    asked: asked === null ? null : (entryOf(asked, seesMoney) ?? null),
    billOf: seesMoney ? billAsked(query) : null,
    seesMoney,
  };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "mill", async (form, member) => {
    orForbiddenForm(member, "mill", form);
    return form.get("intent") === "bill"
      ? submitBill(form, member, millPath)
      : submitUndo(form, member, millPath);
  });

const kinds = ["press", "fill", "seed", "cake", "move", "weigh", "bought", "sold"] as const;

export default function AdminMill() {
  const { places, entries, lately, month, asked, billOf, seesMoney } =
    useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const hasTank = places.some(({ kind }) => kind === "tank");
  return (
    <section className="stack">
      <PageHead title="Mill book" />
      {billOf && (
        <BillDialog
          key={billOf.id}
          entry={billOf}
          path={`${millPath}?bill=${billOf.id}`}
          closeTo={millPath}
          state={state}
        />
      )}
      {asked && <UndoDialog entry={asked} path={millPath} state={state} />}
      {hasTank ? (
        <nav className="mill-buttons" aria-label="Note something">
          {kinds.map((kind) => (
            <ButtonLink key={kind} tone="quiet" to={notePath(kind)}>
              {noteWords[kind]}
            </ButtonLink>
          ))}
        </nav>
      ) : (
        <p className="lead">
          What comes in, what is pressed and what is filled stands here, in grams.{" "}
          <Link to={tanksPath}>Add your tanks</Link> to begin.
        </p>
      )}
      {hasTank && <InTheMill places={places} lately={lately} />}
      <p className="row">
        <Link to={millMonthPath(month)}>This month</Link>
        <Link to={tanksPath}>Tanks</Link>
        {seesMoney && <Link to={costsPath}>Costs and margins</Link>}
        {seesMoney && <Link to={voppaPath}>VOPPA return</Link>}
      </p>
      {entries.length > 0 && (
        <section className="stack" aria-labelledby="noted">
          <h2 id="noted">Noted last</h2>
          <EntryList
            entries={entries}
            undoPath={(id) => `${millPath}?undo=${id}`}
            billPath={seesMoney ? (id) => `${millPath}?bill=${id}` : undefined}
          />
        </section>
      )}
    </section>
  );
}
