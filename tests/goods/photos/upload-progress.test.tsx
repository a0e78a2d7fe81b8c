import { JSDOM } from "jsdom";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { UploadProgress } from "~/goods/photos/upload-progress";
import { showProgress } from "~/base/ui/browser/upload-progress";
import { inLanguage, type Language } from "~/base/words/language";

afterEach(() => vi.unstubAllGlobals());

/** What stands below a form on a page in this language once this much of 2.5 MB is sent. */
function saidAfter(sent: number, language: Language): string {
  const place = inLanguage(language, () => renderToString(<UploadProgress />));
  const { document } = new JSDOM(`<form>${place}</form>`).window;
  vi.stubGlobal("document", document);
  const [form] = document.forms;
  const total = 2.5 * 1024 * 1024;
  if (form) showProgress(form, { loaded: total * sent, total } as ProgressEvent);
  return document.body.textContent ?? "";
}

test("how much of a photo is sent is said in the language of the page", () => {
  expect(saidAfter(0.5, "en")).toBe("50 % of 2.5 MB sent");
  expect(saidAfter(1, "en")).toBe("Sent. One moment …");
  expect(saidAfter(0.5, "gu")).toBe("2.5 MBમાંથી 50 % મોકલાયું");
  expect(saidAfter(1, "hi")).toBe("भेजा गया। थोड़ा रुकें …");
});
