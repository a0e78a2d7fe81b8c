/** What is missing and is a must, after its number: on Today as on the page "Ready to sell". What only should be there is not counted. */
export const mustWords = {
  one: "detail that the law requires is missing",
  many: "details that the law requires are missing",
};
