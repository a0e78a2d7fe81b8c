import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { heads, type NoticeText } from "~/people/consent/notice/notice-text";
import { noticeVersions } from "~/people/consent/notice/versions";
import { inLanguage, languages } from "~/base/words/language";
import { t } from "~/base/words/say";

/** All words of a version in the language spoken now, in their order: what its hash is made of. */
function wordsOf({ version, lead, rows, sections }: NoticeText): string {
  const said = [
    lead,
    ...Object.values(heads),
    ...rows.flatMap(({ data, purpose, kept, given }) => [data, purpose, kept, given]),
    ...sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
  ];
  return [version, ...said.map((sentence) => t(sentence))].join("\n");
}

/** Change no hash here or in `versions.ts`: people were shown these words. A change of the notice is a new version. */
test.each(
  noticeVersions.flatMap((notice) => languages.map((each) => [notice.version, each] as const)),
)("the notice of %s in %s is what people were shown", (version, spoken) => {
  const notice = noticeVersions.find((each) => each.version === version);
  if (!notice) throw new Error("There is no such notice");
  const words = inLanguage(spoken, () => wordsOf(notice));
  expect(createHash("sha256").update(words).digest("hex")).toBe(notice.hashes[spoken]);
});

test("the newest version comes first, and each has a day of its own", () => {
  const days = noticeVersions.map(({ version }) => version);
  expect(days).toEqual([...new Set(days)].toSorted().toReversed());
});
