import { Browser } from "./browser";

/** Somebody with an account and a browser. */
export class PageShopper extends Browser {
  async register(email: string, password: string, phone = "98250 12345"): Promise<void> {
    await this.post("/register", {
      name: "Asha Patel",
      email,
      password,
      phone,
      address: "12 Ring Road, Surat 395002",
      answer: "Surat",
    });
    await this.post("/login", { email, password });
  }

  /** Fills the cart and presses Checkout; gives the provider's order and where the payment is to be reported. */
  async checkOut(slug: string): Promise<{ orderId: string; callback: string }> {
    await this.press(await this.open(`/product/${slug}`), "ADD TO CART");
    let page = await this.press(await this.open("/cart"), "Checkout");
    // The provider does not answer every time, and the page says so: people press the button until it does.
    while (!page.value("order_id")) page = await this.press(page, "Try again");
    return { orderId: page.value("order_id"), callback: page.value("callback_url") };
  }
}
