import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { wholePage } from "~/lib/http/whole-page.server";

it.each([0, 1, 2])("a page shows its letters wherever they stand in it (%i)", async (shift) => {
  const words = Array.from({ length: 500 }, (_, at) => <b key={at}>{"સિંગતેલ ₹"}</b>);
  const page = <main title={"x".repeat(shift)}>{words}</main>;
  const sent = await new Promise<Buffer>((resolve) => {
    renderToPipeableStream(page).pipe(wholePage(resolve));
  });
  expect(sent.toString()).toBe(renderToStaticMarkup(page));
});
