/** The form in which e-mails are stored and compared: trimmed and in lower case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
