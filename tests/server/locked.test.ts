import { beforeAll, describe, expect, test } from "vitest";
import * as apiRegister from "~/routes/api/register";
import * as adminProfile from "~/routes/admin/profile";
import * as adminUser from "~/routes/admin/user";
import * as confirm from "~/routes/account/confirm";
import * as forgotPassword from "~/routes/account/forgot-password";
import * as login from "~/routes/account/login";
import * as register from "~/routes/account/register";
import * as userProfile from "~/routes/account/profile";
import { addToCart } from "~/sales/cart/changes.server";
import { cartOf, linesIn } from "~/sales/cart/cart.server";
import * as cart from "~/routes/shop/cart";
import { createCategory } from "~/goods/catalogue/changes/category-changes.server";
import { choosePhotoAgain } from "~/goods/photos/photo-choice";
import * as categories from "~/routes/admin/goods/categories";
import * as createProduct from "~/routes/admin/goods/create-product";
import * as deleteProduct from "~/routes/admin/goods/delete-product";
import * as importProducts from "~/routes/admin/goods/import";
import * as updateProduct from "~/routes/admin/goods/product";
import * as searchWords from "~/routes/admin/goods/search-words";
import * as received from "~/routes/admin/orders/order-received";
import * as waysToPay from "~/routes/admin/payment-settings";
import * as checkout from "~/routes/checkout/place-order";
import * as bulk from "~/routes/site/bulk";
import * as contact from "~/routes/site/contact";
import * as enquiries from "~/routes/admin/enquiries";
import { cannotStoreWords } from "~/base/lib/cannot-store";
import * as couriers from "~/routes/admin/orders/couriers";
import * as order from "~/routes/admin/orders/order";
import * as orders from "~/routes/admin/orders/orders";
import * as shopSettings from "~/routes/admin/settings";
import * as testimonials from "~/routes/admin/testimonials";
import { type Answer, answerTo, formIn } from "../people/accounts/answers";
import { htmlOf } from "../people/accounts/rendered";
import { admin, argsFor, castPassword, cookieOf, shopper } from "../cast";
import { formOf, photoFile } from "../goods/catalogue/admin-forms";
import { sold } from "../sales/orders/sold";
import { anyCategory, product } from "../shelf";
import { whileLocked } from "./while-locked";

type Page = Parameters<typeof htmlOf>[0] & { action: Parameters<typeof answerTo>[0] };
type Sent = {
  page: Page;
  at: string;
  form: Record<string, string | File>;
  params?: Record<string, string>;
  cookie?: string;
  /** 'Something went wrong' unless the specification quotes another sentence. */
  says?: string;
  also?: Record<string, string>;
};

const person = {
  name: "Meena Desai",
  email: "meena@example.com",
  password: castPassword,
  phone: "98250 11111",
  address: "7 Station Road, Surat 395003",
  answer: "Surat",
};
const enquiry = { email: "meena@example.com", "phone number": "98250 11111" };
const newPassword = { email: person.email, newpassword: castPassword, answer: "Surat" };

