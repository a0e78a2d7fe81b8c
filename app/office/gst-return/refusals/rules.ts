import { gstinProblem, othersGstinProblem, stateOfGstin } from "~/base/lib/india/gstin";
import { isGstState } from "~/base/lib/india/states";
import { ofAmended } from "./amended-rules";
import type { Draft } from "./file-papers";
import {
  dayOfPaper,
  fits,
  isAmount,
  monthOfFile,
  ofAmounts,
  ofFile,
  ofPapers,
  ofRows,
  type Refusal,
  repeated,
  sure,
  taxesIn,
  yearOf,
} from "./rule";
import { rates } from "../return-shape";

// Where rules are from. `sure` and `seen` are as sure as we can be without the portal, the others likely.
const seen = "answers of the portal in public issues, such as resilient-tech/india-compliance";
const likely = { source: "practitioners’ texts and public code; likely" };

/** The units of the tool's master. */
const units =
  "BAG BAL BDL BKL BOU BOX BTL BUN CAN CBM CCM CMS CTN DOZ DRM GGK GMS GRS GYD KGS KLR KME LTR MLT MTR MTS NOS PAC PCS PRS QTL ROL SET SQF SQM SQY TBS TGM THD TON TUB UGS UNT YDS OTH NA".split(
    " ",
  );

const hsnIn = ({ hsn }: Draft) => [
  ...(hsn?.hsn_b2b ?? []).map((row) => ({ half: "b2b", ...row })),
  ...(hsn?.hsn_b2c ?? []).map((row) => ({ half: "b2c", ...row })),
];
const hsnNames = (rows: { hsn_sc: string }[]) => rows.map(({ hsn_sc }) => `HSN ${hsn_sc}`);
const docsIn = ({ doc_issue }: Draft) => (doc_issue?.doc_det ?? []).flatMap(({ docs }) => docs);
const isService = (code: string) => code.startsWith("99");
/** `PR2627-000123` → what stands before its last digits, and those. */
const parted = (number: string) => /^(.*?)(\d*)$/.exec(number)?.slice(1) ?? [];

/**
 * What the offline tool or the portal is known to refuse. That an HSN code is short for the turnover or not in our list is told with
 * its papers, in `warnings.ts`.
 */
