import { z } from "zod";
import type { Viewer } from "./viewer-columns.server";

/** A user in API responses: no password, no security answer. */
export const apiUser = z.strictObject({
  _id: z.string(),
  id: z.string().meta({ description: "The same as `_id`; clients differ in which they read" }),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  role: z.union([z.literal(0), z.literal(1)]).meta({ description: "1 admin, 0 user" }),
});

export function toApiUser({ id, name, email, phone, address, role }: Viewer) {
  return { _id: id, id, name, email, phone, address, role };
}

export const exampleUser = {
  _id: "019d3f2a6c1e5b0c8a7f4e2d9b6a1c3f",
  id: "019d3f2a6c1e5b0c8a7f4e2d9b6a1c3f",
  name: "Asha Patel",
  email: "asha@example.com",
  phone: "98250 12345",
  address: "12 Ring Road, Surat 395002",
  role: 0,
};
