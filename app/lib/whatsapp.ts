/** A link that opens WhatsApp with this text; the sender picks who gets it. */
export const whatsAppText = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

/**
 * The shop's own WhatsApp address with a text filled in. Only addresses of the form `https://wa.me/919876543210` take one; any other
 * is left as it is. Null stays null.
 */
export function whatsAppTo(address: string | null, text: string): string | null {
  if (!address || !URL.canParse(address)) return address;
  const { hostname, search } = new URL(address);
  return hostname === "wa.me" && search === ""
    ? `${address}?text=${encodeURIComponent(text)}`
    : address;
}
