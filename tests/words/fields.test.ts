import { expect, test } from "vitest";
import { bulkForm, contactForm } from "~/enquiries/forms";
import { parseForm } from "~/lib/form/form.server";
import { inLanguage, type Language } from "~/words/language";

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
