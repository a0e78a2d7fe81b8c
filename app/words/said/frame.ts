import type { Said } from "../catalogue";

/** The frame around every page. */
export const said: Said = {
  "Skip to content": ["સીધા મુખ્ય ભાગ પર જાઓ", "सीधे मुख्य हिस्से पर जाएं"],
  Main: ["મુખ્ય મેનુ", "मुख्य मेन्यू"],
  Menu: ["મેનુ", "मेन्यू"],
  Categories: ["કેટેગરી", "कैटेगरी"],
  Logout: ["લોગ આઉટ", "लॉग आउट"],
  "Cart, {n, plural, one {# item} other {# items}}": [
    "કાર્ટ, {n, plural, one {# આઇટમ} other {# આઇટમ}}",
    "कार्ट, {n, plural, one {# आइटम} other {# आइटम}}",
  ],
  "Prayosha, home": ["પ્રયોષા, હોમ", "प्रयोषा, होम"],
};
