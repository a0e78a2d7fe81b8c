import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Table } from "~/ui/table";
import type { FileReport } from "./import-submit.server";

/** What a file of batches would do, line by line, with the button that does it; or the lines to correct. */
export function BatchFileReport({ report }: { report: FileReport }) {
  const { fileName, problems, lines } = report;
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
              { head: "Batch", cell: ({ what }) => what || "–" },
              { head: "Reason", cell: ({ reason }) => reason },
            ]}
          />
        </>
      ) : (
        <>
          <Table
            caption="What the file does"
            rows={lines}
            keyOf={({ line }) => line}
            columns={[
              { head: "Line", kind: "name", cell: ({ line }) => line },
              { head: "Batch", cell: ({ number }) => number },
              { head: "Change", cell: ({ words }) => words.join("; ") || "Unchanged" },
            ]}
          />
          <Confirm report={report} />
        </>
      )}
    </section>
  );
}

function Confirm({ report: { lines, text, fingerprint, fileName } }: { report: FileReport }) {
  const isSaving = useNavigation().formMethod === "POST";
  if (lines.every(({ words }) => words.length === 0)) return <p>This file changes nothing.</p>;
  return (
    <Form method="post" encType="multipart/form-data">
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="fileName" value={fileName} />
      <input type="hidden" name="fingerprint" value={fingerprint} />
      <p className="muted">Nothing is saved yet.</p>
      <Button pending={isSaving}>Save these batches</Button>
    </Form>
  );
}
