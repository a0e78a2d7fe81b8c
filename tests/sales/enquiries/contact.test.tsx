import { afterEach, describe, expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { attempts, enquiries } from "~/base/db/schema";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import Contact, { action, headers, loader } from "~/routes/site/contact";
import { argsFor } from "../../cast";
import { mailsOf } from "../../people/mail/outbox";
import { shown, wordsOf } from "../../upkeep/pages/shown";
import { outcome, stored } from "./sending";

const typed = {
  name: "Asha Patel",
  email: "asha@example.com",
  "phone number": "+91 98250 12345",
  "area/city": "Adajan, Surat",
  message: "Do you deliver on Saturday?",
};

const send = (form: Record<string, string>, address?: string) =>
  outcome(action(argsFor("/contact", { form, address })));
const thanked = {
  status: 303,
  location: "/contact",
  toast: { type: "success", message: "Thank you!!,we will reach to you soon" },
};

afterEach(() =>
  write((tx) => {
    tx.delete(enquiries).run();
    tx.delete(attempts).run();
  }),
);

test("a message is kept whole, and its sender is thanked", async () => {
  expect(await send(typed)).toMatchObject(thanked);
  expect(stored()).toEqual([
    {
      kind: "contact",
      name: "Asha Patel",
      email: "asha@example.com",
      phone: "+91 98250 12345",
      area: "Adajan, Surat",
      message: "Do you deliver on Saturday?",
      business: null,
      product: null,
      quantity: null,
      mayBeSpam: false,
      answeredAt: null,
      answeredBy: null,
    },
  ]);
});

test("a message in Gujarati arrives as it was written, line breaks included", async () => {
  const gujarati = {
    name: "આશા પટેલ",
    email: "આશા@ઉદાહરણ.ભારત",
    "phone number": "૯૮૨૫૦ ૧૨૩૪૫",
    "area/city": "અડાજણ, સુરત",
    message: "શું તમે શનિવારે\r\nડિલિવરી કરો છો? 🙏",
  };
  expect(await send(gujarati)).toMatchObject(thanked);
  expect(stored()).toMatchObject([
    { name: "આશા પટેલ", phone: "૯૮૨૫૦ ૧૨૩૪૫", message: "શું તમે શનિવારે\nડિલિવરી કરો છો? 🙏" },
  ]);
});

describe("what is not accepted", () => {
  const refusals: [string, Record<string, string>, Record<string, string>][] = [
    ["no name", { name: "" }, { name: "Name is required" }],
    ["only spaces as a name", { name: " \u200b " }, { name: "Name is required" }],
    ["no email", { email: "" }, { email: "Email is required" }],
    ["no phone number", { "phone number": "" }, { "phone number": "Phone number is required" }],
    ["no area or city", { "area/city": "" }, { "area/city": "Area or city is required" }],
    ["no message", { message: "\r\n" }, { message: "Message is required" }],
    ["half an email", { email: "asha@" }, { email: "Email must look like name@example.com" }],
    ["no domain", { email: "asha@surat" }, { email: "Email must look like name@example.com" }],
    ["two emails", { email: "a@b.in,c@d.in" }, { email: "Email must look like name@example.com" }],
    [
      "a phone number without digits",
      { "phone number": "call me" },
      { "phone number": "Phone number must have at least 6 digits" },
    ],
    [
      "a name too long",
      { name: "a".repeat(101) },
      { name: "Name must have at most 100 characters" },
    ],
    [
      "a message too long",
      { message: "a".repeat(3001) },
      { message: "Message must have at most 3000 characters" },
    ],
    [
      "a line break in an email",
      { email: "asha@example.com\nBcc: all@example.com" },
      { email: "Email has characters in it that cannot be shown" },
    ],
    [
      "control characters",
      { name: "Asha\u0000Patel", message: "Hello\u001b[2J" },
      {
        name: "Name has characters in it that cannot be shown",
        message: "Message has characters in it that cannot be shown",
      },
    ],
  ];

  test.each(refusals)("%s: said beside the field, the rest kept", async (_what, change, errors) => {
    const form = { ...typed, ...change };
    const answer = await send(form);
    expect(answer).toMatchObject({ status: 400, form: { errors, values: form } });
    expect(answer.form?.errors).toEqual(errors);
    expect(stored()).toEqual([]);
  });

  test("a form without any field says each that is missing", async () => {
    const { form } = await send({});
    expect(Object.keys(form?.errors ?? {})).toEqual(Object.keys(typed));
  });

  test("the page shows it again with everything typed and the sentence tied to its field", async () => {
    const { form } = await send({ ...typed, email: "asha@", message: "<b>Two\nlines</b>" });
    const html = shown(Contact, {
      path: "/contact",
      data: loader(argsFor("/contact")),
      answer: { form },
    });
    expect(html).toContain('id="email-error"');
    expect(html).toMatch(
      /<input[^>]*aria-invalid="true" aria-describedby="email-error"[^>]*value="asha@"/,
    );
    expect(html).toContain('value="Adajan, Surat"');
    expect(html).toContain("&lt;b&gt;Two\nlines&lt;/b&gt;");
    expect(html).toContain('role="alert"');
  });
});

test("marks for the writing direction that came along with a copied number do no harm", async () => {
  expect(await send({ ...typed, "phone number": "\u202a+91 98250 12345\u202c" })).toMatchObject(
    thanked,
  );
  expect(stored()).toMatchObject([{ phone: "+91 98250 12345" }]);
});

test("a message of exactly the longest length arrives, each line break counted once", async () => {
  const message = `${"a".repeat(2998)}\r\nb`;
  expect(await send({ ...typed, message })).toMatchObject(thanked);
});

test("a double click is one message; another text is another message", async () => {
  const both = await Promise.all([send(typed), send(typed)]);
  expect(both).toMatchObject([thanked, thanked]);
  expect(stored()).toHaveLength(1);
  await send({ ...typed, message: "And on Sunday?" });
  expect(stored()).toHaveLength(2);
});

test("what fills the hidden field is stored, marked, and told to nobody", async () => {
  const mailsBefore = mailsOf().length;
  expect(await send({ ...typed, "zq-7": "https://hotelraj.example" })).toMatchObject(thanked);
  expect(stored()).toMatchObject([{ name: typed.name, mayBeSpam: true }]);
  expect(mailsOf()).toHaveLength(mailsBefore);
  expect((await send({ "zq-7": "https://spam.example" })).status, "nothing to store").toBe(400);
  expect(stored()).toHaveLength(1);
});

test("the field by which a password manager writes down a website is none of ours", async () => {
  await send({ ...typed, website: "https://hotelraj.example" });
  expect(stored()).toMatchObject([{ name: typed.name, mayBeSpam: false }]);
});

test("the eleventh message from one address within 15 minutes has to wait, and loses nothing", async () => {
  for (let turn = 1; turn <= 10; turn += 1)
    expect(await send({ ...typed, message: `Message ${turn}` }, "203.0.113.7")).toMatchObject(
      thanked,
    );

  const eleventh = { ...typed, message: "Message 11" };
  const answer = await send(eleventh, "203.0.113.7");
  expect(answer).toMatchObject({ status: 429, form: { values: eleventh } });
  expect(answer.form?.errors.form).toMatch(/Please wait 15 minutes and send it again/);
  const wait = Number(answer.headers?.get("Retry-After"));
  expect(wait).toBeGreaterThan(890);
  expect(wait).toBeLessThanOrEqual(900);
  expect(stored()).toHaveLength(10);

  expect(await send(eleventh, "203.0.113.8")).toMatchObject(thanked);
});

test("mistakes do not count as messages", async () => {
  for (let turn = 1; turn <= 11; turn += 1) await send({ ...typed, name: "" }, "203.0.113.9");
  expect(await send(typed, "203.0.113.9")).toMatchObject(thanked);
});

test("how long to wait also reaches a browser that asked for the page", () => {
  const said = headers({
    actionHeaders: new Headers({ "Retry-After": "900" }),
    loaderHeaders: new Headers(),
    parentHeaders: new Headers(),
    errorHeaders: undefined,
  });
  expect(new Headers(said).get("Retry-After")).toBe("900");
});

test("what is not a form is not read", async () => {
  const args = argsFor("/contact", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
  });
  await expect(action(args)).rejects.toMatchObject({ status: 415 });
});

