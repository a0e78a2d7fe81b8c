export const millPath = "/dashboard/admin/mill";

/** The form that notes something of this kind. */
export const notePath = (kind: string): string => `${millPath}/note/${kind}`;

export const tanksPath = `${millPath}/tanks`;

/** The entries of a month (`2026-11`). */
export const millMonthPath = (month: string): string => `${millPath}/month?month=${month}`;

/** What each batch costs: for the owner alone. */
export const costsPath = `${millPath}/costs`;

/** The monthly return of edible oil; with `.csv` after it, as a file. */
export const voppaPath = `${millPath}/voppa`;
