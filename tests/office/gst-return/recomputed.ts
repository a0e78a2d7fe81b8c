import { reading } from "~/base/db/connection.server";

type Line = {
  series: string;
  number: string;
  gstin: string | null;
  tax: string;
  pos: string;
  originalPaise: number;
  totalPaise: number;
  hsn: string;
  measure: string;
  rate: number;
  thousandths: number;
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
};

/** The lines of a month's papers straight from the database, with the sign of their paper; months by SQLite's own calendar. */
export function linesOf(month: string): Line[] {
  const rows = reading
    .prepare<unknown[], Line>(
      `select i.series, i.number, i.content ->> '$.buyer.gstin' as gstin, i.content ->> '$.tax' as tax,
        i.content ->> '$.placeOfSupply.code' as pos, i.total_paise as totalPaise,
        coalesce(o.total_paise, i.total_paise) as originalPaise,
        l.value ->> 'hsn' as hsn, l.value ->> 'measure' as measure, (l.value ->> 'gstBasisPoints') / 100.0 as rate,
        (l.value ->> 'quantity') * case l.value ->> 'measure' when 'kg' then l.value ->> 'netWeightG'
          else l.value ->> 'volumeMl' end as thousandths,
        l.value ->> 'taxablePaise' as taxable, l.value ->> 'igstPaise' as igst,
        l.value ->> 'cgstPaise' as cgst, l.value ->> 'sgstPaise' as sgst
      from invoices i
        left join invoices o on i.series = 'CN' and o.order_id = i.order_id and o.round = i.round and o.series = 'PR',
        json_each(i.content, '$.lines') l
      where strftime('%Y-%m', i.created_at / 1000.0, 'unixepoch', '+5 hours', '+30 minutes') = ?`,
    )
    .all(month);
  return rows.map((row) => {
    const sign = row.series === "CN" ? -1 : 1;
    return {
      ...row,
      thousandths: sign * row.thousandths,
      taxable: sign * row.taxable,
      igst: sign * row.igst,
      cgst: sign * row.cgst,
      sgst: sign * row.sgst,
    };
  });
}

/** A line without a place of its own in the file: neither to a firm nor a large sale to another state. */
export const isSmall = ({ gstin, tax, originalPaise }: Line) =>
  !gstin && !(tax === "inter" && originalPaise > 100_000 * 100);

/** What is taxed; the rest stands in the table of goods at 0 %. */
export const isTaxed = ({ rate }: Line) => rate !== 0;

/** The tool's code of a line at 0 %. */
export const nilKindOf = ({ tax, gstin }: Line) =>
  (tax === "inter" ? "INTR" : "INTRA") + (gstin ? "B2B" : "B2C");

/** Sums of the four figures by key, without those that are nothing. */
export function sumsBy(lines: Line[], keyOf: (line: Line) => string) {
  const sums = new Map<string, number[]>();
  for (const line of lines) {
    const sum = sums.get(keyOf(line)) ?? [0, 0, 0, 0];
    const { taxable, igst, cgst, sgst } = line;
    sums.set(
      keyOf(line),
      [taxable, igst, cgst, sgst].map((paise, at) => paise + (sum[at] ?? 0)),
    );
  }
  return Object.fromEntries([...sums].filter(([, sum]) => sum.some((paise) => paise !== 0)));
}
