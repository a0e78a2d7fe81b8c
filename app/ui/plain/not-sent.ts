/** Why a form was not sent: beside the button, where it was pressed. */
export function sayNotSent(form: HTMLFormElement, button: HTMLElement | null, words: string): void {
  const note = document.createElement("p");
  note.className = "not-sent";
  note.role = "alert";
  note.textContent = words;
  if (button && form.contains(button)) button.after(note);
  else form.append(note);
}

/** Takes back what was said before. */
export const forgetNotSent = (form: HTMLFormElement): void =>
  form.querySelector(".not-sent")?.remove();

export const offlineWords =
  "There is no connection. Nothing was sent; what you typed is still here.";
