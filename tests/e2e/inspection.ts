import { AxeBuilder } from "@axe-core/playwright";
import type { ConsoleMessage, Page } from "@playwright/test";
import { isCutShort } from "./journey";
import { layOutWhole } from "./whole-page";

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
const narrow = [360, 320];
/** The rules of axe that depend on colours, on the width, or on what a width hides; all others read the same markup again. */
const depending = [
  "aria-hidden-focus",
  "bypass",
  "color-contrast",
  "duplicate-id-aria",
  "heading-order",
  "landmark-unique",
  "link-in-text-block",
  "region",
  "scrollable-region-focusable",
  "target-size",
];
/** What a finger hits, in CSS pixels. */
const target = 44;

/**
 * Looks at screens and collects what is wrong with them, one line each: what axe finds on a phone by day and on a desktop by
 * night, what sticks out sideways, what a finger would miss, pictures without a size, errors in the console.
 */
export function inspectionOf(page: Page) {
  const problems: string[] = [];
  let screen = "";
  const note = (problem: string) => problems.push(`${screen}: ${problem}`);

  page.on("pageerror", (error) => {
    if (!isCutShort(error)) note(`script: ${error.message}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error" && !saysOnlyTheStatus(message, page)) note(message.text());
  });

  async function visit(path: string) {
    screen = path;
    await page.goto(path);
    await look(path);
  }

  async function look(name: string) {
    screen = name;
    await layOutWhole(page);
    await page.setViewportSize(phone);
    await wear(page, "light");
    const onPhone = [
      ...(await found(page)),
      ...(await page.evaluate(missedByFingers, target)),
      ...(await page.evaluate(picturesWithoutSize)),
    ];
    for (const problem of onPhone) note(`on a phone: ${problem}`);

    for (const width of narrow) {
      await page.setViewportSize({ width, height: phone.height });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) note(`${wide} px wide on ${width} px`);
    }

    await page.setViewportSize(desktop);
    await wear(page, "dark");
    for (const problem of await found(page, depending)) note(`on a desktop at night: ${problem}`);
  }

  return { problems, visit, look };
}

/** The browser logs every refused answer; that a page or a form was refused is what some screens here are about. */
function saysOnlyTheStatus(message: ConsoleMessage, page: Page): boolean {
  const { pathname } = new URL(message.location().url || page.url(), page.url());
  const asked = pathname.replace(/\.data$/, "");
  return /status of 4\d\d/.test(message.text()) && asked === new URL(page.url()).pathname;
}

async function wear(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  // With motion, colours would still be on their way when axe measures them.
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

/** What axe finds by all of its rules, or by these. */
async function found(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(" ")}: ${node.failureSummary}`),
  );
}

/** Runs in the page: controls of forms that are lower than `least` pixels. A box to tick is as high as its label. */
function missedByFingers(least: number): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    "button, input:not([type=hidden]), select, textarea, summary, a.button",
  );
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return [];
    const label =
      control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
        ? control.labels?.[0]
        : null;
    const { height, width } = (label ?? control).getBoundingClientRect();
    const isForMachines = width <= 1 || control.closest("[aria-hidden=true]") !== null;
    if (isForMachines || height >= least - 0.5) return [];
    return [`${height.toFixed(1)} px high: ${control.outerHTML.slice(0, 120)}`];
  });
}

/** Runs in the page: pictures that move what is below them when they arrive. */
function picturesWithoutSize(): string[] {
  return [...document.images]
    .filter((image) => !image.hasAttribute("width") || !image.hasAttribute("height"))
    .map((image) => `no width and height: ${image.outerHTML.slice(0, 120)}`);
}
