/** E-mails are stored and compared in this form: without stray spaces, and upper case makes no difference. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