export const refusals: readonly Refusal[] = [
  ofRows("whose GSTIN cannot be ours", { ...sure, code: "RET11410" }, ({ gstin }) =>
    gstinProblem(gstin) === null ? [] : [gstin],
  ),
  ofPapers(
    "to a GSTIN that cannot be one",
    { source: seen, code: "RET191113" },
    ({ ctin }) => ctin !== null && othersGstinProblem(ctin) !== null,
  ),
  // No paper is changed any more: an error would hold up all the others for ever, and the portal takes those.
  ofPapers(
    "to the firm’s own GSTIN",
    { ...likely, level: "warning", code: "RET191314" },
    ({ ctin }, { gstin }) => ctin === gstin,
  ),
  ofPapers(
    "whose number is not 1 to 16 letters, digits, - and /, or has only zeros",
    sure,
    ({ number }) => !/^[A-Za-z0-9/-]{1,16}$/.test(number) || !/[1-9A-Za-z]/.test(number),
  ),
  {
    ...ofPapers("with the number of another one of the financial year", sure, () => false),
    broken: (_, papers) =>
      repeated(
        papers,
        (paper) => `${paper.isNote} ${yearOf(paper)} ${paper.number.toUpperCase()}`,
      ).map(({ number }) => number),
  },
  ofPapers(
    "with an impossible date, or one before July 2017 or after the period",
    sure,
    (paper, { fp }) => {
      const day = dayOfPaper(paper);
      return day === null || day < "2017-07-01" || day.slice(0, 7) > monthOfFile(fp);
    },
  ),
  ofPapers(
    "whose total has more than 13 digits or more than two decimals, or is negative",
    sure,
    ({ val }) => !isAmount(val, 13) || val < 0,
  ),
  ...ofAmounts(
    "with a value or tax of more than 11 digits or more than two decimals",
    sure,
    (row) => ![row.txval, ...taxesIn(row)].every((amount) => isAmount(amount, 11)),
  ),
  ...ofAmounts(
    "with a rate of GST that the tool does not know",
    sure,
    ({ rt }) => !rates.includes(rt),
  ),
  ofPapers(
    "whose place of supply is no state",
    { ...likely, code: "RET11404" },
    ({ pos }) => !isGstState(pos),
  ),
  ofRows("whose place of supply is no state", { ...likely, code: "RET11404" }, ({ b2cs = [] }) =>
    b2cs.filter(({ pos }) => !isGstState(pos)).map(({ pos }) => `b2cs of state ${pos}`),
  ),
  ofPapers(
    "whose kind of tax does not fit their place of supply",
    sure,
    ({ section, pos, items }, { gstin }) => {
      const isInter = pos !== stateOfGstin(gstin);
      const mustBeInter = section === "b2cl" || section === "cdnur";
      return (mustBeInter && !isInter) || !items.every((item) => fits(isInter, item));
    },
  ),
  ofRows("whose kind of tax does not fit their place of supply", sure, ({ gstin, b2cs = [] }) =>
    b2cs
      .filter((row) => {
        const isInter = row.pos !== stateOfGstin(gstin);
        return row.sply_ty !== (isInter ? "INTER" : "INTRA") || !fits(isInter, row);
      })
      .map(({ pos }) => `b2cs of state ${pos}`),
  ),
  ...ofAmounts("whose CGST is not their SGST", likely, ({ camt = 0, samt = 0 }) => camt !== samt),
  ofPapers(
    "among the large ones (b2cl, b2cla) of ₹1,00,000 or less",
    sure,
    ({ section, val }) => section === "b2cl" && val <= 100_000,
  ),
  ofRows("of the same state and rate as another, of which the last one wins", sure, (file) =>
    repeated(file.b2cs ?? [], ({ pos, rt }) => `${pos} ${rt}`).map(
      ({ pos }) => `b2cs of state ${pos}`,
    ),
  ),
  ofRows("of the same code, unit and rate as another, of which the last one wins", sure, (file) =>
    hsnNames(repeated(hsnIn(file), (row) => `${row.half} ${row.hsn_sc} ${row.uqc} ${row.rt}`)),
  ),
  ofRows("of the same kind of goods at 0 % as another", sure, ({ nil }) =>
    repeated(nil?.inv ?? [], ({ sply_ty }) => sply_ty).map(({ sply_ty }) => sply_ty),
  ),
  ofPapers(
    "that are notes without a taxable value, or do not say whether the buyer pays the tax",
    sure,
    ({ isNote, section, items, rchrg }) =>
      isNote &&
      (items.some(({ txval }) => txval <= 0) ||
        (section === "cdnr" && !/^[YN]$/.test(rchrg ?? ""))),
  ),
  ofPapers("with a negative amount, which only sums may have", sure, ({ items }) =>
    items.some((item) => [item.txval, ...taxesIn(item)].some((each) => each < 0)),
  ),
  ofPapers(
    "of a kind that does not fit who pays the tax (DE with Y, CBW without)",
    sure,
    ({ inv_typ = "R", rchrg }) =>
      !["R", "SEWP", "SEWOP", "DE", "CBW"].includes(inv_typ) ||
      (inv_typ === "DE" && rchrg === "Y") ||
      (inv_typ === "CBW" && rchrg !== "Y"),
  ),
  ofRows("that name an online operator (etin), which is not ours", sure, ({ b2cs = [] }) =>
    b2cs.filter((row) => "etin" in row && row.etin !== "").map(({ pos }) => `b2cs of state ${pos}`),
  ),
  ofRows("with an HSN code that has not 4, 6 or 8 digits", sure, (file) =>
    hsnNames(hsnIn(file).filter(({ hsn_sc }) => !/^(\d{4}|\d{6}|\d{8})$/.test(hsn_sc))),
  ),
  ofFile(
    "of more than 4.7 MB: upload its sections one by one",
    { ...likely, level: "warning" },
    (file) => {
      const bytes = JSON.stringify(file).length;
      return bytes > 4_700_000 ? [`${bytes} bytes`] : [];
    },
  ),
  ofRows("of services (99…) with a quantity or a unit other than NA", sure, (file) =>
    hsnNames(
      hsnIn(file).filter((row) => isService(row.hsn_sc) && (row.uqc !== "NA" || row.qty !== 0)),
    ),
  ),
  ofRows("with a unit that the tool does not know", sure, (file) =>
    hsnNames(hsnIn(file).filter(({ uqc }) => !units.includes(uqc))),
  ),
  ofRows(
    "of numbers that do not add up, or whose first and last belong to different series",
    sure,
    (file) =>
      docsIn(file)
        .filter(({ from, to, totnum, cancel, net_issue }) => {
          const [series, first] = parted(from);
          const [same, last] = parted(to);
          return (
            ![totnum, cancel, net_issue].every((each) => Number.isInteger(each) && each >= 0) ||
            cancel > totnum ||
            net_issue !== totnum - cancel ||
            series !== same ||
            Number(first) > Number(last)
          );
        })
        .map(({ from, to }) => `${from} to ${to}`),
  ),
  ...ofAmended,
];
