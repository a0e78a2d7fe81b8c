import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Table } from "~/ui/table";

export type ImportReport = {
  id: string;
  fileName: string;
  created: number;
  updated: number;
  unchanged: number;
  fingerprint: string;
  problems: Row[];
  /** Rows that are imported, but deserve a look. */
  hints: Row[];
};

type Row = { line: number; what: string; reason: string };

/** What an uploaded file would do: its invalid rows, or the import button if there are none. */
export function ImportCheck({ report, action }: { report: ImportReport; action: string }) {
  const { created, updated, unchanged, problems, hints } = report;
  return (
    <section className="stack panel" aria-labelledby="import-check">
      <h2 id="import-check">{`Check of ${report.fileName || "the file"}`}</h2>
      <dl className="facts">
        <dt>New products</dt>
        <dd>{created}</dd>
        <dt>Updated products</dt>
        <dd>{updated}</dd>
        <dt>Unchanged products</dt>
        <dd>{unchanged}</dd>
        <dt>Bad rows</dt>
        <dd>{problems.length}</dd>
      </dl>
      {problems.length > 0 ? (
        <>
          <p className="notice notice-error" role="alert">
            {badRows(problems.length)}
          </p>
          <RowTable caption="Rows to correct" rows={problems} />
        </>
      ) : (
        <Confirm report={report} action={action} />
      )}
      {hints.length > 0 && (
        <details>
          <summary>{`Rows to look at: ${hints.length}`}</summary>
          <RowTable caption="Imported all the same" rows={hints.slice(0, mostHints)} />
        </details>
      )}
    </section>
  );
}

function Confirm({ report, action }: { report: ImportReport; action: string }) {
  const isSaving = useNavigation().formMethod === "POST";
  if (report.created + report.updated === 0) return <p>This file changes nothing.</p>;
  return (
    <Form method="post" action={`${action}?check=${report.id}`} encType="multipart/form-data">
      <input type="hidden" name="check" value={report.id} />
      <input type="hidden" name="fingerprint" value={report.fingerprint} />
      <p className="muted">Nothing is imported yet.</p>
      <Button pending={isSaving}>IMPORT PRODUCTS</Button>
    </Form>
  );
}

/** Hints shown; a shop that ignores the first ones needs no more. */
const mostHints = 100;

function RowTable({ caption, rows }: { caption: string; rows: Row[] }) {
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ line, reason }) => `${line} ${reason}`}
      columns={[
        { head: "Line", kind: "name", cell: ({ line }) => line || "–" },
        { head: "Product", cell: ({ what }) => what.slice(0, 80) || "–" },
        { head: "Reason", cell: ({ reason }) => reason },
      ]}
    />
  );
}

function badRows(count: number): string {
  const rows = count === 1 ? "1 row has a mistake" : `${count} rows have mistakes`;
  return `${rows}. Nothing is imported until every row is right: correct the file and upload it again.`;
}
