import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { type FileReport, importFormBytes } from "~/base/lib/csv/csv-import.server";
import { CsvImport } from "~/base/ui/csv-import";
import { Field } from "~/base/ui/field";
import { ColumnsForm } from "~/office/courier-money/columns-form";
import { FileChanges } from "~/office/courier-money/file-changes";
import { NamedColumnsList } from "~/office/courier-money/named-columns";
import { namedColumns } from "~/office/courier-money/named-columns.server";
import { courierMoneyPath, linesWords } from "~/office/courier-money/outcome-words";
import { submitCourierFile } from "~/office/courier-money/submit-file.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "A courier’s file" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return { named: namedColumns() };
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, submitCourierFile, importFormBytes);

export default function ImportCourierFile() {
  const { named } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const toMap = answer && "toMap" in answer ? answer.toMap : null;
  const lacks = answer && "lacks" in answer ? answer.lacks : false;
  return (
    <>
      <CsvImport
        answer={answer}
        back={{ to: courierMoneyPath, words: "The couriers’ money" }}
        title="A courier’s file"
        lead="What Shiprocket, Delhivery, DTDC, Blue Dart or another courier sends with its money. First you see what it would do; then all of it is noted, or nothing. An Excel file becomes CSV like this: open it, choose File, Save as, and the type “CSV UTF-8”; of a file with several sheets save the one with the parcels, and the one with the charges by itself."
        hint="at most 4 MB and 10,000 rows. The first time a file has other columns, you are asked what they mean."
        thing="Order or parcel"
        save="Note this money"
        counts={answer?.report ? `${linesWords(answer.report.changed)}.` : undefined}
        nothing="This file has no lines."
      >
        {(report: FileReport) => (
          <>
            <FileChanges changes={report.changes} />
            {lacks && (
              <Field
                name="utr"
                label="Bank reference (UTR), if you know it"
                hint="Some lines name none. It stands in your bank app."
                maxLength={40}
                autoComplete="off"
              />
            )}
          </>
        )}
      </CsvImport>
      {toMap && <ColumnsForm file={toMap} state={answer?.form} />}
      {!answer?.report && <NamedColumnsList named={named} />}
    </>
  );
}
