const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The shape of a GSTIN: state code, PAN, number of the registration, Z, check character. */
const shape = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Whether this is a GSTIN without a typing mistake: its shape and its check character fit. */
export function isGstin(text: string): boolean {
  return shape.test(text) && text.at(-1) === checkCharacter(text.slice(0, 14));
}

/** Values by place in the alphabet, times 1 and 2 in turn, their digits to the base 36 added up. */
function checkCharacter(first14: string): string | undefined {
  const sum = [...first14].reduce((total, character, place) => {
    const product = alphabet.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet[(36 - (sum % 36)) % 36];
}
