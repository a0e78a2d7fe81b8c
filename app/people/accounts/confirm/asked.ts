/** Name of the password field on the confirmation page; the original form's fields are sent along with it. */
export const passwordField = "confirmPassword";

/** A form awaiting password confirmation: its fields, and the problem with the typed password ("" on the first showing). */
export type Asked = { confirm: { fields: [name: string, value: string][]; problem: string } };

/** Whether a thrown response body is a password confirmation request. */
export function isAsked(body: unknown): body is Asked {
  return typeof body === "object" && body !== null && "confirm" in body;
}
