import type { Said } from "../catalogue";

/** Coupon codes. */
export const said: Said = {
  "Have a coupon code?": ["કૂપન કોડ છે?", "कूपन कोड है?"],
  "Coupon code": ["કૂપન કોડ", "कूपन कोड"],
  Apply: ["લાગુ કરો", "लागू करें"],
  "Coupon {code}:": ["કૂપન કોડ {code}:", "कूपन कोड {code}:"],
  "Coupon {code} saves you {amount}.": [
    "કૂપન કોડ {code} લાગુ થયો: {amount} છૂટ.",
    "कूपन कोड {code} लग गया: {amount} की छूट।",
  ],
  "Remove coupon {code}": ["કૂપન કોડ {code} કાઢી નાખો", "कूपन कोड {code} हटाएं"],
  "Type the code first.": ["પહેલાં કોડ લખો.", "पहले कोड लिखें।"],
  "You tried many codes. Please wait {n, plural, one {# minute} other {# minutes}} and try again.":
    [
      "ઘણા કોડ લખાયા. {n, plural, one {# મિનિટ} other {# મિનિટ}} પછી ફરી પ્રયાસ કરો.",
      "बहुत कोड लिखे गए। {n, plural, one {# मिनट} other {# मिनट}} बाद फिर से कोशिश करें।",
    ],
  "This code cannot be used.": ["આ કૂપન કોડ ચાલતો નથી.", "यह कूपन कोड नहीं चलता।"],
  "You used this code in order {number}.": [
    "આ કૂપન કોડ ઓર્ડર {number} માં વપરાયો છે.",
    "यह कूपन कोड ऑर्डर {number} में लग चुका है।",
  ],
  "Others are just paying with the last uses of this code. They may be free again at {time}.": [
    "આ કૂપન કોડથી બીજા હમણાં પેમેન્ટ કરી રહ્યા છે. {time} વાગ્યે ફરી પ્રયાસ કરો.",
    "इस कूपन कोड से दूसरे अभी पेमेंट कर रहे हैं। {time} बजे फिर से कोशिश करें।",
  ],
  "Add {amount} more to use this code.": [
    "આ કૂપન કોડ માટે {amount}નું વધુ ઉમેરો.",
    "इस कूपन कोड के लिए {amount} का और जोड़ें।",
  ],
};
