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
  "Groundnut oil pressed in Surat, sold in packs from half a litre to fifteen. Order online, pay by UPI, card or net banking.":
    [
      "સુરતમાં પીલેલું સિંગતેલ, અડધાથી પંદર લિટરના પેકમાં. ઓનલાઇન ઓર્ડર કરો, UPI, કાર્ડ કે નેટ બેંકિંગથી ચૂકવો.",
      "सूरत में पेरा मूंगफली का तेल, आधे से पंद्रह लीटर के पैक में। ऑनलाइन ऑर्डर करें, UPI, कार्ड या नेट बैंकिंग से पेमेंट करें।",
    ],
  "Groundnut oil in packs from half a litre to fifteen. Order online, pay by UPI, card or net banking.":
    [
      "સિંગતેલ, અડધાથી પંદર લિટરના પેકમાં. ઓનલાઇન ઓર્ડર કરો, UPI, કાર્ડ કે નેટ બેંકિંગથી ચૂકવો.",
      "मूंगफली का तेल, आधे से पंद्रह लीटर के पैक में। ऑनलाइन ऑर्डर करें, UPI, कार्ड या नेट बैंकिंग से पेमेंट करें।",
    ],
  "Prayosha groundnut oil in a pouch, a bottle, a glass bottle and a tin": [
    "પ્રયોષા સિંગતેલ પાઉચ, બોટલ, કાચની બોટલ અને ડબ્બામાં",
    "प्रयोषा मूंगफली का तेल पाउच, बोतल, कांच की बोतल और टिन में",
  ],
};
