/** Typing into a field selects its choice (`data-choice`). Without script the server reports a mismatch. */
export function chooseByTyping(): void {
  document.addEventListener("input", ({ target }) => {
    const choice = target instanceof Element ? target.closest("[data-choice]") : null;
    const radio = choice?.querySelector<HTMLInputElement>("input[type=radio]");
    if (radio) radio.checked = true;
  });
}
