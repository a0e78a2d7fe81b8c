/** Maximum lengths in characters, shared by schemas and inputs. */
export const longest = {
  name: 100,
  email: 254,
  password: 200,
  phone: 30,
  address: 500,
  answer: 100,
  line: 300,
  area: 100,
  city: 100,
  pin: 40,
  gstin: 40,
  firm: 100,
};
export const shortestPassword = 6;
/** For the staff, whose accounts open everybody's orders; those that are shorter stay good until they are changed. */
export const shortestOfStaff = 10;

/** The message for a password shorter than that. */
export const tooShort = (field: string, least = shortestPassword) =>
  `${field} must have ${least} characters or more`;
