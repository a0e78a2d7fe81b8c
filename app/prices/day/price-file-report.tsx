import { Form, useNavigation } from "@remix-run/react";
import type { FormState } from "~/lib/form";
import { Button } from "~/ui/button";
import { Table } from "~/ui/table";
import type { PriceReport } from "./price-file-submit.server";
import { ChangeTable } from "./price-preview";
import { WhenFields } from "./when-fields";

/** What a file would change, with the button that saves it; or the lines that are refused. */
export function PriceFileReport({
  report: { changes, unchanged, problems, version, text, fileName, key },
  state,
}: {
  report: PriceReport;
  state: FormState | undefined;
}) {
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <section className="stack panel" aria-labelledby="file-check">
      <h2 id="file-check">{`Check of ${fileName || "the file"}`}</h2>
      {problems.length > 0 ? (
        <>
          <p className="notice notice-error" role="alert">
            Nothing is saved until every line is right: correct the file and upload it again.
          </p>
          <Table
            caption="Lines to correct"
            rows={problems}
            keyOf={({ line, reason }) => `${line} ${reason}`}
            columns={[
              { head: "Line", kind: "name", cell: ({ line }) => line || "–" },
              { head: "Pack", cell: ({ what }) => what || "–" },
              { head: "Reason", cell: ({ reason }) => reason },
            ]}
          />
        </>
      ) : changes.length === 0 ? (
        <p>This file changes no price.</p>
      ) : (
        <Form method="post" encType="multipart/form-data" className="stack">
          <p className="muted">{`New prices: ${changes.length}. Unchanged: ${unchanged}. Nothing is saved yet.`}</p>
          <ChangeTable changes={changes} />
          <input type="hidden" name="text" value={text} />
          <input type="hidden" name="fileName" value={fileName} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="key" value={key} />
          <WhenFields state={state} />
          <Button pending={isSaving}>Save these prices</Button>
        </Form>
      )}
    </section>
  );
}
