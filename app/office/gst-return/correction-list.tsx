import { periodInWords } from "~/office/duties/due";
import type { ReturnPage } from "./return-page.server";

/** What a return corrects of those that were filed before, and what it cannot. */
export const CorrectionList = ({ corrections }: Pick<ReturnPage, "corrections">) => (
  <ul>
    {corrections.map(({ of, sentence, isIn }) => (
      <li key={sentence}>
        {`${periodInWords(of)}: ${sentence}${isIn ? "" : ". It is not in this file"}`}
      </li>
    ))}
  </ul>
);
