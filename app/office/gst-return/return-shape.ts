import { z } from "zod";
import { gstinKind } from "~/base/lib/india/gstin";
import { nilKinds } from "./nil";

/**
 * What leaves as GSTR-1 file. Source: the official Returns Offline Tool V3.2.4 as described in the public repository onyb/gst,
 * `spec/gstr1/*.json` and `fixtures/golden/*` (4 August 2026). Not yet loaded into the tool itself. The file names the tool's version.
 */
export const versionShape = /^GST\d{1,2}(\.\d{1,2}){1,3}$/;

/** Rupees with at most two decimals. */
const rupees = z.number().refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4);
const unsigned = rupees.refine((value) => value >= 0);
/** The rates of GST that the tool knows, in per cent. */
export const rates = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40];
const rate = z.number().refine((value) => rates.includes(value), "No rate of the tool");
const gstin = z.string().regex(/^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/);
/** A buyer's: any published shape. */
const ctin = z.string().refine((typed) => gstinKind(typed) !== null, "No GSTIN");
const number = z.string().regex(/^[a-zA-Z0-9\-/]{1,16}$/);
const date = z.string().regex(/^\d{2}-\d{2}-\d{4}$/);
/** A state's code; 28 is no more, 25 was merged. */
const pos = z.string().regex(/^(0[1-9]|1\d|2[0-46-79]|3[0-8]|97)$/);

const intra = z.strictObject({
  txval: unsigned,
  rt: rate,
  camt: unsigned,
  samt: unsigned,
  csamt: z.literal(0),
});
const inter = z.strictObject({ txval: unsigned, rt: rate, iamt: unsigned, csamt: z.literal(0) });
const large = z.strictObject({ txval: unsigned, rt: rate, iamt: unsigned });
const items = <Detail extends z.ZodType>(detail: Detail) =>
  z.array(z.strictObject({ num: z.int().positive(), itm_det: detail })).nonempty();
const ofFirm = {
  val: unsigned,
  pos,
  rchrg: z.literal("N"),
  inv_typ: z.literal("R"),
  itms: items(z.union([intra, inter])),
};
const invoice = z.strictObject({ inum: number, idt: date, ...ofFirm });
const note = z.strictObject({ nt_num: number, nt_dt: date, ntty: z.literal("C"), ...ofFirm });
const largeInvoice = z.strictObject({ inum: number, idt: date, val: unsigned, itms: items(large) });
const largeNote = z.strictObject({
  nt_num: number,
  nt_dt: date,
  ntty: z.literal("C"),
  val: unsigned,
  typ: z.literal("B2CL"),
  pos,
  itms: items(inter),
});
/** What an amended paper says besides all of its new values: the number and date that were filed. */
const original = { oinum: number, oidt: date };
const originalNote = { ont_num: number, ont_dt: date };
const small = { rt: rate, typ: z.literal("OE"), pos, txval: rupees };
const smallSales = z.union([
  z.strictObject({
    sply_ty: z.literal("INTRA"),
    ...small,
    camt: rupees,
    samt: rupees,
    csamt: z.literal(0),
  }),
  z.strictObject({ sply_ty: z.literal("INTER"), ...small, iamt: rupees, csamt: z.literal(0) }),
]);
const smallAgain = z.strictObject({
  omon: z.string().regex(/^(0[1-9]|1[0-2])20\d{2}$/),
  sply_ty: z.enum(["INTRA", "INTER"]),
  typ: z.literal("OE"),
  pos,
  itms: z.array(z.union([intra, inter])).nonempty(),
});
const hsnRow = z.strictObject({
  num: z.int().positive(),
  hsn_sc: z.string().regex(/^\d{4,8}$/),
  user_desc: z.string().regex(/^[ A-Za-z0-9_@./&-]{1,30}$/),
  desc: z.string(),
  uqc: z.enum(["LTR", "KGS", "GMS", "NOS", "PRS", "BOX", "NA"]),
  qty: rupees,
  rt: rate,
  txval: rupees,
  iamt: rupees,
  samt: rupees,
  camt: rupees,
  csamt: z.literal(0),
});
const numbers = z.strictObject({
  num: z.int().positive(),
  from: number,
  to: number,
  totnum: z.int().positive(),
  cancel: z.int().nonnegative(),
  net_issue: z.int().nonnegative(),
});
const issued = z.strictObject({
  doc_num: z.union([z.literal(1), z.literal(5), z.literal(6), z.literal(8)]),
  doc_typ: z.enum([
    "Invoices for outward supply",
    "Credit Note",
    "Receipt Voucher",
    "Refund Voucher",
  ]),
  docs: z.array(numbers).nonempty(),
});

/** Table 8, by `spec/gstr1/exemp.json` of the same source: all three amounts always, and negative where notes are more than sales. */
const nilRow = z.strictObject({
  sply_ty: z.enum(nilKinds),
  expt_amt: rupees,
  nil_amt: rupees,
  ngsup_amt: rupees,
});

/** The whole file, in the order of its keys. What is empty is left out. */
export const returnShape = z.strictObject({
  gstin,
  fp: z.string().regex(/^(0[1-9]|1[0-2])20\d{2}$/),
  version: z.string().regex(versionShape),
  hash: z.literal("hash"),
  b2b: z
    .array(z.strictObject({ ctin, inv: z.array(invoice).nonempty() }))
    .nonempty()
    .optional(),
  b2ba: z
    .array(z.strictObject({ ctin, inv: z.array(invoice.extend(original)).nonempty() }))
    .nonempty()
    .optional(),
  b2cl: z
    .array(z.strictObject({ pos, inv: z.array(largeInvoice).nonempty() }))
    .nonempty()
    .optional(),
  b2cla: z
    .array(z.strictObject({ pos, inv: z.array(largeInvoice.extend(original)).nonempty() }))
    .nonempty()
    .optional(),
  b2cs: z.array(smallSales).nonempty().optional(),
  b2csa: z.array(smallAgain).nonempty().optional(),
  nil: z.strictObject({ inv: z.array(nilRow).nonempty() }).optional(),
  cdnr: z
    .array(z.strictObject({ ctin, nt: z.array(note).nonempty() }))
    .nonempty()
    .optional(),
  cdnra: z
    .array(z.strictObject({ ctin, nt: z.array(note.extend(originalNote)).nonempty() }))
    .nonempty()
    .optional(),
  cdnur: z.array(largeNote).nonempty().optional(),
  cdnura: z.array(largeNote.extend(originalNote)).nonempty().optional(),
  doc_issue: z.strictObject({ doc_det: z.array(issued).nonempty() }).optional(),
  hsn: z
    .strictObject({
      hsn_b2b: z.array(hsnRow).nonempty().optional(),
      hsn_b2c: z.array(hsnRow).nonempty().optional(),
    })
    .optional(),
});
export type Gstr1 = z.infer<typeof returnShape>;

/** Sections that correct what was filed for an earlier period. */
export type AmendedSection = "b2ba" | "b2cla" | "b2csa" | "cdnra" | "cdnura";
