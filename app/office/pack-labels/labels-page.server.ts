import { notFound, seeOther } from "~/base/lib/http/http";
import { shopAddress } from "~/base/lib/http/listening.server";
import { newId } from "~/base/lib/ids.server";
import { pdfFile, pdfInPieces, pdfText } from "~/sales/invoices/pdf/pdf-document.server";
import { isAboveMrp } from "~/goods/catalogue/pack-facts";
import { panelArea } from "~/goods/catalogue/panel/panel";
import { type Choice, choiceIn } from "./forms";
import { labelFacts, type LabelFacts } from "./label-facts.server";
import { labelLayout } from "./label-layout";
import { labelContent } from "./label-words";
import { labelPages, testSheet } from "./labels-pdf.server";
import { missingOn } from "./missing";
import { cellsOf, labelsFor, type Paper, paperOf, papers } from "./papers";
import { labelsPath } from "./paths";
import { printerOf } from "./printer";
import { printOf, printsOf } from "./prints.server";
import { versionOf } from "~/base/lib/form/version.server";
import { shiftOf } from "./shifts.server";

/** Sheet and printer of a choice, both of which its form has checked. */
function toolsOf({ paper, dpi }: Pick<Choice, "paper" | "dpi">) {
  const [own, printer] = [paperOf(paper), printerOf(dpi)];
  if (!own || !printer) throw notFound();
  return { paper: own, printer };
}

type Look = Pick<Choice, "paper" | "dpi" | "design" | "language" | "dates">;

const contentOf = (facts: LabelFacts, { language, dates }: Look, request: Request) =>
  labelContent(facts, { language, dates, shopAddress: shopAddress(request) });

const area = ({ label: [width, height] }: Paper) => width * height;

/**
 * Whether a label has room on this paper, and if not the first larger one on which it has: that is `instead`, null where there is none.
 * `lacksEan`: the number under the bar code is left out. `letters`: their legal height in mm.
 */
export async function roomFor(facts: LabelFacts, choice: Look, request: Request) {
  const content = contentOf(facts, choice, request);
  const { paper: chosen, printer } = toolsOf(choice);
  const text = await pdfText(content);
  const on = (paper: Paper) =>
    labelLayout(text, { content, paper, printer, design: choice.design });
  const { fits, hasEan } = on(chosen);
  const others = papers
    .filter((paper) => paper.holds === chosen.holds && paper.isRoll === chosen.isRoll)
    .toSorted((one, other) => area(one) - area(other));
  const inOrder = [...others, ...papers.filter(({ holds }) => holds === chosen.holds)];
  const instead = fits ? undefined : inOrder.find((paper) => on(paper).fits);
  return { fits, lacksEan: content.ean !== null && !hasEan, instead: instead?.name ?? null, letters: content.letters }; // prettier-ignore
}

/** What the page of a batch's labels shows. Throws a 404 where there is no such batch, or its product is gone. */
export async function labelsPage(batchId: string, request: Request) {
  const facts = labelFacts(batchId);
  if (!facts) throw notFound();
  const { batch, product } = facts;
  const choice = choiceIn(new URL(request.url).searchParams, batch.packs);
  const { paper } = toolsOf(choice);
  const isKnown = panelArea(product) !== null;
  return {
    batch: { id: batch.id, number: batch.number, packs: batch.packs, mrpPaise: batch.mrpPaise },
    name: product.name,
    choice,
    missing: missingOn(facts, choice.language),
    room: isKnown ? await roomFor(facts, choice, request) : null,
    paper: { name: paper.name, isSmall: paper.holds === "code", cells: cellsOf(paper) },
    shift: shiftOf(paper),
    shiftVersion: versionOf(shiftOf(paper)),
    labels: labelsFor(choice.packs, choice.spare),
    isRecalled: batch.isRecalled,
    isAbovePrint: isAboveMrp(product.pricePaise, batch.mrpPaise),
    prints: printsOf(batch.id).map((print) => ({
      ...print,
      paper: paperOf(print.paper)?.name ?? print.paper,
    })),
    fresh: newId(),
  };
}

/** Whether a former printing may be printed again: batch and facts may have changed since. */
const isGoodYet = async (facts: LabelFacts, look: Look, request: Request) =>
  !facts.batch.isRecalled &&
  !missingOn(facts, look.language).some(({ isMust }) => isMust) &&
  (await roomFor(facts, look, request)).fits;

/**
 * The PDF of a printing (`?print=`), or where it may not be printed any more a 303 to the page that says why; else one sample of a label
 * as the address asks for it, or with `?frames=` its test sheet.
 */
export async function labelsFile(batchId: string, request: Request): Promise<Response> {
  const facts = labelFacts(batchId);
  if (!facts) throw notFound();
  const query = new URL(request.url).searchParams;
  const print = query.has("print") ? printOf(batchId, query.get("print") ?? "") : null;
  if (query.has("print") && !print) throw notFound();
  const now = Date.now();
  const asked = choiceIn(query, 1);
  const look = print ? ({ ...asked, ...print } as Look) : asked;
  if (print && !(await isGoodYet(facts, look, request))) {
    const { paper, design, language, dates } = look;
    const asked = { paper, dpi: `${look.dpi}`, design, language, dates };
    return seeOther(`${labelsPath(facts.batch)}?${new URLSearchParams(asked)}`);
  }
  const tools = toolsOf(look);
  const shift = shiftOf(tools.paper);
  const name = `labels-${facts.batch.number.replace(/[^A-Za-z0-9-]+/g, "-")}`;
  if (query.has("frames"))
    return pdfFile("test-sheet", await testSheet(tools.paper, tools.printer, shift, now));
  const pages = await labelPages({
    ...tools,
    content: contentOf(facts, look, request),
    design: look.design,
    shift,
    labels: print?.labels ?? 1,
    firstCell: Math.min(print?.firstCell ?? 1, cellsOf(tools.paper)),
    at: print?.createdAt ?? now,
    isSample: print === null,
  });
  return pdfInPieces(name, pages);
}
