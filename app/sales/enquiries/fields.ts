/** Separate from the schemas, so that pages can use these without sending the schemas to the browser. */

/** Maximum length of each field (characters). */
export const longest = {
  name: 100,
  email: 254,
  phone: 40,
  place: 200,
  quantity: 200,
  message: 3000,
};

/**
 * Name of the honeypot field: people do not see it, so mostly robots fill it. No word that a browser or a password manager knows from
 * names, addresses or cards.
 */
export const honeypotField = "zq-7";
