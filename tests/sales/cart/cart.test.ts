import { describe, expect, it } from "vitest";
import { loader as rootLoader } from "~/root";
import { action, loader } from "~/routes/shop/cart";
import { action as restore, loader as kept } from "~/routes/shop/kept";
import { action as login } from "~/routes/account/login";
import { deleteProduct } from "~/goods/catalogue/changes/product-changes.server";
import { argsFor, castPassword, cookieOf, cookiesOf, shopper } from "../../cast";
import { product } from "../../shelf";

/** A browser that keeps its cookies and posts the cart's forms. */
function browser(cookie = "") {
  let jar = cookie;
  const keep = (headers: HeadersInit | undefined) => {
    const set = new Headers(headers).getSetCookie();
    const names = new Set(set.map((value) => value.split("=", 1)[0]));
    const others = jar.split("; ").filter((pair) => pair && !names.has(pair.split("=", 1)[0]));
    jar = [...others, ...(set.length > 0 ? [cookiesOf(set)] : [])].join("; ");
  };
  const args = (path: string, form?: Record<string, string>) =>
    argsFor(path, { cookie: jar, form });
  const post = async (form: Record<string, string>) => {
    const answer = await action(args("/cart", form));
    if (answer instanceof Response) {
      keep(answer.headers);
      return { status: answer.status, location: answer.headers.get("Location"), form: null };
    }
    keep(answer.init?.headers);
    const said = "said" in answer.data ? answer.data.said : null;
    const problem = "form" in answer.data ? answer.data.form : null;
    return { status: answer.init?.status ?? 200, location: null, form: problem, said };
  };
  return {
    post,
    add: (id: string, more: Record<string, string> = {}) =>
      post({ intent: "add", product: id, ...more }),
    cart: async () => (await loader(args("/cart"))).data,
    badge: async () => (await rootLoader(args("/"))).data.cart.count,
    async restore(items: unknown) {
      const answer = await restore(args("/cart/kept", { items: JSON.stringify(items) }));
      keep(answer.headers);
      return ((await answer.json()) as { restored: number }).restored;
    },
    kept: async () => (await kept(args("/cart/kept"))).json() as Promise<Record<string, unknown>[]>,
    async signIn(email: string) {
      const answer = await login(args("/login", { email, password: castPassword }));
      keep((answer as Response).headers);
    },
    get cookie() {
      return jar;
    },
    set cookie(value: string) {
      jar = value;
    },
  };
}

const lineOf = async (shopping: ReturnType<typeof browser>, position = 0) => {
  const line = (await shopping.cart()).lines[position];
  if (!line) throw new Error("No such line");
  return line;
};

describe("adding", () => {
  it("puts one pack into the cart and opens it; the badge counts products", async () => {
    const shopping = browser();
    expect(await shopping.badge()).toBe(0);
    expect(await shopping.add((await product()).id)).toMatchObject({
      status: 303,
      location: "/cart",
    });
    expect(await shopping.add((await product()).id)).toMatchObject({ status: 303 });
    expect(await shopping.badge()).toBe(2);
    expect(await shopping.cart()).toMatchObject({
      price: { sums: { totalPaise: 290_000 } },
      lines: [{ quantity: 1 }, { quantity: 1 }],
    });
  });

  it("just opens the cart for a product that is in it already", async () => {
    const shopping = browser();
    const { id } = await product();
    await shopping.add(id);
    expect(await shopping.add(id)).toMatchObject({ status: 303, location: "/cart" });
    expect((await shopping.cart()).lines).toMatchObject([{ quantity: 1 }]);
  });

  it("stays on the page it was asked to stay on, never on another site", async () => {
    const shopping = browser();
    const { id } = await product();
    expect(await shopping.add(id, { stayAt: "/product/oil" })).toMatchObject({
      location: "/product/oil",
    });
    expect(await shopping.add(id, { stayAt: "//evil.example" })).toMatchObject({ location: "/" });
    expect(shopping.cookie).toContain("prayosha_toast=");
  });

  it("tells a page that stays by itself what was added, and remembers the new cart", async () => {
    const shopping = browser();
    const { id } = await product();
    expect(await shopping.add(id, { stays: "/product/oil" })).toMatchObject({
      status: 200,
      location: null,
      said: { type: "success", message: "Item Added to cart" },
    });
    expect(await shopping.badge()).toBe(1);
    expect(await shopping.add(id, { stays: "/product/oil" })).toMatchObject({
      said: { type: "info", message: "This item is already in your cart" },
    });
    expect(shopping.cookie).not.toContain("prayosha_toast=");
  });

  it("answers 404 with a sentence for a product that does not exist", async () => {
    const { status, form } = await browser().add("nothing");
    expect(status).toBe(404);
    expect(form?.errors.form).toMatch(/no longer sold/);
  });

  it("keeps two visitors apart, and a made-up cookie finds nothing", async () => {
    const first = browser();
    await first.add((await product()).id);
    expect((await browser().cart()).lines).toEqual([]);
    expect(
      (await browser(first.cookie.replace(/(prayosha_cart=[^;]*)[^;]/, "$1x")).cart()).lines,
    ).toEqual([]);
  });
});

