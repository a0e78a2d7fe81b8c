import { answering } from "~/accounts/answering.server";
import { adminAuth } from "~/accounts/contract";

/** Clients differ in where they look, hence both places. */
const { loader, action } = answering(adminAuth, () => ({ ok: true, data: { ok: true } }));

export { loader, action };
