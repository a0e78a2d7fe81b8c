/** The buttons beside password fields (`PasswordField`) show what is typed, and hide it again. */
export function showPasswords(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest(".show-password") : null;
    const field = document.getElementById(button?.getAttribute("aria-controls") ?? "");
    if (!button || !(field instanceof HTMLInputElement)) return;
    const isShown = field.type === "password";
    field.type = isShown ? "text" : "password";
    button.ariaPressed = String(isShown);
  });
}