/** Every form of the shop by its name, filled in by somebody who may send it. */
async function allForms(): Promise<Record<string, Sent>> {
  const [owner, buyer] = [await admin(), await shopper()];
  const [cookie, buyers] = [await cookieOf(owner), await cookieOf(buyer)];
  const [tin, other, categoryId] = [await product(), await product(), await anyCategory()];
  const { category } = await createCategory("Spare");
  if (!category) throw new Error("The category was refused");
  await addToCart({ userId: buyer.id, cookieCart: null }, tin.id);
  const filled = await cartOf(argsFor("/cart", { cookie: buyers }));
  const [line] = filled ? linesIn(filled) : [];
  if (!line) throw new Error("The cart is empty");
  const paid = await sold({ userId: buyer.id });
  const byHand = await sold({
    userId: buyer.id,
    paymentStatus: "pending",
    paymentMethod: "on-delivery",
    paidAt: null,
  });

  const oil = {
    name: "New oil",
    description: "Pressed today.",
    category: categoryId,
    price: "1450",
    quantity: "5",
    shipping: "1",
  };
  const asAdmin = (page: Page, at: string, form: Sent["form"], more: Partial<Sent> = {}) => ({
    page,
    at: `/dashboard/admin${at}`,
    form,
    cookie,
    ...more,
  });
  const list = "/create-category";
  const page = { params: { slug: tin.slug } };
  const photo = { photo: choosePhotoAgain };
  const lower = "something went wrong";
  const loud = "Something went wrong!!";
  return {
    register: { page: register, at: "/register", form: person, says: loud },
    login: {
      page: login,
      at: "/login",
      form: { email: buyer.email, password: castPassword },
      says: loud,
    },
    "forgot password": {
      page: forgotPassword,
      at: "/forgotpassword",
      form: newPassword,
      says: loud,
    },
    "a shopper's profile": {
      page: userProfile,
      at: "/dashboard/user/profile",
      form: { name: "Asha P.", password: "" },
      cookie: buyers,
    },
    "an admin's profile": asAdmin(adminProfile, "/profile", { name: "Ramesh S." }),
    "password, please": {
      page: confirm,
      at: "/dashboard/confirm",
      form: { confirmPassword: castPassword },
      cookie: buyers,
    },
    "a user's rights": asAdmin(
      adminUser,
      `/users/${buyer.id}`,
      { change: "make-admin" },
      { params: { id: buyer.id } },
    ),
    "a new category": asAdmin(
      categories,
      list,
      { name: "Late oil" },
      { says: "Something went wrong in input form" },
    ),
    "a category's name": asAdmin(categories, `${list}?edit=${category.id}`, {
      intent: "update",
      id: category.id,
      name: "Other oil",
    }),
    "a category to delete": asAdmin(categories, `${list}?delete=${category.id}`, {
      intent: "delete",
      id: category.id,
    }),
    "a new product": asAdmin(
      createProduct,
      "/create-product",
      { ...oil, photo: await photoFile("olive") },
      { says: lower, also: photo },
    ),
    "a product": asAdmin(updateProduct, `/product/${tin.slug}`, oil, { ...page, says: lower }),
    "a product's photos": asAdmin(
      updateProduct,
      `/product/${tin.slug}`,
      { intent: "photo-add", photo: await photoFile("gold") },
      { ...page, says: lower, also: photo },
    ),
    "a product to delete": asAdmin(
      deleteProduct,
      `/product/${other.slug}/delete`,
      { answer: "yes please" },
      { params: { slug: other.slug } },
    ),
    import: asAdmin(
      importProducts,
      "/products/import",
      { file: new File(["slug,name\n"], "oil.csv") },
      { also: { file: "Please choose the file again." } },
    ),
    "search words": asAdmin(searchWords, "/search-words", { words: "oil, tel" }),
    couriers: asAdmin(couriers, "/couriers", { name: "Quick Parcels", link: "" }),
    "an order": asAdmin(
      order,
      `/orders/${paid.number}`,
      { status: "Shipped", courier: "", tracking: "AB123456" },
      { params: { number: paid.number } },
    ),
    "a status": asAdmin(orders, "/orders", { order: paid.id, status: "Shipped" }),
    "money received": asAdmin(
      received,
      `/orders/${byHand.number}/received`,
      { note: "cash from the courier" },
      { params: { number: byHand.number } },
    ),
    enquiries: asAdmin(enquiries, "/enquiries", { enquiry: "any", answered: "yes" }),
    settings: asAdmin(shopSettings, "/settings", { name: "Prayosha Oils", version: "" }),
    "ways to pay": asAdmin(waysToPay, "/settings/payments", { most: "5000", details: "" }),
    testimonials: asAdmin(testimonials, "/settings/testimonials", {
      intent: "add",
      words: "Good oil.",
      who: "Asha",
    }),
    contact: {
      page: contact,
      at: "/contact",
      form: { ...enquiry, name: "Meena", "area/city": "Adajan", message: "Do you deliver?" },
    },
    bulk: {
      page: bulk,
      at: "/bulk",
      form: {
        ...enquiry,
        Name: "Meena",
        "shop/business name": "Desai Stores",
        "product name": tin.name,
        Quantity: "40 tins a month",
      },
    },
    "the cart": {
      page: cart,
      at: "/cart",
      form: { intent: "quantity", line: line.id, quantity: "4" },
      cookie: buyers,
      says: "Something went wrong.",
    },
    checkout: {
      page: checkout,
      at: "/checkout",
      form: {
        name: "Meena Desai",
        phone: "98250 11111",
        line: "7 Station Road",
        city: "Surat",
        state: "24",
        pin: "395003",
        gstin: "",
      },
      cookie: buyers,
    },
  };
}

