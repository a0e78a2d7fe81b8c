import { answering } from "~/people/accounts/guards/answering.server";
import { adminAuth } from "~/people/accounts/contract";

/** Some clients read `ok`, others `data.ok`. */
const { loader, action } = answering(adminAuth, () => ({ ok: true, data: { ok: true } }));

export { loader, action };
