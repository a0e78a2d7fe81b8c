import { stayOf, type ToastType } from "../toast-time";

const fadeMs = 200;

/**
 * Fades each toast after its time, which restarts when the pointer or the focus leaves it. One that stands in the flow of its page
 * stays until it is dismissed: nothing moves by itself.
 */
export function fadeToasts(): void {
  for (const toast of document.querySelectorAll<HTMLElement>(".toast:not([data-fades])"))
    fade(toast);
}

function fade(toast: HTMLElement): void {
  toast.dataset.fades = "";
  const type = /toast-(success|error|info|warning|loading)/.exec(toast.className)?.[1] as ToastType;
  const place = toast.closest(".toasts");
  const stays = place !== null && getComputedStyle(place).position === "static";
  toast.classList.toggle("toast-stays", stays);
  const words = toast.querySelector("p")?.textContent ?? "";
  const stay = stays ? Number.POSITIVE_INFINITY : stayOf(type, words);
  let timer: ReturnType<typeof setTimeout>;
  const leave = () => {
    toast.classList.add("toast-leaving");
    setTimeout(() => toast.remove(), fadeMs);
  };
  const wait = () => {
    clearTimeout(timer);
    if (Number.isFinite(stay)) timer = setTimeout(leave, stay);
  };
  const hold = () => clearTimeout(timer);
  toast.addEventListener("pointerenter", hold);
  toast.addEventListener("focusin", hold);
  toast.addEventListener("pointerleave", wait);
  toast.addEventListener("focusout", wait);
  toast.querySelector(".toast-close")?.addEventListener("click", leave);
  wait();
}

/** Shows a toast that the page did not come with. */
export function showToast(type: ToastType, message: string): void {
  const toast = document.createElement("div");
  toast.className = `toast toast-${type}`;
  const words = document.createElement("p");
  words.role = type === "error" ? "alert" : "status";
  words.textContent = message;
  toast.append(words);
  document.querySelector(".toasts")?.append(toast);
  fade(toast);
}
