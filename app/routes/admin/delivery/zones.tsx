import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { typedIn } from "~/goods/delivery/admin/grid-form";
import { ZoneGrid } from "~/goods/delivery/admin/zone-grid";
import { submitTable } from "~/goods/delivery/admin/zone-submit.server";
import { typedTable } from "~/goods/delivery/delivery-table";
import { startingTable } from "~/goods/delivery/starting-table";
import { storedTable } from "~/goods/delivery/stored-table.server";
import { tableBytes, tableInCsv } from "~/goods/delivery/table-csv";
import { deliversForNothing } from "~/goods/delivery/zone-prices.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/base/lib/form/form.server";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { Notice } from "~/base/ui/notice";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Delivery" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const { zones, version } = storedTable();
  const isStart = zones.length === 0 && new URL(args.request.url).searchParams.has("start");
  return {
    typed: isStart ? tableInCsv(startingTable).typed : typedTable(zones),
    version,
    isStart,
    isMissing: zones.length === 0 && !isStart,
    isForNothing: deliversForNothing(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request, tableBytes);
  return keepingForm(args, form, "Something went wrong", () => submitTable(form, admin));
}

export default function AdminDelivery() {
  const { typed, version, isStart, isMissing, isForNothing } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const state = answer?.form;
  const { shape, focus } = answer && "shape" in answer ? answer : { shape: 0, focus: null };
  return (
    <section className="stack">
      <ListHead title="Delivery" />
      {isMissing && !state && (
        <Notice>
          <p>
            There is no zone yet.{" "}
            {isForNothing
              ? "Until there is one, the shop delivers everywhere for nothing and promises no day."
              : "Until there is one, shoppers can only collect what they buy, if collecting is on."}
          </p>
          <p>
            <Link to="?start">Start with a ready table</Link>: prices by weight from Surat to all of
            India. Nothing is saved until you have looked at it and saved it.
          </p>
        </Notice>
      )}
      {(shape > 0 || (isStart && !state)) && (
        <Notice>Nothing is saved until you press “Save the table”.</Notice>
      )}
      <ZoneGrid
        key={`${version} ${shape} ${isStart}`}
        typed={state ? typedIn(state.values) : typed}
        version={version}
        state={state}
        focus={focus}
      />
      <details>
        <summary>How the table works</summary>
        <ul>
          <li>
            PINs: whole ones (395007), how they begin (39) or ranges (36-39), with spaces between.
            The longest match counts; <strong>*</strong> is every other PIN.
          </li>
          <li>
            A parcel pays the first weight that holds it. Above the last one it pays each further
            kg; left blank, nothing heavier is taken.
          </li>
          <li>
            A transporter has no prices: the buyer pays the freight at the transporter’s office.
            “From weight” keeps it for heavy goods.
          </li>
          <li>Days are business days after the goods leave. Placed orders keep their price.</li>
          <li>
            A zone that is not offered is told “not delivered there”, also where * would match.
          </li>
        </ul>
      </details>
      <ListFoot
        about={
          <>
            Where you deliver, with what, for how much and how fast.{" "}
            <Link to="/dashboard/admin/delivery/import">The table as a file</Link>: to edit it in a
            spreadsheet. <Link to="/dashboard/admin/settings/delivery">Delivery settings</Link>:
            cut-off time, holidays, collecting.
          </>
        }
      />
    </section>
  );
}
