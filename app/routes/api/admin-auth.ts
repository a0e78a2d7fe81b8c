import { answering } from "~/accounts/answering.server";
import { adminAuth } from "~/accounts/contract";

/** Some clients read `ok`, others `data.ok`. */
const { loader, action } = answering(adminAuth, () => ({ ok: true, data: { ok: true } }));

export { loader, action };
