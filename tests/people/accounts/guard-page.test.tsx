import { expect, test } from "vitest";
import { guardHeaders, loginPath } from "~/people/accounts/guard-headers";
import { GuardPage } from "~/people/accounts/guard-page";
import { argsFor } from "../../cast";
import { htmlOf } from "./rendered";

const asked = new Request("http://localhost:3000/dashboard/admin/orders?page=2&q=a");
const login = "/login?redirectTo=%2Fdashboard%2Fadmin%2Forders%3Fpage%3D2%26q%3Da";

test.each([
  [401, "Please log in to see this page."],
  [403, "This page is for admins."],
] as const)(
  "a refused visitor (%i) reads why and gets a link to login",
  async (status, sentence) => {
    const page = () => <GuardPage status={status} loginPath={loginPath(new URL(asked.url))} />;
    const html = await htmlOf({ default: page }, argsFor(asked));
    expect(html).toContain(sentence);
    expect(html).toContain(`href="${login}"`);
    expect(html).toContain('class="spinner"');
    expect(html.includes('href="/"')).toBe(status === 403);
  },
);

test("without JavaScript the browser goes on to login after two seconds", () => {
  for (const status of [401, 403])
    expect(guardHeaders(asked, status).get("Refresh")).toBe(`2; url=${login}`);
});

test("no other answer moves the browser on", () => {
  for (const status of [200, 303, 400, 404, 429, 500])
    expect([...guardHeaders(asked, status)]).toEqual([]);
});
