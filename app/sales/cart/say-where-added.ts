let pressed: HTMLFormElement | null = null;

/** Remembers which ADD TO CART was pressed last. */
export function watchAdding(): void {
  document.addEventListener(
    "submit",
    ({ target }) => {
      if (target instanceof HTMLFormElement && target.matches(".add-to-cart[data-in-place]"))
        pressed = target;
    },
    { capture: true },
  );
}

/** Says beside the button that was pressed what became of it, with a way to the cart. To be done before toasts fade. */
export function sayWhereAdded(): void {
  const toast = document.querySelector<HTMLElement>(".toasts .toast:not([data-fades])");
  const cart = document.querySelector<HTMLAnchorElement>("[data-cart]");
  if (!pressed?.isConnected || !toast || !cart) return;
  const link = document.createElement("a");
  link.href = cart.href;
  link.textContent = pressed.dataset.cartWords ?? "";
  toast.querySelector("p")?.append(" ", link);
  toast.classList.add("toast-here");
  pressed.after(toast);
  pressed = null;
}
