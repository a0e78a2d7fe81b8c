/** What the password is typed into, beside the fields of the form that waits for it. */
export const passwordField = "confirmPassword";

/** A form that waits for the password: what it holds, and what was wrong with the password that was typed ("": nothing yet). */
export type Asked = { confirm: { fields: [name: string, value: string][]; problem: string } };

/** Whether what was thrown in place of a page says that a form waits for the password. */
export function isAsked(said: unknown): said is Asked {
  return typeof said === "object" && said !== null && "confirm" in said;
}
