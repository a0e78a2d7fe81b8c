import { stateOfGstin } from "~/base/lib/india/gstin";
import { isGstState } from "~/base/lib/india/states";
import { nameOfSmall } from "./file-papers";
import {
  dayOfPaper,
  fits,
  monthOfFile,
  ofPapers,
  ofRows,
  type Refusal,
  repeated,
  sure,
} from "./rule";

/** What the tool is known to refuse of rows that correct an earlier period (b2ba, b2cla, b2csa, cdnra, cdnura). */
export const ofAmended: readonly Refusal[] = [
  ofPapers(
    "that amend one without its number and date, or one of this period",
    sure,
    ({ filedAs }, { fp }) => {
      if (filedAs === null) return false;
      const day = dayOfPaper(filedAs);
      const isNumber = /^[A-Za-z0-9/-]{1,16}$/.test(filedAs.number);
      return !isNumber || day === null || day.slice(0, 7) >= monthOfFile(fp);
    },
  ),
  {
    ...ofPapers("that amend one which another one of the file amends, too", sure, () => false),
    broken: (_, papers) =>
      repeated(
        papers.filter(({ filedAs }) => filedAs !== null),
        (paper) => `${paper.isNote} ${paper.filedAs?.number} ${paper.filedAs?.date}`,
      ).map(({ number }) => number),
  },
  ofRows(
    "that amend small sales of no earlier month, of no state, without a value, or with a tax that does not fit the state",
    sure,
    ({ gstin, fp, b2csa = [] }) =>
      b2csa
        .filter(({ omon, pos, sply_ty, itms }) => {
          const isInter = pos !== stateOfGstin(gstin);
          return (
            monthOfFile(omon) >= monthOfFile(fp) ||
            !isGstState(pos) ||
            sply_ty !== (isInter ? "INTER" : "INTRA") ||
            !itms.every((row) => row.txval > 0 && fits(isInter, row))
          );
        })
        .map(nameOfSmall),
  ),
  ofRows(
    "that amend the small sales of a month and state as another one does, of which the last one wins",
    sure,
    ({ b2csa = [] }) => repeated(b2csa, nameOfSmall).map(nameOfSmall),
  ),
];
