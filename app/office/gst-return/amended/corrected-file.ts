import type { ReturnPeriod } from "../period";
import type { Amounts, Draft, FilePaper } from "../refusals/file-papers";
import type { Correction, Difference } from "./difference";

/** A period's file with what it corrects of periods that were filed before. */
export function withCorrections(
  draft: Draft,
  { kind }: Pick<ReturnPeriod, "kind">,
  differences: Difference[],
): Draft {
  const file = structuredClone(draft);
  for (const { correction } of differences)
    if (correction && isPartOf(kind, correction)) put(file, correction);
  return file;
}

/** Whether the file of such a period can hold a correction: an IFF has only papers of firms. */
export const isPartOf = (kind: ReturnPeriod["kind"], correction: Correction): boolean =>
  kind !== "iff" || (correction.kind === "paper" && correction.paper.ctin !== null);

type Items<Of> = Of extends { itms: infer List }[] ? List : never;
type FirmItems = Items<NonNullable<Draft["b2b"]>[number]["inv"]>;
type LargeItems = Items<NonNullable<Draft["b2cl"]>[number]["inv"]>;
type NoteItems = Items<NonNullable<Draft["cdnur"]>>;
type SmallItems = Items<NonNullable<Draft["b2csa"]>>;

function put(file: Draft, correction: Correction): void {
  if (correction.kind === "paper") putPaper(file, correction.paper);
  else if (correction.kind === "hsn") putHsn(file, correction);
  else {
    const { omon, pos, isInter, items } = correction;
    const sply_ty = isInter ? "INTER" : "INTRA";
    (file.b2csa ??= []).push({ omon, sply_ty, typ: "OE", pos, itms: items as SmallItems });
  }
}

function putPaper(file: Draft, paper: FilePaper): void {
  const { section, filedAs, number, date, pos, val } = paper;
  const ctin = paper.ctin ?? "";
  const itms = itemsOf(paper.items);
  const firm = { val, pos, rchrg: "N", inv_typ: "R", itms: itms as FirmItems };
  const invoice = { inum: number, idt: date };
  const note = { nt_num: number, nt_dt: date, ntty: "C" };
  const large = { ...invoice, val, itms: itms as LargeItems };
  const largeNote = { ...note, val, typ: "B2CL", pos, itms: itms as NoteItems };
  if (filedAs === null) {
    if (section === "b2b")
      invoicesOf((file.b2b ??= []), "ctin", ctin).push({ ...invoice, ...firm });
    if (section === "b2cl") invoicesOf((file.b2cl ??= []), "pos", pos).push(large);
    if (section === "cdnr") addNote((file.cdnr ??= []), ctin, { ...note, ...firm });
    if (section === "cdnur") (file.cdnur ??= []).push(largeNote);
    return;
  }
  const before = { oinum: filedAs.number, oidt: filedAs.date };
  const noteBefore = { ont_num: filedAs.number, ont_dt: filedAs.date };
  if (section === "b2b")
    invoicesOf((file.b2ba ??= []), "ctin", ctin).push({ ...before, ...invoice, ...firm });
  if (section === "b2cl") invoicesOf((file.b2cla ??= []), "pos", pos).push({ ...before, ...large });
  if (section === "cdnr") addNote((file.cdnra ??= []), ctin, { ...noteBefore, ...note, ...firm });
  if (section === "cdnur") (file.cdnura ??= []).push({ ...noteBefore, ...largeNote });
}

/** One item per rate; the tool numbers them by it. */
const itemsOf = (items: Amounts[]): unknown =>
  items.map((item) => ({ num: Math.round(item.rt * 100) + 1, itm_det: item }));

/** The invoices of a buyer or a state among the others, to add to. */
function invoicesOf<Key extends "ctin" | "pos", Row>(
  groups: (Record<Key, string> & { inv: Row[] })[],
  key: Key,
  value: string,
): Row[] {
  const known = groups.find((each) => each[key] === value);
  if (known) return known.inv;
  const of = { [key]: value } as Record<Key, string>;
  const group = { ...of, inv: [] as Row[] };
  groups.push(group);
  return group.inv;
}

function addNote<Row>(groups: { ctin: string; nt: Row[] }[], ctin: string, row: Row): void {
  const group = groups.find((each) => each.ctin === ctin);
  if (group) group.nt.push(row);
  else groups.push({ ctin, nt: [row] });
}

/** Adds to the row of the same code, unit and rate; one that comes to nothing goes. */
function putHsn(file: Draft, { half, row }: Extract<Correction, { kind: "hsn" }>): void {
  const rows = ((file.hsn ??= {})[half] ??= []);
  const same = rows.find((each) => hsnKey(each) === hsnKey(row));
  if (!same) rows.push({ ...row, num: rows.length + 1 });
  else for (const part of hsnParts) same[part] = rounded(same[part] + row[part]);
  const left = rows.filter((each) => hsnParts.some((part) => each[part] !== 0));
  file.hsn[half] = left.length > 0 ? left.map((each, at) => ({ ...each, num: at + 1 })) : undefined;
  if (!file.hsn.hsn_b2b && !file.hsn.hsn_b2c) delete file.hsn;
}

export const hsnParts = ["qty", "txval", "iamt", "samt", "camt"] as const;

export const hsnKey = ({ hsn_sc, uqc, rt }: { hsn_sc: string; uqc: string; rt: number }): string =>
  `${hsn_sc} ${uqc} ${rt}`;

/** Without what adding rupees leaves behind the second decimal. */
export const rounded = (rupees: number): number => Math.round(rupees * 100) / 100 + 0;