describe("quantities", () => {
  it("takes every whole number from 1 to 5, also with spaces around it and in digits of any script", async () => {
    const shopping = browser();
    await shopping.add((await product()).id);
    const { id } = await lineOf(shopping);
    for (const [quantity, packs] of [
      ["5", 5],
      [" 3 ", 3],
      ["૪", 4],
      ["२", 2],
      ["1", 1],
    ] as const) {
      expect(await shopping.post({ intent: "quantity", line: id, quantity })).toMatchObject({
        status: 303,
      });
      expect((await lineOf(shopping)).quantity).toBe(packs);
    }
  });

  it.each(["0", "6", "-1", "1.5", "1e9", "abc", "", "²", "2 2", "05", "NaN", "1e0", "0x1"])(
    "refuses %j beside the line, keeps the old quantity and what was typed",
    async (quantity) => {
      const shopping = browser();
      await shopping.add((await product()).id);
      const { id } = await lineOf(shopping);
      const { status, form } = await shopping.post({ intent: "quantity", line: id, quantity });
      expect(status).toBe(400);
      expect(form).toMatchObject({
        errors: { [id]: "Choose a whole number from 1 to 5." },
        values: { quantity },
      });
      expect((await lineOf(shopping)).quantity).toBe(1);
    },
  );

  it("cannot be changed in somebody else's cart", async () => {
    const owner = browser();
    await owner.add((await product()).id);
    const { id } = await lineOf(owner);
    const stranger = browser();
    await stranger.add((await product()).id);
    expect(await stranger.post({ intent: "quantity", line: id, quantity: "5" })).toMatchObject({
      status: 404,
    });
    expect(await stranger.post({ intent: "remove", line: id })).toMatchObject({ status: 303 });
    expect(await lineOf(owner)).toMatchObject({ quantity: 1 });
  });

  it.each([
    [{}],
    [{ intent: "steal" }],
    [{ intent: "quantity" }],
    [{ intent: "add", product: "" }],
    [{ intent: "__proto__" }],
  ])("answers 400 for the form %j", async (form) => {
    expect(await browser().post({ x: "", ...form })).toMatchObject({ status: 400 });
  });
});

describe("removing", () => {
  it("deletes the line; a second click does no harm", async () => {
    const shopping = browser();
    await shopping.add((await product()).id);
    const { id } = await lineOf(shopping);
    for (let click = 0; click < 2; click += 1) {
      expect(await shopping.post({ intent: "remove", line: id })).toMatchObject({
        status: 303,
        location: "/cart",
      });
    }
    expect(await shopping.cart()).toMatchObject({ lines: [], price: { sums: { totalPaise: 0 } } });
  });
});

