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

type Stated = { val: number; pos?: string; itms: { itm_det: Amounts }[] };
type Invoice = Stated & { inum: string; idt: string };
type Note = Stated & { nt_num: string; nt_dt: string };

const invoice = (
  section: "b2b" | "b2cl",
  of: { ctin?: string; pos?: string },
  each: Invoice,
): FilePaper => ({
  pos: of.pos ?? "",
  ...itemised(each),
  section,
  isNote: false,
  ctin: of.ctin ?? null,
  number: each.inum,
  date: each.idt,
});

const note = (section: "cdnr" | "cdnur", ctin: string | null, each: Note): FilePaper => ({
  pos: "",
  ...itemised(each),
  section,
  isNote: true,
  ctin,
  number: each.nt_num,
  date: each.nt_dt,
});

const itemised = <Paper extends Stated>({ itms, ...said }: Paper) => ({
  ...said,
  items: itms.map(({ itm_det }) => itm_det),
});

/** All papers of a file, section by section. */
export const papersOf = ({ b2b = [], b2cl = [], cdnr = [], cdnur = [] }: Draft): FilePaper[] => [
  ...b2b.flatMap(({ ctin, inv }) => inv.map((each) => invoice("b2b", { ctin }, each))),
  ...b2cl.flatMap(({ pos, inv }) => inv.map((each) => invoice("b2cl", { pos }, each))),
  ...cdnr.flatMap(({ ctin, nt }) => nt.map((each) => note("cdnr", ctin, each))),
  ...cdnur.map((each) => note("cdnur", null, each)),
];

/** The rows of sums: b2cs and the HSN summary, each with what it is called. */
export function sumsOf(file: Draft): (Amounts & { name: string })[] {
  const hsn = [...(file.hsn?.hsn_b2b ?? []), ...(file.hsn?.hsn_b2c ?? [])];
  return [
    ...(file.b2cs ?? []).map((row) => ({ ...row, name: `b2cs of state ${row.pos}` })),
    ...hsn.map((row) => ({ ...row, name: `HSN ${row.hsn_sc}` })),
  ];
}
