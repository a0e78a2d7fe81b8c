import { describe, expect, it } from "vitest";
import { forScript, goesToHeader, scriptHeader } from "~/base/lib/http/sent-by-script";

const plain = new Request("http://shop.test/dashboard/admin/settings", { method: "POST" });
const byScript = new Request(plain, { headers: { [scriptHeader]: "yes" } });
const saved = () => {
  const headers = new Headers({ Location: "/dashboard/admin/settings" });
  headers.append("Set-Cookie", "prayosha_toast=saved");
  return new Response(null, { status: 303, headers });
};

describe("a form that a script sent", () => {
  it("is told where to go instead of being sent there", () => {
    const { status, headers } = forScript(byScript, saved());
    expect(status).toBe(204);
    expect(headers.get(goesToHeader)).toBe("/dashboard/admin/settings");
    expect(headers.get("Location")).toBeNull();
    expect(headers.get("Set-Cookie")).toBe("prayosha_toast=saved");
  });

  it("gets a refusal as everybody does", async () => {
    const refused = forScript(byScript, new Response("no", { status: 400 }));
    expect([refused.status, await refused.text()]).toEqual([400, "no"]);
  });

  it("leaves browsers to their redirects", () => {
    const { status, headers } = forScript(plain, saved());
    expect([status, headers.get("Location")]).toEqual([303, "/dashboard/admin/settings"]);
  });
});
