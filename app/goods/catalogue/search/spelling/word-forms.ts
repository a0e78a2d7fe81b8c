/** Endings, and what replaces them in the word's plain form. English, Gujarati, Hindi, Marathi. */
const endings: [RegExp, string[]][] = [
  [/(?<=[a-z]{3})ies$/, ["y"]],
  [/(?<=[a-z]{2})es$/, ["", "e"]],
  [/(?<=[a-rt-z]{2})s$/, [""]],
  [/(?<=[a-z]{3})ing$/, ["", "e"]],
  [/(?<=[a-z]{3})ed$/, ["", "e"]],
  [/(?<=..)(?:નું|નુ|નો|ના|ની|ને|માં|મા|થી|વાળું|વાળો|વાળી)$/u, [""]],
  // The same, heard: `singnu`, `dabbano`.
  [/(?<=[a-z]{4})n[aiou]$/, [""]],
  [/(?<=..)ઓ$/u, [""]],
  [/(?<=..)(?:ों|ें)$/u, [""]],
  // Before का, की, के: शीशे of शीशा.
  [/(?<=.)े$/u, ["ा"]],
  // Marathi, also in Latin letters: `ghanyache` of `ghana`.
  [/(?<=[a-z]{3})ya(?:che|cha|chi)$/, ["a", ""]],
  // शेंगदाण्याचे of शेंगदाणा.
  [/(?<=..)्या(?:चे|चा|ची|च्या)$/u, ["ा", ""]],
  [/(?<=..)(?:चे|चा|ची|च्या)$/u, [""]],
];

/** What a word may be a form of: `tins` of `tin`, `તેલનું` of `તેલ`. */
export function plainFormsOf(word: string): string[] {
  return endings.flatMap(([ending, plain]) =>
    ending.test(word) ? plain.map((rest) => word.replace(ending, rest)) : [],
  );
}
