/** Most photos of one complaint. */
export const mostGrievancePhotos = 4;

/** Maximum length of each field (characters). Separate from the schemas, so that pages need not send those to the browser. */
export const longest = {
  name: 100,
  email: 254,
  phone: 40,
  order: 40,
  words: 3000,
  answer: 3000,
};
