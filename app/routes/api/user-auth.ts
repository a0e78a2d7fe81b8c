import { answering } from "~/accounts/answering.server";
import { userAuth } from "~/accounts/contract";

/** Some clients read `ok`, others `data.ok`. */
const { loader, action } = answering(userAuth, () => ({ ok: true, data: { ok: true } }));

export { loader, action };
