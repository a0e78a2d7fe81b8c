import { z } from "zod";
import { type Call, done, refusalShape } from "~/base/lib/api/call";
import { apiUser, exampleUser } from "./api-user";
import { forgotPasswordForm, loginForm, passwordOfAnyLength, registerForm } from "./forms";
import { longest, shortestPassword } from "./limits";

/** The calls of /api/v1 by which people open an account and come in. */

const { terms: _terms, news: _news, ...registerFields } = registerForm.shape;

/** Accepts any length: a weak password is refused in a 200, because clients show `message` only for that status. */
const judgedPassword = (field: string) =>
  passwordOfAnyLength(field).meta({
    description: `${shortestPassword} to ${longest.password} characters`,
  });
const refusedPassword =
  "The password is shorter than 6 characters, one that very many people use, or easy to guess";

/** The message for an e-mail already in use; also sent with 200. */
export const emailTaken = "An account with this e-mail exists already.";

export const register = {
  method: "POST",
  path: "/auth/register",
  does: "Makes an account.",
  who: "all",
  limit: "sign-in",
  body: {
    schema: z.object({ ...registerFields, password: judgedPassword("password") }),
    example: {
      name: "Asha Patel",
      email: "asha@example.com",
      password: "groundnut-2024",
      phone: "98250 12345",
      address: "12 Ring Road, Surat 395002",
      answer: "Surat",
    },
  },
  success: {
    status: 201,
    schema: done({ user: apiUser }),
    example: { success: true, message: "You are registered. Please log in.", user: exampleUser },
    or: refusalShape.meta({
      description: `The e-mail is taken, or the password refused: 200 all the same, \`success\` is false. ${refusedPassword}`,
    }),
  },
  refusals: {
    400: {
      when: 'A field is missing or cannot be used; `message` names it: "name is required"',
    },
  },
} as const satisfies Call;

/** The message for an account with two-factor sign-in. */
export const usesTwoFactor =
  "This account uses two-factor sign-in, which only the website supports.";

export const login = {
  method: "POST",
  path: "/auth/login",
  does: "Gives a token for the Authorization header; it is good for seven days.",
  who: "all",
  limit: "sign-in",
  body: {
    schema: loginForm,
    example: { email: "asha@example.com", password: "groundnut-2024" },
  },
  success: {
    status: 200,
    schema: done({ user: apiUser, token: z.string() }),
    example: {
      success: true,
      message: "You are logged in.",
      user: exampleUser,
      token: "Qm9fZ2l2ZW5fYnlfbG9naW5fYW5kX2tlcHRfc2VjcmV0",
    },
  },
  refusals: {
    400: { when: "A field is missing" },
    401: {
      when: "The e-mail or the password is not right; which of them is not said. Or both are, and the account uses two-factor sign-in, which only the website supports",
    },
  },
} as const satisfies Call;

export const forgotPassword = {
  method: "POST",
  path: "/auth/forgotpassword",
  does: "Sets a new password by the security answer; signs the user out everywhere. A shop that sends mail instead mails the user a link to a page where the new password is typed: until it is saved there nothing changes, and `newpassword` is not used.",
  who: "all",
  limit: "sign-in",
  body: {
    schema: forgotPasswordForm.extend({ newpassword: judgedPassword("newpassword") }),
    example: { email: "asha@example.com", newpassword: "cold-pressed-7", answer: "Surat" },
  },
  success: {
    status: 200,
    schema: done({}).meta({
      description: "`message` says what happened: the password is changed, or a link is mailed",
    }),
    example: { success: true, message: "Your password is changed. Please log in." },
    or: refusalShape.meta({
      description: `The new password is refused: 200 all the same, \`success\` is false. ${refusedPassword}`,
    }),
  },
  refusals: {
    400: { when: "A field is missing or cannot be used" },
    401: { when: "The e-mail or the answer is not right; which of them is not said" },
  },
} as const satisfies Call;
