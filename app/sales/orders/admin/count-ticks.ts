/** The form that the ticks of the list belong to, wherever they stand. */
export const tickForm = "ticked-orders";

/** Says at the bar how many orders are ticked. */
export function countTicks(): void {
  recount();
  document.addEventListener("change", recount);
  // Back in the history, the browser ticks them again.
  addEventListener("pageshow", recount);
}

function recount(): void {
  const place = document.querySelector(`#${tickForm} .tick-count`);
  const count = document.querySelectorAll(`input[form="${tickForm}"]:checked`).length;
  if (place) place.textContent = `${count} ticked`;
}
