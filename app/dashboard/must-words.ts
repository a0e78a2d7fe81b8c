/** What is missing and is a must, after its number: on Today as on the page "Ready to sell". What only should be there is not counted. */
export const mustWords = {
  one: "must is missing to sell lawfully",
  many: "musts are missing to sell lawfully",
};
