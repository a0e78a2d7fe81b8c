import { parse } from "csv-parse/sync";
import { sectionsOf } from "~/office/gst-return/csv-sections";
import { sectionAsCsv } from "~/office/gst-return/section-csv";
import type { Gstr1 } from "~/office/gst-return/return-shape";
import type { Row } from "./raw";

/** What the shop gives out, in the rows of `raw.ts`. */

type Item = { itm_det: { rt: number; txval: number; iamt?: number; camt?: number; samt?: number } };

const four = ({ txval, iamt = 0, camt = 0, samt = 0 }: Item["itm_det"]) => ({
  txval,
  iamt,
  camt,
  samt,
});

/** Papers that stand by themselves, by rate. */
export function listedIn(file: Gstr1): Row[] {
  const rows = [
    ...(file.b2b ?? []).flatMap(({ ctin, inv }) =>
      inv.map((one) => ({ section: "b2b", number: one.inum, gstin: ctin, ...one })),
    ),
    ...(file.b2cl ?? []).flatMap(({ pos, inv }) =>
      inv.map((one) => ({ section: "b2cl", number: one.inum, gstin: null, pos, ...one })),
    ),
    ...(file.cdnr ?? []).flatMap(({ ctin, nt }) =>
      nt.map((one) => ({ section: "cdnr", number: one.nt_num, gstin: ctin, ...one })),
    ),
    ...(file.cdnur ?? []).map((one) => ({
      section: "cdnur",
      number: one.nt_num,
      gstin: null,
      ...one,
    })),
  ];
  return rows
    .flatMap(({ section, number, gstin, pos, val, itms }) =>
      itms.map(({ itm_det }) => ({
        section,
        number,
        gstin,
        pos,
        val,
        rt: itm_det.rt,
        ...four(itm_det),
      })),
    )
    .toSorted((one, two) =>
      one.number < two.number ? -1 : one.number > two.number ? 1 : one.rt - two.rt,
    );
}

export const smallIn = (file: Gstr1): Row[] =>
  (file.b2cs ?? []).map((row) => ({ pos: row.pos, rt: row.rt, ...four(row) }));

/** Goods at 0 %. */
export const nilIn = (file: Gstr1): Row[] =>
  (file.nil?.inv ?? [])
    .map(({ sply_ty, nil_amt }) => ({ sply_ty, nil_amt }))
    .toSorted((one, two) => (one.sply_ty < two.sply_ty ? -1 : 1));

/** The rows of the HSN summary, each with its half. */
export const hsnIn = (file: Gstr1) =>
  (["hsn_b2b", "hsn_b2c"] as const).flatMap((half) =>
    (file.hsn?.[half] ?? []).map((row) => ({
      half: half === "hsn_b2b" ? "B2B" : "B2C",
      hsn: row.hsn_sc,
      ...row,
    })),
  );

/** Sums of money columns in whole paise, by section, as the CSV files say them. */
export async function csvSums(file: Gstr1): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = {};
  for (const section of sectionsOf("month")) {
    let text = "";
    for await (const part of sectionAsCsv(file, section)) text += part;
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
    found[section] = ["txval", "iamt", "camt", "samt"].map((name) => paiseIn(rows, name));
  }
  return found;
}

export const paiseIn = (rows: Record<string, string | number | null>[], name: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[name] ?? 0) * 100), 0);
