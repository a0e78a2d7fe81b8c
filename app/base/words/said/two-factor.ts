import type { Said } from "../catalogue";

/** Two-factor sign-in. */
export const said: Said = {
  "Two-factor sign-in": ["બે પગલાંનું લોગ ઇન", "दो चरणों वाला लॉग इन"],
  "It is on: a login takes your password and a code from your phone.": [
    "ચાલુ છે: લોગ ઇન માટે પાસવર્ડ અને ફોનમાંથી કોડ જોઈએ.",
    "चालू है: लॉग इन के लिए पासवर्ड और फ़ोन से कोड चाहिए।",
  ],
  "It is off: your password alone is enough to log in.": [
    "બંધ છે: લોગ ઇન માટે ફક્ત પાસવર્ડ પૂરતો છે.",
    "बंद है: लॉग इन के लिए केवल पासवर्ड काफ़ी है।",
  ],
  Change: ["બદલો", "बदलें"],
  "Set it up": ["ચાલુ કરો", "चालू करें"],
  "With it, you log in with your password and a code from an app on your phone. Someone who only knows your password cannot log in.":
    [
      "આનાથી પાસવર્ડ અને ફોનની એપના કોડથી લોગ ઇન થાય છે. ફક્ત પાસવર્ડ જાણનાર લોગ ઇન કરી શકતા નથી.",
      "इससे पासवर्ड और फ़ोन के ऐप के कोड से लॉग इन होता है। केवल पासवर्ड जानने वाला लॉग इन नहीं कर सकता।",
    ],
  "Set up your app": ["તમારી એપ જોડો", "अपना ऐप जोड़ें"],
  "Open an app for codes on your phone (Google Authenticator, Aegis, 2FAS or another) and let it read this picture.":
    [
      "ફોનમાં કોડની એપ ખોલો (Google Authenticator, Aegis, 2FAS કે બીજી) અને તેનાથી આ ચિત્ર સ્કેન કરો.",
      "फ़ोन में कोड का ऐप खोलें (Google Authenticator, Aegis, 2FAS या दूसरा) और उससे यह चित्र स्कैन करें।",
    ],
  "Picture for the app; the letters below say the same": [
    "એપ માટેનું ચિત્ર; નીચેના અક્ષર એ જ કહે છે",
    "ऐप के लिए चित्र; नीचे के अक्षर वही बताते हैं",
  ],
  "With this page on that phone: <a>open the app</a>.": [
    "આ પેજ એ જ ફોનમાં હોય તો: <a>એપ ખોલો</a>.",
    "यह पेज उसी फ़ोन पर हो तो: <a>ऐप खोलें</a>।",
  ],
  "Or type this into the app:": ["અથવા એપમાં આ લખો:", "या ऐप में यह लिखें:"],
  "Then type the code of six digits that the app shows. All other devices are logged out.": [
    "પછી એપમાં દેખાતો છ આંકડાનો કોડ લખો. બીજાં બધાં ડિવાઇસ લોગ આઉટ થશે.",
    "फिर ऐप में दिखा छह अंकों का कोड लिखें। बाकी सभी डिवाइस लॉग आउट होंगे।",
  ],
  "Switch on": ["ચાલુ કરો", "चालू करें"],
  "It is on. {n, plural, one {# recovery code is} other {# recovery codes are}} left.": [
    "ચાલુ છે. {n, plural, one {# રિકવરી કોડ બાકી છે} other {# રિકવરી કોડ બાકી છે}}.",
    "चालू है। {n, plural, one {# रिकवरी कोड बाकी है} other {# रिकवरी कोड बाकी हैं}}।",
  ],
  "New recovery codes": ["નવા રિકવરી કોડ", "नए रिकवरी कोड"],
  "Make new codes": ["નવા કોડ બનાવો", "नए कोड बनाएं"],
  "Ten new codes for when you do not have your phone. The old ones are void then.": [
    "ફોન પાસે ન હોય ત્યારે માટે દસ નવા કોડ. જૂના કોડ પછી ચાલશે નહીં.",
    "फ़ोन पास न हो तब के लिए दस नए कोड। पुराने कोड फिर नहीं चलेंगे।",
  ],
  "Switch it off": ["બંધ કરો", "बंद करें"],
  "Switch off": ["બંધ કરો", "बंद करें"],
  "You will log in with your password alone again. The shop sends you a mail about it.": [
    "ફરી ફક્ત પાસવર્ડથી લોગ ઇન થશે. દુકાન તમને આનો ઇમેઇલ મોકલશે.",
    "फिर से केवल पासवर्ड से लॉग इन होगा। दुकान आपको इसका ईमेल भेजेगी।",
  ],
  "Two-factor sign-in is off": ["બે પગલાંનું લોગ ઇન બંધ થયું", "दो चरणों वाला लॉग इन बंद हुआ"],
  "Your recovery codes": ["તમારા રિકવરી કોડ", "आपके रिकवरी कोड"],
  "Each opens your account once, in place of a code from your phone. Print them or write them down and keep them where you keep your papers: <b>they are shown this once only</b>.":
    [
      "ફોનના કોડની જગ્યાએ દરેક કોડ એક વાર એકાઉન્ટ ખોલે છે. તેને છાપો કે લખી લો અને તમારા કાગળ સાથે સાચવો: <b>આ એક જ વાર દેખાય છે</b>.",
      "फ़ोन के कोड की जगह हर कोड एक बार अकाउंट खोलता है। इन्हें छापें या लिख लें और अपने कागज़ों के साथ रखें: <b>ये एक ही बार दिखते हैं</b>।",
    ],
  "I have saved them": ["મેં સાચવી લીધા", "कोड सेव हो गए"],
};
