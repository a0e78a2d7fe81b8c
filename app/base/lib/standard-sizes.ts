/** Beside a size that is none of the standard ones (`isStandardSize`). */
export const standardSizesHint =
  "Not a standard pack: the rule of 2026 knows 200 and 500 ml, and 1, 2, 3, 4, 5, 15 and 20 litres or kg.";
