import { t } from "~/base/words/say";

const programs: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\b(iPhone|iPad|iPod)\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** A readable name for a `User-Agent` header: "Chrome on Android"; for an unknown program its first word, or "". */
export function deviceOf(userAgent: string | null): string {
  const text = userAgent ?? "";
  const program = nameIn(programs, text);
  const system = nameIn(systems, text);
  if (program) return system ? `${program} on ${system}` : program;
  // Programs put their name first, `curl/8.5`. Plain characters only: the name is shown to the user.
  return /^[A-Za-z][\w .-]{0,39}/.exec(text)?.[0].trim() ?? "";
}

/** A name that `deviceOf` gave, in the language of the page or letter: "Chrome on Android" → "Android પર Chrome". */
export function deviceWords(name: string): string {
  const [program, system] = name.split(" on ");
  const isKnown = programs.some(([, each]) => each === program);
  return program && system && isKnown ? t("{program} on {system}", { program, system }) : name;
}

function nameIn(list: [RegExp, string][], text: string): string | undefined {
  return list.find(([pattern]) => pattern.test(text))?.[1];
}