let forms: Record<string, Sent>;
let answers: Record<string, { answer: Answer; html: string }>;
let api: Response;

const args = ({ at, form, params, cookie }: Sent) =>
  argsFor(at, { form: formOf(form), params, cookie });

/** All at once: each waits as long as it would alone before it gives up. */
beforeAll(async () => {
  forms = await allForms();
  answers = await whileLocked(async () => {
    const asked = apiRegister.action(
      argsFor(
        new Request("http://localhost:3000/api/v1/auth/register", {
          method: "POST",
          body: JSON.stringify(person),
          headers: { "Content-Type": "application/json" },
        }),
      ),
    );
    const sent = Object.entries(forms).map(async ([name, one]) => {
      const [answer, html] = await Promise.all([
        answerTo(one.page.action, args(one)),
        htmlOf(one.page, args(one)),
      ]);
      return [name, { answer, html }] as const;
    });
    const all = Object.fromEntries(await Promise.all(sent));
    api = await asked;
    return all;
  });
}, 60_000);

const names = [
  "register",
  "login",
  "forgot password",
  "a shopper's profile",
  "an admin's profile",
  "password, please",
  "a user's rights",
  "a new category",
  "a category's name",
  "a category to delete",
  "a new product",
  "a product",
  "a product's photos",
  "a product to delete",
  "import",
  "search words",
  "couriers",
  "an order",
  "a status",
  "money received",
  "enquiries",
  "settings",
  "ways to pay",
  "testimonials",
  "contact",
  "bulk",
  "the cart",
  "checkout",
];

describe("while another program holds the database", () => {
  test("every form was tried", () => {
    expect(Object.keys(answers).toSorted()).toEqual(names.toSorted());
  });

  test.each(names)("%s: 503 and when to come again, with the form as it was typed", (name) => {
    const { form, says = "Something went wrong", also = {} } = forms[name] as Sent;
    const { answer, html } = answers[name] as (typeof answers)[string];
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "15"]);
    const { errors, values } = formIn(answer);
    expect(errors).toEqual({ form: says, ...also });
    const typed = Object.entries(form).filter(
      ([field, value]) => typeof value === "string" && !/password/i.test(field),
    );
    expect(values).toEqual({ ...Object.fromEntries(typed), idempotencyKey: expect.any(String) });
    expect(html).toContain(says);
    for (const sentence of Object.values(also)) expect(html).toContain(sentence);
    expect(html).not.toContain(castPassword);
  });

  test("what was typed stands in the fields again", () => {
    const shown = (name: string) => answers[name]?.html ?? "";
    expect(shown("register")).toContain('value="Meena Desai"');
    expect(shown("a shopper's profile")).toContain('value="Asha P."');
    expect(shown("a new category")).toContain('value="Late oil"');
    expect(shown("a category's name")).toContain('value="Other oil"');
    expect(shown("a new product")).toContain("Pressed today.");
    expect(shown("a product")).toContain('value="New oil"');
    expect(shown("a product to delete")).toContain('value="yes please"');
    expect(shown("an order")).toContain('value="AB123456"');
    expect(shown("money received")).toContain('value="cash from the courier"');
    expect(shown("settings")).toContain('value="Prayosha Oils"');
    expect(shown("testimonials")).toContain("Good oil.");
    expect(shown("the cart")).toContain('value="4"');
    expect(shown("contact")).toContain("Do you deliver?");
    expect(shown("bulk")).toContain('value="40 tins a month"');
    expect(shown("checkout")).toContain("7 Station Road</textarea>");
  });

  test("a call of the API gets JSON, 503 and when to come again", async () => {
    expect([api.status, api.headers.get("Retry-After")]).toEqual([503, "15"]);
    expect(await api.json()).toEqual({ success: false, message: cannotStoreWords });
  });
});
