import { answering } from "~/accounts/answering.server";
import { userAuth } from "~/accounts/contract";

/** Clients differ in where they look, hence both places. */
const { loader, action } = answering(userAuth, () => ({ ok: true, data: { ok: true } }));

export { loader, action };
