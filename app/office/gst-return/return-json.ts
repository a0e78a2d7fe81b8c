import { indianTime } from "~/base/lib/india/indian-time";
import type { Collected, ListedPaper } from "./collect";
import type { Draft } from "./refusals/file-papers";
import type { Figures } from "./figures";
import { type HsnRow, textsOf } from "./hsn";
import type { IssuedNumbers } from "./issued-numbers.server";
import { fpOf, type ReturnPeriod } from "./period";
import type { AmendedSection, Gstr1 } from "./return-shape";

/** Paise → rupees as a JSON number: at most two decimals, none for whole rupees. */
const inRupees = (paise: number): number => paise / 100;
/** 500 → 5. */
const percent = (basisPoints: number): number => basisPoints / 100;
/** UTC ms → `25-11-2026`, in India. */
const toolDate = (ms: number): string => indianTime(ms).format("DD-MM-YYYY");

/** Undefined instead of an empty list: what is empty is absent from the file. */
const filled = <Row>(rows: Row[]): [Row, ...Row[]] | undefined => {
  const [first, ...others] = rows;
  return first === undefined ? undefined : [first, ...others];
};

/** The return of a period by its own papers in the structure of the offline tool, not yet checked. `gstin`: whose return it is; `version`: of the tool. */
export function returnJson(
  { gstin, period, version }: { gstin: string; period: ReturnPeriod; version: string },
  collected: Collected,
  issued: IssuedNumbers[],
): Draft {
  const { listed, hsn } = collected;
  const summary = { hsn_b2b: hsnRows(hsn.b2b.rows()), hsn_b2c: hsnRows(hsn.b2c.rows()) };
  const file: Record<Exclude<keyof Gstr1, AmendedSection>, unknown> = {
    gstin,
    fp: fpOf(period),
    version,
    hash: "hash",
    b2b: filled(
      grouped(listed.b2b, ({ gstin: ctin }) => ctin ?? "").map(([ctin, papers]) => ({
        ctin,
        inv: papers.map((paper) => ({ ...invoiceHead(paper), ...ofFirm(paper) })),
      })),
    ),
    b2cl: filled(
      grouped(listed.b2cl, ({ pos }) => pos).map(([pos, papers]) => ({
        pos,
        inv: papers.map((paper) => ({
          ...invoiceHead(paper),
          val: inRupees(paper.totalPaise),
          itms: itemsOf(paper, ({ taxablePaise, igstPaise }, rt) => ({
            txval: inRupees(taxablePaise),
            rt,
            iamt: inRupees(igstPaise),
          })),
        })),
      })),
    ),
    b2cs: filled(
      collected.smallSales().map(({ pos, basisPoints, isInter, ...sum }) => ({
        sply_ty: isInter ? "INTER" : "INTRA",
        rt: percent(basisPoints),
        typ: "OE",
        pos,
        txval: inRupees(sum.taxablePaise),
        ...taxesOf(sum, isInter),
      })),
    ),
    nil: nilOf(collected),
    cdnr: filled(
      grouped(listed.cdnr, ({ gstin: ctin }) => ctin ?? "").map(([ctin, papers]) => ({
        ctin,
        nt: papers.map((paper) => ({ ...noteHead(paper), ...ofFirm(paper) })),
      })),
    ),
    cdnur: filled(
      listed.cdnur.map((paper) => ({
        ...noteHead(paper),
        val: inRupees(paper.totalPaise),
        typ: "B2CL",
        pos: paper.pos,
        itms: itemsOf(paper, (sum, rt) => ({
          txval: inRupees(sum.taxablePaise),
          rt,
          ...taxesOf(sum, true),
        })),
      })),
    ),
    doc_issue: issued.length === 0 ? undefined : { doc_det: documentsIn(issued) },
    hsn: summary.hsn_b2b || summary.hsn_b2c ? summary : undefined,
  };
  const { hash, fp, b2b, cdnr } = file;
  // Without the keys that hold nothing.
  return JSON.parse(
    JSON.stringify(period.kind === "iff" ? { gstin, fp, version, hash, b2b, cdnr } : file),
  );
}

/** Goods at 0 % count as nil rated: whether they are exempted instead, an accountant knows. */
function nilOf({ nil }: Collected) {
  const inv = filled(
    nil.rows().map(({ kind, paise }) => ({
      sply_ty: kind,
      expt_amt: 0,
      nil_amt: inRupees(paise),
      ngsup_amt: 0,
    })),
  );
  return inv && { inv };
}

const invoiceHead = ({ number, issuedAt }: ListedPaper) => ({
  inum: number,
  idt: toolDate(issuedAt),
});
const noteHead = ({ number, issuedAt }: ListedPaper) => ({
  nt_num: number,
  nt_dt: toolDate(issuedAt),
  ntty: "C",
});

const ofFirm = (paper: ListedPaper) => ({
  val: inRupees(paper.totalPaise),
  pos: paper.pos,
  rchrg: "N",
  inv_typ: "R",
  itms: itemsOf(paper, (sum, rt) => ({
    txval: inRupees(sum.taxablePaise),
    rt,
    ...taxesOf(sum, paper.isInter),
  })),
});

/** One item per rate; the tool numbers them by it: 501 at 5 %. */
const itemsOf = (paper: ListedPaper, detailOf: (sum: Figures, rt: number) => object) =>
  paper.rates.map(([basisPoints, sum]) => ({
    num: basisPoints + 1,
    itm_det: detailOf(sum, percent(basisPoints)),
  }));

const taxesOf = ({ igstPaise, cgstPaise, sgstPaise }: Figures, isInter: boolean) =>
  isInter
    ? { iamt: inRupees(igstPaise), csamt: 0 }
    : { camt: inRupees(cgstPaise), samt: inRupees(sgstPaise), csamt: 0 };

const hsnRows = (rows: HsnRow[]) =>
  filled(
    rows.map((row, index) => {
      const { own, master } = textsOf(row);
      return {
        num: index + 1,
        hsn_sc: row.hsn,
        user_desc: own,
        desc: master,
        uqc: row.uqc,
        qty: Math.round(row.thousandths / 10) / 100,
        rt: percent(row.basisPoints),
        txval: inRupees(row.taxablePaise),
        iamt: inRupees(row.igstPaise),
        samt: inRupees(row.sgstPaise),
        camt: inRupees(row.cgstPaise),
        csamt: 0,
      };
    }),
  );

/** The documents by their number in the tool's list. */
const documents = {
  PR: { doc_num: 1, doc_typ: "Invoices for outward supply" },
  CN: { doc_num: 5, doc_typ: "Credit Note" },
  RV: { doc_num: 6, doc_typ: "Receipt Voucher" },
  RF: { doc_num: 8, doc_typ: "Refund Voucher" },
} as const;

function documentsIn(issued: IssuedNumbers[]) {
  return grouped(issued, ({ series }) => series).map(([series, rows]) => ({
    ...documents[series],
    docs: rows.map(({ from, to, total, cancelled }, index) => ({
      num: index + 1,
      from,
      to,
      totnum: total,
      cancel: cancelled,
      net_issue: total - cancelled,
    })),
  }));
}

function grouped<Row, Key extends string>(rows: Row[], keyOf: (row: Row) => Key): [Key, Row[]][] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups];
}
