/** Lengths in characters; the schemas and the inputs share them. */
export const longest = {
  name: 100,
  email: 254,
  password: 200,
  phone: 30,
  address: 500,
  answer: 100,
};
export const shortestPassword = 6;

/** The sentence about a password that is shorter. */
export const tooShort = (field: string) =>
  `${field} must have ${shortestPassword} characters or more`;
