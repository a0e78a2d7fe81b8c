import { expect, test } from "vitest";
import { z } from "zod";
import { bulkForm, contactForm } from "~/sales/enquiries/forms";
import { parseForm } from "~/base/lib/form/form.server";
import { inLanguage, type Language } from "~/base/words/language";

const typed = new FormData();
typed.set("name", "a".repeat(101));
typed.set("email", "asha@");
typed.set("phone number", "12");
typed.set("message", "\u0007");

const refused = (language: Language) =>
  inLanguage(language, () => ({
    ...parseForm(contactForm, typed).problem?.errors,
    product: parseForm(bulkForm([]), typed).problem?.errors["product name"],
  }));

test("a form says in the language of its page what is wrong with a field", () => {
  expect(refused("gu")).toEqual({
    name: "નામ: વધુમાં વધુ 100 અક્ષર",
    email: "ઇમેઇલ આ રીતે લખો: name@example.com",
    "phone number": "મોબાઇલ નંબર: ઓછામાં ઓછા 6 આંકડા",
    "area/city": "વિસ્તાર કે શહેર લખો",
    message: "મેસેજ: અમુક અક્ષર દેખાતા નથી, તે કાઢી નાખો",
    product: "પ્રોડક્ટ પસંદ કરો",
  });
  expect(refused("hi")).toMatchObject({
    "area/city": "इलाका या शहर लिखें",
    email: "ईमेल ऐसे लिखें: name@example.com",
  });
});

test("in English it says what the schemas say", () => {
  expect(refused("en")).toEqual({
    name: "Name must have at most 100 characters",
    email: "Email must look like name@example.com",
    "phone number": "Phone number must have at least 6 digits",
    "area/city": "Area or city is required",
    message: "Message has characters in it that cannot be shown",
    product: "Product is required",
  });
});

test("what no page sends is refused in words of the page's language, never in those of the library", () => {
  const forged = new FormData();
  forged.set("way", "by balloon");
  forged.set("version", "x".repeat(21));
  forged.set("packs", "1e9");
  forged.set("intent", "nothing");
  const schema = z.object({
    way: z.enum(["van", "courier"]),
    version: z.string().max(20),
    packs: z.coerce.number().max(5),
    token: z.string(),
    either: z.union([z.literal(""), z.literal("on")]),
    intent: z.literal("add"),
  });
  const errorsIn = (language: Language) =>
    inLanguage(language, () => parseForm(schema, forged).problem?.errors);
  const reload = { gu: "પેજ ફરી લોડ કરો.", hi: "पेज फिर से लोड करें।", en: "Please reload the page." };
  const tooLong = { gu: "આ લખાણ બહુ લાંબું છે.", hi: "यह बहुत लंबा है।", en: "This is too long." };
  for (const language of ["gu", "hi", "en"] as const) {
    const again = reload[language];
    expect(errorsIn(language)).toEqual({
      way: again,
      version: tooLong[language],
      packs: again,
      token: again,
      either: again,
      intent: again,
    });
  }
  const buttons = z.discriminatedUnion("intent", [schema]);
  const pressed = inLanguage("gu", () => parseForm(buttons, forged).problem?.errors);
  expect(pressed).toEqual({ intent: reload.gu });
});
