/** Kept apart from the schemas, so that pages can know these without the schemas being sent to the browser. */

/** How many characters each kind of field takes. */
export const longest = {
  name: 100,
  email: 254,
  phone: 40,
  place: 200,
  quantity: 200,
  message: 3000,
};

/** The name of the field that people do not see; whoever fills it is a program. */
export const trap = "website";
