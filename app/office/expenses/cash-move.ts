import { cashMoves, type SpentOn } from "~/base/db/paid-out";

/** Whether this is no expense: cash of the till that only went elsewhere. */
export const isCashMove = (spentOn: SpentOn): boolean => cashMoves.some((each) => each === spentOn);
