import type { Language } from "~/base/words/language";
import { notice20261125 } from "./2026-11-25";
import type { NoticeText } from "./notice-text";

/** A version with the SHA-256 of its words in each language, as `tests/people/consent/notice.test.ts` makes it. */
type Version = NoticeText & { hashes: Record<Language, string> };

/** Every version that was ever shown, the newest first. */
export const noticeVersions: readonly [Version, ...Version[]] = [
  {
    ...notice20261125,
    hashes: {
      en: "7244d8dc06b06248096e4aab464cd00c6eadf5d89004a52c489666093bebdfb9",
      gu: "6d37ca12780a7cc60bca0919c1c7f7c76cdc40107ca3fc578c83da56ebefda2e",
      hi: "ea44573c170274998b2623e7365202865338ddf101424d7b93a48f40bd71e018",
    },
  },
];

/** What people are shown now. */
export const [currentNotice] = noticeVersions;

/** The version of this day (`2026-11-25`); null: there is none. */
export const noticeOf = (version: string): Version | null =>
  noticeVersions.find((each) => each.version === version) ?? null;
