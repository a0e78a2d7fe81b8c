import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dateTime } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { batchPath } from "~/goods/stock/batches/batch-filter";
import { pageMeta } from "~/layout/page-meta";
import { ChoiceForm, PrintForm, ShiftForm } from "~/office/pack-labels/labels-forms";
import { labelsPage } from "~/office/pack-labels/labels-page.server";
import { submitLabels } from "~/office/pack-labels/labels-submit.server";
import { MissingList } from "~/office/pack-labels/missing-list";
import { labelsFilePath } from "~/office/pack-labels/paths";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Labels of batch ${data.batch.number}` : "Labels" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  return labelsPage(args.params.id ?? "", args.request);
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "stock", (form, member) =>
    submitLabels(args.params.id ?? "", form, member, args.request),
  );

export default function BatchLabels() {
  const {
    batch,
    name,
    choice,
    missing,
    room,
    paper,
    shift,
    shiftVersion,
    labels,
    prints,
    fresh,
    ...is
  } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const isRefused = missing.some(({ isMust }) => isMust);
  return (
    <section className="stack">
      <p>
        <Link to={batchPath(batch)}>{`Batch ${batch.number}`}</Link>
      </p>
      <PageHead title={`Labels of batch ${batch.number}`} lead={name} />
      {batch.mrpPaise !== null && (
        <p>{`Printed with an MRP of ${rupees(batch.mrpPaise)}, which stays that of this batch.`}</p>
      )}
      {is.isAbovePrint && (
        <Notice>
          The price is above the MRP that is printed: these packs must not be sold at it.
        </Notice>
      )}
      {is.isRecalled && <Notice>This batch is recalled: no labels are printed for it.</Notice>}
      <MissingList missing={missing} />
      <h2>What is printed</h2>
      <ChoiceForm batch={batch} choice={choice} />
      {room && <Room room={room} paper={paper} />}
      {!isRefused && !is.isRecalled && room?.fits && (
        <PrintForm {...{ batch, choice, labels, fresh, state }} asks={missing.length > 0} />
      )}
      {prints.length > 0 && (
        <>
          <h2>Printed</h2>
          <ul>
            {prints.map((print) => (
              <li key={print.id}>
                {is.isRecalled ? (
                  `${print.labels} labels`
                ) : (
                  <Link to={labelsFilePath(batch, { print: print.id })} reloadDocument>
                    {`${print.labels} labels`}
                  </Link>
                )}
                {`, ${print.paper}, ${dateTime(print.createdAt)}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <ShiftForm
        key={`${choice.paper} ${shiftVersion}`}
        {...{ batch, choice, shift, state }}
        version={shiftVersion}
        paper={paper.name}
      />
    </section>
  );
}

type RoomProps = {
  room: { fits: boolean; lacksEan: boolean; instead: string | null; letters: number };
  paper: { name: string; isSmall: boolean };
};

/** Whether the label has room, with the legal height of its letters. */
function Room({ room: { fits, lacksEan, instead, letters }, paper }: RoomProps) {
  if (!fits)
    return (
      <Notice>
        {`Letters on this pack must be ${letters} mm high (rule 7), and so the label has no room on: ${paper.name}. `}
        {instead ? `It has room on: ${instead}.` : "No larger one of this kind has room either."}
      </Notice>
    );
  return (
    <p>
      {`Letters are ${letters} mm high, as rule 7 wants for this pack. Print in actual size. `}
      {paper.isSmall && "A label so small stands beside a printed one that says all the rest. "}
      {lacksEan && "There is no room for the number under the bar code."}
    </p>
  );
}
