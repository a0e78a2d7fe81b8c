import type { Said } from "../catalogue";

/** What every form says of its fields. */
export const said: Said = {
  "This form was sent before, with something else in it. To send what stands here as well, send it once more.":
    [
      "આ ફોર્મ બીજી વિગત સાથે પહેલાં મોકલ્યું છે. અહીં લખ્યું છે તે પણ મોકલવા માટે ફરી મોકલો.",
      "यह फ़ॉर्म दूसरी जानकारी के साथ पहले भेजा गया है। यहां जो लिखा है वह भी भेजने के लिए फिर से भेजें।",
    ],
  "Please look at the field marked below.": [
    "નીચે નિશાનવાળી વિગત સુધારો.",
    "नीचे निशान वाली जानकारी ठीक करें।",
  ],
  "Please look at the fields marked below.": [
    "નીચે નિશાનવાળી વિગત સુધારો.",
    "नीचे निशान वाली जानकारी ठीक करें।",
  ],
  "{field} is required": ["{field} લખો", "{field} लिखें"],
  "{field} must have at most {max} characters": [
    "{field}: વધુમાં વધુ {max} અક્ષર",
    "{field}: ज़्यादा से ज़्यादा {max} अक्षर",
  ],
  "{field} must have at least {min} digits": [
    "{field}: ઓછામાં ઓછા {min} આંકડા",
    "{field}: कम से कम {min} अंक",
  ],
  "{field} has characters in it that cannot be shown": [
    "{field}: અમુક અક્ષર દેખાતા નથી, તે કાઢી નાખો",
    "{field}: कुछ अक्षर दिखते नहीं, उन्हें हटाएं",
  ],
  "Before the @ there must be Latin letters only: mail from the shop does not reach other addresses":
    [
      "@ પહેલાં અંગ્રેજી અક્ષર જ લખો: દુકાનનો ઇમેઇલ બીજા સરનામે પહોંચતો નથી",
      "@ से पहले अंग्रेज़ी अक्षर ही लिखें: दुकान का ईमेल दूसरे पते पर नहीं पहुंचता",
    ],
  "Please reload the page.": ["પેજ ફરી લોડ કરો.", "पेज फिर से लोड करें।"],
  "This is too long.": ["આ લખાણ બહુ લાંબું છે.", "यह बहुत लंबा है।"],
  "Please choose the {name} again.": ["{name} ફરી પસંદ કરો.", "{name} फिर से चुनें।"],
  "The shop cannot store anything for the moment. What you typed is still here: please wait a minute and send it again.":
    [
      "હમણાં કંઈ સચવાતું નથી. તમે લખેલું બધું અહીં જ છે: એક મિનિટ પછી ફરી મોકલો.",
      "अभी कुछ सेव नहीं हो रहा। आपका लिखा सब यहीं है: एक मिनट बाद फिर से भेजें।",
    ],
};
