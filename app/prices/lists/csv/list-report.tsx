import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Table } from "~/ui/table";
import type { ListReport } from "./list-upload.server";

/** What a file would change, with the button that saves it; or the lines that are refused. */
export function ListFileReport({ report }: { report: ListReport }) {
  const { changes, unchanged, problems, text, seen } = report;
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <section className="stack panel" aria-labelledby="file-check">
      <h2 id="file-check">Check of the file</h2>
      {problems.length > 0 && (
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
      )}
      {problems.length === 0 && changes.length === 0 && <p>This file changes nothing.</p>}
      {changes.length > 0 && (
        <>
          <Table
            caption={`What the file changes${unchanged > 0 ? `; ${unchanged} packs stay as they are` : ""}`}
            rows={changes}
            keyOf={({ line }) => line}
            columns={[
              { head: "Pack", kind: "name", cell: ({ name }) => name },
              { head: "Now", cell: ({ before }) => before || "nothing" },
              { head: "Then", cell: ({ after }) => after || "nothing" },
            ]}
          />
          <Form method="post" encType="multipart/form-data">
            <input type="hidden" name="text" value={text} />
            <input type="hidden" name="seen" value={seen} />
            <p className="muted">Nothing is saved yet.</p>
            <Button pending={isSaving}>Save these prices</Button>
          </Form>
        </>
      )}
    </section>
  );
}
