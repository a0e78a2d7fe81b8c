import { csvLines } from "~/base/lib/csv/csv";
import type { CsvSection } from "./csv-sections";
import type { Gstr1 } from "./return-shape";

type Row = Record<string, string | number>;

/** One section of the return as CSV, in chunks: the same figures under the same names as in the JSON, one item per row. */
export async function* sectionAsCsv(file: Gstr1, section: CsvSection): AsyncGenerator<string> {
  const rows = rowsOf(file, section);
  const names = columns[section];
  yield csvLines([names]);
  for (let first = 0; first < rows.length; first += 500) {
    const part = rows.slice(first, first + 500);
    yield csvLines(part.map((row) => names.map((name) => String(row[name] ?? ""))));
  }
}

const taxes = ["rt", "txval", "iamt", "camt", "samt", "csamt"];
const before = ["oinum", "oidt"];
const note = ["nt_num", "nt_dt", "ntty", "val", "pos"];
const noteBefore = ["ont_num", "ont_dt"];
const columns: Record<CsvSection, string[]> = {
  b2b: ["ctin", "inum", "idt", "val", "pos", "rchrg", "inv_typ", ...taxes],
  b2cl: ["inum", "idt", "val", "pos", "rt", "txval", "iamt"],
  b2ba: ["ctin", ...before, "inum", "idt", "val", "pos", "rchrg", "inv_typ", ...taxes],
  b2cla: [...before, "inum", "idt", "val", "pos", "rt", "txval", "iamt"],
  b2csa: ["omon", "sply_ty", "typ", "pos", ...taxes],
  cdnra: ["ctin", ...noteBefore, ...note, "rchrg", "inv_typ", ...taxes],
  cdnura: ["typ", ...noteBefore, ...note, "rt", "txval", "iamt", "csamt"],
  b2cs: ["sply_ty", "typ", "pos", ...taxes],
  nil: ["sply_ty", "expt_amt", "nil_amt", "ngsup_amt"],
  cdnr: ["ctin", ...note, "rchrg", "inv_typ", ...taxes],
  cdnur: ["typ", ...note, "rt", "txval", "iamt", "csamt"],
  hsn: ["half", "num", "hsn_sc", "user_desc", "desc", "uqc", "qty", ...taxes],
  doc_issue: ["doc_num", "doc_typ", "num", "from", "to", "totnum", "cancel", "net_issue"],
};

function rowsOf(file: Gstr1, section: CsvSection): Row[] {
  switch (section) {
    case "b2b":
    case "b2ba":
      return (file[section] ?? []).flatMap(({ ctin, inv }) =>
        inv.flatMap((each) => items({ ctin }, each)),
      );
    case "b2cl":
    case "b2cla":
      return (file[section] ?? []).flatMap(({ pos, inv }) =>
        inv.flatMap((each) => items({ pos }, each)),
      );
    case "b2cs":
      return file.b2cs ?? [];
    case "nil":
      return file.nil?.inv ?? [];
    case "cdnr":
    case "cdnra":
      return (file[section] ?? []).flatMap(({ ctin, nt }) =>
        nt.flatMap((each) => items({ ctin }, each)),
      );
    case "cdnur":
    case "cdnura":
      return (file[section] ?? []).flatMap((each) => items({}, each));
    case "b2csa":
      return (file.b2csa ?? []).flatMap(({ itms, ...of }) =>
        itms.map((row) => ({ ...of, ...row })),
      );
    case "hsn":
      return [
        ...(file.hsn?.hsn_b2b ?? []).map((row) => ({ half: "B2B", ...row })),
        ...(file.hsn?.hsn_b2c ?? []).map((row) => ({ half: "B2C", ...row })),
      ];
    case "doc_issue":
      return (file.doc_issue?.doc_det ?? []).flatMap(({ docs, ...kind }) =>
        docs.map((row) => ({ ...kind, ...row })),
      );
  }
}

/** A paper's items, each with what is said of the whole paper. */
function items<Paper extends { itms: { itm_det: Row }[] }>(
  head: Row,
  { itms, ...paper }: Paper,
): Row[] {
  return itms.map(({ itm_det }) => ({ ...head, ...(paper as Row), ...itm_det }));
}
