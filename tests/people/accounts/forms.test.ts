import { expect, test } from "vitest";
import type { z } from "zod";
import {
  forgotPasswordForm,
  loginForm,
  profilePageForm,
  profileForm,
  registerForm,
  registerPageForm,
} from "~/people/accounts/forms";

const filled = {
  name: "Meena Desai",
  password: "sing-tel-99",
  email: "meena@example.com",
  phone: "98250 55555",
  address: "4 Station Road, Surat",
  answer: "Navsari",
};

const complaints = (schema: z.ZodType, given: unknown) =>
  schema.safeParse(given).error?.issues.map(({ message }) => message) ?? [];
const firstComplaint = (field: string, value: unknown) =>
  complaints(registerForm, { ...filled, [field]: value })[0];

test("what is missing is named in the order of the API contract", () => {
  expect(complaints(registerForm, {})).toEqual([
    "name is required",
    "password is required",
    "email is required",
    "phone is required",
    "address is required",
    "answer is required",
  ]);
  expect(complaints(loginForm, {})).toEqual(["email is required", "password is required"]);
  expect(complaints(forgotPasswordForm, {})).toEqual([
    "email is required",
    "newpassword is required",
    "answer is required",
  ]);
});

test("the page complains in the order of its fields", () => {
  expect(Object.keys(registerPageForm.shape).slice(0, 6)).toEqual([
    "name",
    "email",
    "password",
    "phone",
    "address",
    "answer",
  ]);
});

test("a phone number on a page has as many digits as in the contact form, in any script", () => {
  const short = ["phone must have at least 6 digits"];
  expect(complaints(registerPageForm, { ...filled, phone: "12" })).toEqual(short);
  expect(complaints(profilePageForm, { phone: "12345" })).toEqual(short);
  expect(complaints(registerPageForm, { ...filled, phone: "૯૮૨૫૦૫૫" })).toEqual([]);
  expect(complaints(profilePageForm, { phone: "" })).toEqual([]);
  // Deployed clients of the API send what they always sent.
  expect(complaints(registerForm, { ...filled, phone: "12" })).toEqual([]);
});

test.each([null, 5, ["a"], { a: 1 }, "", "   ", "\u200b"])("%j is not a name", (value) => {
  expect(firstComplaint("name", value)).toBe("name is required");
});

test.each([
  ["12345", "password must have 6 characters or more"],
  ["x".repeat(201), "password must have at most 200 characters"],
  ["abc\u0000def", "password has characters in it that cannot be shown"],
  ["123456", undefined],
  ["  spaces  ", undefined],
  ["પાસવર્ડ", undefined],
  ["x".repeat(200), undefined],
])("the password %j: %s", (value, complaint) => {
  expect(firstComplaint("password", value)).toBe(complaint);
});

test("a password keeps its spaces", () => {
  expect(registerForm.parse({ ...filled, password: " a b c " }).password).toBe(" a b c ");
});

test.each(["meena", "meena@", "@example.com", "a b@example.com", "meena@example", "<a@b.in>"])(
  "%j is not an e-mail",
  (value) => {
    expect(firstComplaint("email", value)).toBe("email must look like name@example.com");
  },
);

test("an e-mail loses its stray spaces and its upper case", () => {
  expect(registerForm.parse({ ...filled, email: " Meena@Example.COM " }).email).toBe(
    "meena@example.com",
  );
});

test.each([
  ["name", 100],
  ["phone", 30],
  ["address", 500],
  ["answer", 100],
])("%s has at most %i characters", (field, max) => {
  expect(firstComplaint(field, "ક".repeat(max))).toBeUndefined();
  expect(firstComplaint(field, "ક".repeat(max + 1))).toBe(
    `${field} must have at most ${max} characters`,
  );
});

test.each(["name", "phone", "address", "answer"])("%s has no control characters", (field) => {
  for (const character of ["\u0000", "\u0007", "\u001b", "\u007f", "\u0085"]) {
    expect(firstComplaint(field, `a${character}b`)).toBe(
      `${field} has characters in it that cannot be shown`,
    );
  }
});

test("an address has lines, each break counting as one character; a name has not", () => {
  const address = `${"x".repeat(249)}\r\n${"y".repeat(250)}`;
  expect(registerForm.parse({ ...filled, address }).address).toHaveLength(500);
  expect(firstComplaint("name", "Asha\nPatel")).toMatch(/cannot be shown/);
  const { address: tabbed } = registerForm.parse({ ...filled, address: "4 Station\tRoad" });
  expect(tabbed).toBe("4 Station Road");
});

test("a number in Gujarati or Hindi digits is kept as the owner looks for it", () => {
  expect(registerForm.parse({ ...filled, phone: "+૯૧ ૯૮૨૫૦ ૧૨૩૪૫" }).phone).toBe("+91 98250 12345");
  expect(profilePageForm.parse({ phone: "९८२५० १२३४५" }).phone).toBe("98250 12345");
  expect(profileForm.parse({ phone: "९८२५० १२३४५" }).phone).toBe("98250 12345");
});

test("a number copied from a phone's contacts loses the marks around it", () => {
  const { phone } = registerForm.parse({ ...filled, phone: "\u202a+91 98250 55555\u202c" });
  expect(phone).toBe("+91 98250 55555");
});

test("joiners that Indian scripts need are kept", () => {
  const name = "ક્\u200dષ પટેલ";
  expect(registerForm.parse({ ...filled, name }).name).toBe(name);
});

test.each([
  [undefined, false],
  ["", false],
  ["on", true],
  [true, true],
])("consent sent as %j counts as %s", (terms, consent) => {
  expect(registerForm.parse({ ...filled, terms }).terms).toBe(consent);
});

test.each([
  {},
  { name: "", password: "", phone: " ", address: "" },
  { name: null, password: null },
])("a blank profile changes nothing (%j)", (given) => {
  expect(Object.values(profileForm.parse(given)).filter((value) => value !== undefined)).toEqual(
    [],
  );
});

test("a profile takes what is given by the rules of registration", () => {
  expect(complaints(profileForm, { name: "a".repeat(101), password: "123" })).toEqual([
    "name must have at most 100 characters",
    "password must have 6 characters or more",
  ]);
  expect(profileForm.parse({ name: " Asha ", phone: "1" })).toMatchObject({
    name: "Asha",
    phone: "1",
  });
});
