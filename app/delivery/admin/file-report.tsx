import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Table } from "~/ui/table";
import type { ZoneChange } from "../check-file";
import type { FileReport } from "./file-submit.server";

/** What a file would change, line by line, with the button that saves it; or the lines that are refused. */
export function FileCheckReport({ report }: { report: FileReport }) {
  const { changes, problems, fileName } = report;
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
              { head: "Zone", cell: ({ what }) => what || "–" },
              { head: "Reason", cell: ({ reason }) => reason },
            ]}
          />
        </>
      ) : (
        <>
          <Table
            caption="What the file changes"
            rows={changes}
            keyOf={({ name }) => name}
            columns={[
              { head: "Line", kind: "name", cell: ({ line }) => line ?? "–" },
              { head: "Zone", cell: ({ name }) => name },
              { head: "Change", cell: changeInWords },
            ]}
          />
          <Confirm report={report} />
        </>
      )}
    </section>
  );
}

function changeInWords({ kind, changes }: ZoneChange) {
  if (kind === "new") return "New";
  if (kind === "removed") return <strong>Removed: it is not in the file</strong>;
  if (kind === "unchanged") return <span className="muted">Unchanged</span>;
  return changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join("; ");
}

function Confirm({ report: { changes, text, version, fileName } }: { report: FileReport }) {
  const isSaving = useNavigation().formMethod === "POST";
  if (changes.every(({ kind }) => kind === "unchanged"))
    return <p>This file changes nothing but the order of the zones, if that.</p>;
  return (
    <Form method="post" encType="multipart/form-data">
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="fileName" value={fileName} />
      <input type="hidden" name="version" value={version} />
      <p className="muted">Nothing is saved yet.</p>
      <Button pending={isSaving}>Save these zones</Button>
    </Form>
  );
}
