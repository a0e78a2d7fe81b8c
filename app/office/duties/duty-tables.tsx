import { dayInWords } from "~/base/lib/dates";
import { Link } from "~/base/ui/link";
import { type Column, Table } from "~/base/ui/table";
import type { OpenDuty } from "./desk.server";
import type { Done } from "./done.server";
import { periodInWords } from "./due";
import { dutyNamed } from "./duty-list";
import { dutiesPath, dutyPath } from "./paths";

const What = ({ duty, period }: { duty: string; period: string }) => (
  <Link to={dutyPath({ duty, period })}>{dutyNamed(duty)?.title ?? duty}</Link>
);

type Row = OpenDuty & { isFirst: boolean };

/** Why is said with the first row of each duty. */
const WhatAndWhy = ({ isFirst, ...of }: Row) => (
  <>
    <What {...of} />
    {isFirst && <div className="muted small">{dutyNamed(of.duty)?.why}</div>}
  </>
);

/** For what: nothing where the period is only the day by which it is due. */
const forWhat = ({ period, day }: { period: string; day: string }) =>
  period === day || /^\d{4}-\d{2}-\d{2}$/.test(period) ? "–" : periodInWords(period);

const ofOpen: Column<Row>[] = [
  { head: "What", kind: "name", cell: WhatAndWhy },
  { head: "For", cell: forWhat },
  {
    head: "By",
    cell: ({ day, putOff }) => (putOff ? `${dayInWords(day)}, put off` : dayInWords(day)),
  },
];

/** Duties that are to be done, by the day they are due. */
export const OpenTable = ({ rows, empty }: { rows: OpenDuty[]; empty: string }) => (
  <Table
    className="tight"
    rows={rows.map((row, at) => ({
      ...row,
      isFirst: rows.findIndex(({ duty }) => duty === row.duty) === at,
    }))}
    keyOf={({ duty, period }) => `${duty} ${period}`}
    columns={ofOpen}
    empty={<p className="empty">{empty}</p>}
  />
);

const ofDone: Column<Done>[] = [
  { head: "What", kind: "name", cell: What },
  { head: "For", cell: forWhat },
  { head: "Done on", cell: ({ day }) => dayInWords(day) },
  { head: "By", cell: ({ doneBy }) => doneBy },
  { head: "Number", cell: ({ reference }) => reference || "–" },
  { head: "File", cell: (row) => <FileLink {...row} /> },
];

/** What was done, the newest first. */
export const DoneTable = ({ rows }: { rows: Done[] }) => (
  <Table className="tight" rows={rows} keyOf={({ id }) => id} columns={ofDone} />
);

/** The file that was handed in, as it was. */
export const FileLink = ({ id, fileName }: Pick<Done, "id" | "fileName">) =>
  fileName ? (
    <a href={`${dutiesPath}/file/${id}`} download>
      {fileName}
    </a>
  ) : (
    "–"
  );
