// Emulates the provider's pay window. Styles are set through the CSSOM, because the shop's policy blocks inline styles.
{
  const base = document.currentScript.src.replace(/\/v1\/checkout\.js.*/, "");
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- further out it would be a global of the shop's page
  const element = (name, style, more) => {
    const created = Object.assign(document.createElement(name), more);
    created.style.cssText = style;
    return created;
  };
  const post = (action, fields) => {
    const form = element("form", "display:none", { method: "post", action });
    for (const name in fields) form.append(element("input", "", { name, value: fields[name] }));
    document.body.append(form);
    form.submit();
  };
  window.Razorpay = function (options) {
    if (!options?.key) throw new Error("key is missing");
    const { modal = {}, callback_url: callback, redirect, handler } = options;
    const listeners = [];
    let dialog, listen;
    this.on = (event, call) => event === "payment.failed" && listeners.push(call);
    this.close = () => {
      removeEventListener("message", listen);
      dialog?.remove();
      dialog = null;
    };
    const dismiss = (asked) => {
      if (!asked && modal.confirm_close && !confirm("Leave this payment?")) return;
      this.close();
      modal.ondismiss?.();
    };
    const handlers = {
      paid: ({ response }) => {
        this.close();
        if (callback && (redirect || !handler)) post(callback, response);
        else handler?.(response);
      },
      failed: ({ error, final }) => {
        if (final || (redirect && callback)) this.close();
        listeners.forEach((call) => call({ error }));
        if (!redirect || !callback) return;
        const fields = {};
        for (const name in error) fields[`error[${name}]`] = error[name];
        post(callback, { ...fields, "error[metadata]": JSON.stringify(error.metadata) });
      },
      cancelled: () => dismiss(true),
      escape: () => modal.escape !== false && dismiss(),
    };
    this.open = () => {
      if (dialog) return;
      const frame = element("iframe", "display:block;width:100%;height:100%;border:0", {
        title: "Payment",
      });
      const closeButton = element(
        "button",
        "position:absolute;right:0;top:0;width:44px;height:40px;border:0;background:none;color:#0f2c20;font:18px system-ui",
        { type: "button", textContent: "✕", ariaLabel: "Close payment", onclick: () => dismiss() },
      );
      dialog = element(
        "dialog",
        "width:min(32rem,100%);height:min(48rem,100%);max-width:none;max-height:none;padding:0;border:0;overflow:hidden;background:#fffbf3;color:#2b2116;box-shadow:0 0 0 100vmax #0f2c2099",
        { ariaLabel: "Payment" },
      );
      dialog.addEventListener("cancel", (event) => {
        event.preventDefault();
        handlers.escape();
      });
      listen = ({ source, origin, data }) => {
        if (source === frame.contentWindow && origin === new URL(base).origin)
          handlers[data.type]?.(data);
      };
      addEventListener("message", listen);
      dialog.append(frame, closeButton);
      document.body.append(dialog);
      dialog.showModal();
      const showText = (text) =>
        frame.replaceWith(element("p", "padding:3rem", { textContent: text }));
      fetch(base + "/v1/emu/session", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(options),
      })
        .then((answer) => answer.json())
        .then(({ page, error }) => (page ? (frame.src = page) : showText(error.description)))
        .catch(() => showText("Payments cannot be reached."));
    };
  };
}
