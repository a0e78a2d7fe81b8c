import sharp from "sharp";
import { expectNoBarriers } from "./barriers";
import { expect, type Page, test } from "./journey";
import { becomeShopper, owner, signIn } from "./people";

const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#305060" } })
    .jpeg()
    .toBuffer();

/** Sends the chosen photo on a slow line: what is on its way, and how large it is, is said meanwhile. */
async function seeWhatIsSent(page: Page) {
  let goOn = () => {};
  const line = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/grievance/*", async (route) => {
    if (route.request().method() === "POST") await line;
    await route.continue();
  });
  await page.getByRole("button", { name: "Add photos" }).click();
  const told = page.getByRole("status").filter({ hasText: "Sending t.jpg, 0.1 MB …" });
  await expect(told.getByRole("progressbar", { name: "Upload" })).toBeVisible();
  goOn();
}

test("who is signed in adds a photo to a complaint; the owner sees it, who has only the link does not", async ({
  page,
  browser,
}) => {
  const person = await becomeShopper(page);
  await signIn(page, person);
  await page.goto("/grievances");
  const field = (name: string) => page.locator(`main [name="${name}"]:visible`);
  await field("kind").selectOption("goods");
  await field("words").fill("The tin is dented, see the photo.");
  await field("name").fill("Meera Desai");
  const serial = String(Date.now() % 1_000_000).padStart(6, "0");
  await field("phone").fill(`97${test.info().project.name === "js" ? 1 : 2}3${serial}`);
  await page.getByRole("button", { name: "Send complaint" }).click();
  await expect(page).toHaveURL(/\/grievance\/[\w-]{43}$/);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const number = /G-\d{4}-\d{6}/.exec(title)?.[0] ?? "";
  await expectNoBarriers(page);

  const choose = page.getByLabel("Photos of what is wrong");
  await choose.setInputFiles({
    name: "note.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("no photo"),
  });
  await page.getByRole("button", { name: "Add photos" }).click();
  await expect(page.getByText("Photo must be a JPEG").first()).toBeVisible();
  await choose.setInputFiles({ name: "t.jpg", mimeType: "image/jpeg", buffer: await photo() });
  if (test.info().project.name === "js") await seeWhatIsSent(page);
  else await page.getByRole("button", { name: "Add photos" }).click();
  await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
  await expectNoBarriers(page);

  const { javaScriptEnabled = true, baseURL = "" } = test.info().project.use;
  const others = await browser.newContext({ javaScriptEnabled, baseURL });
  const stranger = await others.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByText("The tin is dented")).toBeVisible();
  await expect(stranger.getByRole("img", { name: "Photo 1" })).toHaveCount(0);
  await expect(stranger.getByRole("button", { name: "Add photos" })).toHaveCount(0);
  await signIn(stranger, owner, `/login?redirectTo=/dashboard/admin/grievances/${number}`);
  await expect(stranger.getByRole("img", { name: "What the complainant sent, 1" })).toBeVisible();
  await expectNoBarriers(stranger);
  await others.close();
});
