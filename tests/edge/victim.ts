import type { Asked, Front } from "../storm/front";
import type { Victim } from "./hostile";

/** Somebody with an account, and something in the cart, whose name is like no other. */
export async function victimOf(
  front: Front,
  waits: Pick<Asked, "limit" | "patience">,
): Promise<Victim> {
  const cookies = new Map<string, string>();
  const post = async (path: string, fields: Record<string, string>) => {
    const { headers } = await front.askUntilAnswered(path, {
      method: "POST",
      headers: { Cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
      body: new URLSearchParams(fields),
      ...waits,
    });
    for (const cookie of headers["set-cookie"] ?? []) {
      const [name = "", value = ""] = (cookie.split(";", 1)[0] ?? "").split(/=(.*)/s);
      cookies.set(name, value);
    }
  };
  const account = { email: "zarina.victim@example.com", password: "a-good-long-one" };
  await post("/register", {
    ...account,
    name: "Zarina Nagarwala",
    phone: "98250 54321",
    address: "9 Mill Street, Surat 395002",
    answer: "Surat",
  });
  await post("/login", account);
  cookies.delete("prayosha_toast");
  const whole = [...cookies].map((pair) => pair.join("=")).join("; ");
  if (!whole.includes("prayosha_session=")) throw new Error("The victim could not sign in");
  return { cookies: whole, marks: /Zarina|Nagarwala|zarina\.victim/ };
}
