/** Why a form was not sent: beside the button, where it was pressed. */
export function sayNotSent(form: HTMLFormElement, button: HTMLElement | null, words: string): void {
  forgetNotSent();
  const note = document.createElement("p");
  note.className = "not-sent";
  note.role = "alert";
  note.textContent = words;
  if (button instanceof HTMLButtonElement && button.form === form) button.after(note);
  else form.append(note);
}

/** Takes back what was said before. */
export const forgetNotSent = (): void => document.querySelector(".not-sent")?.remove();