describe("the page", () => {
  test("shows the working days, the certificate and the office in Surat before anything is set", () => {
    const words = wordsOf(shown(Contact, { data: loader(argsFor("/contact")) }));
    expect(words).toContain("Monday to Saturday, 9 am to 6 pm");
    expect(words).toContain("ISO 9001:2015 certified");
    expect(words).toContain("Corporate office Prayosha Oil Surat, Gujarat");
    expect(words).not.toMatch(/null|undefined|GSTIN|FSSAI/);
  });

  test("shows the facts that the operator set", async () => {
    await setCompanyFacts({
      phone: "0261 400 1234",
      email: "care@example.com",
      fssai: "10020021000000",
    });
    const html = shown(Contact, { data: loader(argsFor("/contact")) });
    expect(html).toContain('href="tel:02614001234"');
    expect(html).toContain('href="mailto:care@example.com"');
    expect(wordsOf(html)).toContain("FSSAI licence or registration 10020021000000");
  });

  test("asks for all five fields under the names of the form service", () => {
    const html = shown(Contact, { data: loader(argsFor("/contact")) });
    const asked = [...html.matchAll(/<(?:input|textarea)[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => tag.includes("required"))
      .map((tag) => / name="([^"]+)"/.exec(tag)?.[1]);
    expect(asked).toEqual(Object.keys(typed));
  });

  test("keeps the hidden field away from people", () => {
    const html = shown(Contact, { data: loader(argsFor("/contact")) });
    const trap = /<div class="trap" aria-hidden="true">(.*?)<\/div>/.exec(html)?.[1] ?? "";
    for (const attribute of [
      'name="zq-7"',
      "data-1p-ignore",
      'data-lpignore="true"',
      "data-bwignore",
    ])
      expect(trap).toContain(attribute);
    expect(trap).toContain('tabindex="-1"');
    expect(trap).toContain('autoComplete="off"');
  });
});
