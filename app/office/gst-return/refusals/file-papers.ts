import type { Gstr1 } from "../return-shape";

/** A file that is not checked yet: the same keys, any words and numbers. */
export type Draft = Widened<Gstr1>;
type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Each)[]
      ? Widened<Each>[]
      : T extends object
        ? { [Key in keyof T]: Widened<T[Key]> }
        : T;

/** Value and tax of a row, in rupees. */
export type Amounts = {
  rt: number;
  txval: number;
  iamt?: number;
  camt?: number;
  samt?: number;
  csamt?: number;
};

/** A paper that stands in a file by itself. */
export type FilePaper = {
  isNote: boolean;
  section: "b2b" | "b2cl" | "cdnr" | "cdnur";
  /** The number and date under which it was filed before, if the file amends it. */
  filedAs: { number: string; date: string } | null;
  number: string;
  /** `25-11-2026`. */
  date: string;
  ctin: string | null;
  pos: string;
  val: number;
  rchrg?: string;
  inv_typ?: string;
  items: Amounts[];
};

type Section = FilePaper["section"];
type Stated = { val: number; pos?: string; itms: { itm_det: Amounts }[] };
type Invoice = Stated & { inum: string; idt: string; oinum?: string; oidt?: string };
type Note = Stated & { nt_num: string; nt_dt: string; ont_num?: string; ont_dt?: string };

const invoice = (
  section: "b2b" | "b2cl",
  of: { ctin?: string; pos?: string },
  each: Invoice,
): FilePaper => ({
  ...itemised(section, each),
  pos: each.pos ?? of.pos ?? "",
  isNote: false,
  ctin: of.ctin ?? null,
  number: each.inum,
  date: each.idt,
  filedAs: filedAs(each.oinum, each.oidt),
});

const note = (section: "cdnr" | "cdnur", ctin: string | null, each: Note): FilePaper => ({
  ...itemised(section, each),
  pos: each.pos ?? "",
  isNote: true,
  ctin,
  number: each.nt_num,
  date: each.nt_dt,
  filedAs: filedAs(each.ont_num, each.ont_dt),
});

const filedAs = (number?: string, date?: string): FilePaper["filedAs"] =>
  number === undefined ? null : { number, date: date ?? "" };

const itemised = <Paper extends Stated>(section: Section, { itms, ...said }: Paper) => ({
  ...said,
  section,
  items: itms.map(({ itm_det }) => itm_det),
});

/** All papers of a file, section by section; those that it amends after the others. */
export const papersOf = (file: Draft): FilePaper[] => [
  ...listedIn(file),
  ...listedIn({ b2b: file.b2ba, b2cl: file.b2cla, cdnr: file.cdnra, cdnur: file.cdnura }),
];

type Listed = {
  b2b?: { ctin: string; inv: Invoice[] }[] | undefined;
  b2cl?: { pos: string; inv: Invoice[] }[] | undefined;
  cdnr?: { ctin: string; nt: Note[] }[] | undefined;
  cdnur?: Note[] | undefined;
};

const listedIn = ({ b2b = [], b2cl = [], cdnr = [], cdnur = [] }: Listed): FilePaper[] => [
  ...b2b.flatMap(({ ctin, inv }) => inv.map((each) => invoice("b2b", { ctin }, each))),
  ...b2cl.flatMap(({ pos, inv }) => inv.map((each) => invoice("b2cl", { pos }, each))),
  ...cdnr.flatMap(({ ctin, nt }) => nt.map((each) => note("cdnr", ctin, each))),
  ...cdnur.map((each) => note("cdnur", null, each)),
];

/** The rows of sums: b2cs, also of earlier months, and the HSN summary, each with what it is called. */
export function sumsOf(file: Draft): (Amounts & { name: string })[] {
  const hsn = [...(file.hsn?.hsn_b2b ?? []), ...(file.hsn?.hsn_b2c ?? [])];
  return [
    ...(file.b2cs ?? []).map((row) => ({ ...row, name: `b2cs of state ${row.pos}` })),
    ...(file.b2csa ?? []).flatMap(({ itms, ...of }) =>
      itms.map((row) => ({ ...row, name: nameOfSmall(of) })),
    ),
    ...hsn.map((row) => ({ ...row, name: `HSN ${row.hsn_sc}` })),
  ];
}

/** A row that amends the small sales of a month and state. */
export const nameOfSmall = ({ omon, pos }: { omon: string; pos: string }): string =>
  `b2csa of ${omon}, state ${pos}`;
