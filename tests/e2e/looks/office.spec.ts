import { expectNoBarriers } from "../barriers";
import { expect, test } from "../journey";
import { owner, signIn } from "../people";

const area = "/dashboard/admin";

test("the office fits a phone, is big enough for fingers, and axe finds nothing", async ({
  page,
}) => {
  test.skip(test.info().project.name !== "looks", "axe is a script");
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, owner, `/login?redirectTo=${area}/users`);
  const user = await page.locator(`tbody a[href^="${area}/users/"]`).first().getAttribute("href");
  const screens = [
    "users",
    "enquiries",
    "reviews",
    "settings",
    "settings/story",
    "settings/testimonials",
    "audit",
    "profile",
  ].map((at) => `${area}/${at}`);
  for (const path of [...screens, user ?? "", `${user}?ask=sign-out`]) {
    await page.goto(path);
    await expectNoBarriers(page, path);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    const small = await page
      .locator(
        "main :is(.button, select, input:not([type=hidden]), .side-menu a, .pager a, table a)",
      )
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.9)
          .map((one) => one.outerHTML),
      );
    expect(small).toEqual([]);
  }
});
