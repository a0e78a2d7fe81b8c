import { useLocation } from "@remix-run/react";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { PageHead } from "./page-head";
import type { FileChange, FileReport } from "~/base/lib/csv/csv-import.server";
import type { LineProblem } from "~/base/lib/csv/csv-read.server";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "./button";
import { ConfirmFile } from "./confirm-file";
import { Field } from "./field";
import { FormProblem } from "./form-problem";
import { Table } from "./table";

type Way = { to: string; words: string };

/** `thing`: what a line is about, as the head of its column; `counts`: how much changes, where that wants saying in other words. */
type Words = { thing: string; save: string; nothing?: string; counts?: string | undefined };

type Props<Change> = Words & {
  title: string;
  lead: string;
  hint: string;
  back: Way;
  download?: Way;
  answer: { report?: FileReport<Change> | null; form?: FormState | undefined } | undefined;
  /** Lines that are taken all the same, but deserve a look. */
  hints?: LineProblem[] | undefined;
  /** What changes, and further fields of the confirmation; else the changes line by line. */
  children?: (report: FileReport<Change>) => React.ReactNode;
};

/** Uploads a CSV file, shows what it would change or what is wrong with it, and asks before anything is saved. */
export function CsvImport<Change = FileChange>({
  title,
  lead,
  hint,
  back,
  download,
  answer,
  hints = [],
  children,
  ...words
}: Props<Change>) {
  const report = answer?.report;
  const { pathname } = useLocation();
  return (
    <section className="stack">
      <p>
        <Link to={back.to}>{back.words}</Link>
      </p>
      <PageHead title={title} lead={lead}>
        {download && (
          <p>
            <Link to={download.to}>{download.words}</Link>
          </p>
        )}
      </PageHead>
      <FormProblem state={answer?.form} />
      {report && (
        <section className="stack panel" aria-labelledby="file-check">
          <h2 id="file-check">{`Check of ${report.fileName || "the file"}`}</h2>
          {report.wrong > 0 ? (
            <Wrong report={report} thing={words.thing} />
          ) : (
            <Planned
              key={report.carried.idempotencyKey}
              report={report}
              words={words}
              state={answer?.form}
            >
              {children?.(report)}
            </Planned>
          )}
          {hints.length > 0 && (
            <details>
              <summary>{`Lines to look at: ${hints.length}`}</summary>
              <Lines caption="Imported all the same" thing={words.thing} lines={hints} />
            </details>
          )}
        </section>
      )}
      <Form
        method="post"
        state={answer?.form}
        action={pathname}
        encType="multipart/form-data"
        className="stack panel"
        key={report?.carried.fingerprint}
      >
        <Field
          type="file"
          name="file"
          label={report ? "Another file" : "CSV file"}
          hint={`UTF-8, commas or semicolons, ${hint}`}
          accept=".csv,text/csv"
          required
        />
        <Button tone={report ? "quiet" : "primary"}>Check the file</Button>
      </Form>
    </section>
  );
}

function Wrong({
  report,
  thing,
}: {
  report: Pick<FileReport, "problems" | "wrong">;
  thing: string;
}) {
  const { problems, wrong } = report;
  const rows = wrong === 1 ? "1 row has a mistake" : `${wrong} rows have mistakes`;
  return (
    <>
      <p className="notice notice-error" role="alert">
        {`${rows}. Nothing is saved until every line is right: correct the file and upload it again.`}
      </p>
      <Lines caption="Lines to correct" thing={thing} lines={problems} />
      <More total={wrong} shown={problems.length} />
    </>
  );
}

function Lines({
  caption,
  thing,
  lines,
}: {
  caption: string;
  thing: string;
  lines: LineProblem[];
}) {
  return (
    <Table
      caption={caption}
      rows={lines}
      keyOf={({ line, reason }) => `${line} ${reason}`}
      columns={[
        { head: "Line", kind: "name", cell: ({ line }) => line || "–" },
        { head: thing, cell: ({ what }) => what || "–" },
        { head: "Reason", cell: ({ reason }) => reason },
      ]}
    />
  );
}

const More = ({ total, shown }: { total: number; shown: number }) =>
  total > shown && <p className="muted">{`And ${total - shown} more.`}</p>;

function Planned<Change>({
  report: { changes, asks = [], changed, unchanged, carried },
  words: { thing, save, nothing = "This file changes nothing.", counts },
  state,
  children,
}: {
  report: FileReport<Change>;
  words: Words;
  state: FormState | undefined;
  children: React.ReactNode;
}) {
  if (changed === 0) return <p>{nothing}</p>;
  return (
    <Form method="post" state={state} encType="multipart/form-data" className="stack">
      <p className="muted">
        {`${counts ?? `Changes: ${changed}. Unchanged: ${unchanged}.`} Nothing is saved yet.`}
      </p>
      {/* Who says nothing of how to show them has plain ones. */}
      {children ?? <Changes changes={changes as FileChange[]} thing={thing} />}
      <More total={changed} shown={changes.length} />
      {Object.entries(carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ConfirmFile asks={asks} save={save} />
    </Form>
  );
}

function Changes({ changes, thing }: { changes: FileChange[]; thing: string }) {
  return (
    <Table
      caption="What the file changes"
      rows={changes}
      keyOf={({ line, what }) => line ?? what}
      columns={[
        { head: "Line", kind: "name", cell: ({ line }) => line ?? "–" },
        { head: thing, cell: ({ what }) => what },
        { head: "Change", cell: changeCell },
      ]}
    />
  );
}

function changeCell({ line, words }: FileChange) {
  const all = words.join("; ");
  return line === null ? <strong>{all}</strong> : all;
}