describe("a product that is deleted while in a cart", () => {
  it("stays as a line that says so by name, costs nothing and does not count", async () => {
    const shopping = browser();
    const oil = await product();
    await shopping.add(oil.id);
    await deleteProduct(oil.id);
    expect(await shopping.cart()).toMatchObject({
      price: { sums: { totalPaise: 0 } },
      lines: [{ name: oil.name, product: null }],
    });
    expect(await shopping.badge()).toBe(0);
  });
});

describe("signing in and out", () => {
  it("a guest's cart becomes the user's, and is there on another device", async () => {
    const user = await shopper();
    const phone = browser();
    const oil = await product();
    await phone.add(oil.id);
    await phone.signIn(user.email);
    expect((await phone.cart()).lines).toMatchObject([{ name: oil.name }]);
    const laptop = browser(await cookieOf(user));
    expect((await laptop.cart()).lines).toMatchObject([{ name: oil.name }]);
  });

  it("joins a guest's cart with the one the user had: every product once, the larger quantity", async () => {
    const user = await shopper();
    const [oil, tin] = [await product(), await product()];
    const laptop = browser(await cookieOf(user));
    await laptop.add(oil.id);
    await laptop.post({ intent: "quantity", line: (await lineOf(laptop)).id, quantity: "4" });
    const phone = browser();
    await phone.add(oil.id);
    await phone.add(tin.id);
    await phone.signIn(user.email);
    const { lines } = await phone.cart();
    expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      [oil.name, 4],
      [tin.name, 1],
    ]);
  });

  it("signing out keeps the cart; the next user of that browser does not inherit it", async () => {
    const [first, second] = [await shopper(), await shopper()];
    const shared = browser();
    await shared.add((await product()).id);
    await shared.signIn(first.email);
    shared.cookie = shared.cookie
      .split("; ")
      .filter((pair) => !pair.startsWith("prayosha_session"))
      .join("; ");
    expect((await shared.cart()).lines).toHaveLength(1);
    await shared.signIn(second.email);
    expect((await shared.cart()).lines).toEqual([]);
  });
});

describe("the copy that browsers keep", () => {
  it("lists whole product objects in rupees and litres, each with its quantity", async () => {
    const shopping = browser();
    const oil = await product({ pricePaise: 145_050, volumeMl: 500 });
    await shopping.add(oil.id);
    expect(await shopping.kept()).toMatchObject([
      {
        _id: oil.id,
        slug: oil.slug,
        name: oil.name,
        price: 1450.5,
        quantity: 0.5,
        shipping: 1,
        qnty: 1,
      },
    ]);
  });

  it("is put back into an empty cart by id or slug; unknown products are dropped, more than 5 packs are 5, odd numbers one", async () => {
    const [oil, tin, can] = [await product(), await product(), await product()];
    const shopping = browser();
    const restored = await shopping.restore([
      { _id: oil.id, qnty: 3 },
      { _id: "gone", slug: tin.slug, qnty: 99 },
      { slug: can.slug, price: 0.01 },
      { _id: "nothing" },
      null,
      "oil",
      { _id: { $ne: 1 } },
    ]);
    expect(restored).toBe(3);
    const { lines, price } = await shopping.cart();
    expect(lines.map(({ quantity }) => quantity).sort()).toEqual([1, 3, 5]);
    expect(price.sums.totalPaise).toBe(9 * 145_000);
  });

  it("never touches a cart that holds something", async () => {
    const shopping = browser();
    await shopping.add((await product()).id);
    expect(await shopping.restore([{ _id: (await product()).id, qnty: 1 }])).toBe(0);
    expect((await shopping.cart()).lines).toHaveLength(1);
  });

  it.each([["x"], [{}], [Array.from({ length: 500 }, () => ({}))]])(
    "refuses what is no list: 400",
    async (items) => {
      await expect(browser().restore(items)).rejects.toMatchObject({ status: 400 });
    },
  );
});
