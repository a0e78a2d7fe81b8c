import { expect, test } from "vitest";
import { loginPath } from "~/people/accounts/login-path";
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
    // With script a timer does the same, which ends when the visitor goes elsewhere.
    expect(html).toContain(
      `<noscript><meta http-equiv="refresh" content="2; url=${login}"/></noscript>`,
    );
    expect(html.includes('href="/"')).toBe(status === 403);
  },
);
