import { z } from "zod";
import { type Call, done, refusalWithError, whenTooBusy } from "~/base/lib/api/call";
import { apiUser, exampleUser } from "./api-user";
import { profileForm } from "./forms";
import { register, login, forgotPassword } from "./sign-in-contract";

/** The account calls of /api/v1. */

const yes = z.strictObject({
  ok: z.literal(true),
  data: z.strictObject({ ok: z.literal(true) }),
});

export const userAuth = {
  method: "GET",
  path: "/auth/user-auth",
  does: "Whether the token is a signed-in user's.",
  who: "user",
  success: { status: 200, schema: yes, example: { ok: true, data: { ok: true } } },
} as const satisfies Call;

export const adminAuth = {
  ...userAuth,
  path: "/auth/admin-auth",
  does: "Whether the token is an admin's.",
  who: "admin",
} as const satisfies Call;

export const logout = {
  method: "POST",
  path: "/auth/logout",
  does: "Ends the token it is called with.",
  who: "user",
  success: {
    status: 200,
    schema: done({}),
    example: { success: true, message: "You are logged out." },
  },
} as const satisfies Call;

export const profile = {
  method: "PUT",
  path: "/auth/profile",
  does: "Changes what is sent and not empty. A new password signs the user out everywhere else; this token stays.",
  who: "user",
  repeats: "error",
  body: {
    schema: profileForm,
    example: { name: "Asha Patel", phone: "98250 54321", address: "7 Station Road, Surat 395003" },
  },
  success: {
    status: 200,
    schema: done({ updatedUser: apiUser }),
    example: {
      success: true,
      message: "Profile Updated Successfully",
      updatedUser: {
        ...exampleUser,
        phone: "98250 54321",
        address: "7 Station Road, Surat 395003",
      },
    },
  },
  refusals: {
    400: {
      when: "A field cannot be used, such as a password under 6 characters or one that very many people use",
      schema: refusalWithError,
    },
    503: whenTooBusy,
  },
} as const satisfies Call;

export const userCounts = {
  method: "GET",
  path: "/category/user-counts",
  does: "How many accounts there are.",
  who: "admin",
  success: {
    status: 200,
    schema: z.strictObject({ success: z.literal(true), total: z.number().int() }),
    example: { success: true, total: 128 },
  },
} as const satisfies Call;

export const accountCalls = [
  register,
  login,
  forgotPassword,
  userAuth,
  adminAuth,
  logout,
  profile,
  userCounts,
] satisfies Call[];
