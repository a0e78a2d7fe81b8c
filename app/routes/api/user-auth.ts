import { answering } from "~/people/accounts/guards/answering.server";
import { userAuth } from "~/people/accounts/contract";

/** Some clients read `ok`, others `data.ok`. */
const { loader, action } = answering(userAuth, () => ({ ok: true, data: { ok: true } }));

export { loader, action };
