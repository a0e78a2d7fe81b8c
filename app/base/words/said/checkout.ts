import type { Said } from "../catalogue";

/** The checkout page. */
export const said: Said = {
  Checkout: ["ચેકઆઉટ", "चेकआउट"],
  "An invoice to a GSTIN, or of ₹50,000 and more, has to name your address: please type it below.":
    [
      "GSTIN પરના કે ₹50,000 અને વધુના બિલમાં તમારું સરનામું જોઈએ: નીચે લખો.",
      "GSTIN वाले या ₹50,000 और ज़्यादा के बिल में आपका पता ज़रूरी है: नीचे लिखें।",
    ],
  "Filled in from your last order in this browser.": [
    "આ બ્રાઉઝરમાં તમારા છેલ્લા ઓર્ડરમાંથી ભરેલું છે.",
    "इस ब्राउज़र में आपके पिछले ऑर्डर से भरा गया है।",
  ],
  "Secure checkout": ["સુરક્ષિત ચેકઆઉટ", "सुरक्षित चेकआउट"],
  "Help:": ["મદદ:", "मदद:"],
  "Not you?": ["આ તમે નથી?", "यह आप नहीं हैं?"],
  "No account needed. Have one? <a>Log in</a>": [
    "એકાઉન્ટ વગર પણ ચાલે. એકાઉન્ટ છે? <a>લોગ ઇન કરો</a>",
    "बिना अकाउंट भी चलेगा। अकाउंट है? <a>लॉग इन करें</a>",
  ],
  "Online payment is not set up yet. Please <a>write to us</a> to order.": [
    "ઓનલાઇન પેમેન્ટ હજી ચાલુ નથી. ઓર્ડર માટે <a>અમને લખો</a>.",
    "ऑनलाइन पेमेंट अभी चालू नहीं है। ऑर्डर के लिए <a>हमें लिखें</a>।",
  ],
  "Online payment is not set up yet. Please write to us to order.": [
    "ઓનલાઇન પેમેન્ટ હજી ચાલુ નથી. ઓર્ડર માટે અમને લખો.",
    "ऑनलाइन पेमेंट अभी चालू नहीं है। ऑर्डर के लिए हमें लिखें।",
  ],
  "Online payment is not set up yet.": ["ઓનલાઇન પેમેન્ટ હજી ચાલુ નથી.", "ऑनलाइन पेमेंट अभी चालू नहीं है।"],
  "Back to the cart": ["કાર્ટ પર પાછા જાઓ", "कार्ट पर वापस जाएं"],
  "Look at the cart": ["કાર્ટ જુઓ", "कार्ट देखें"],
  "Go to the cart": ["કાર્ટ પર જાઓ", "कार्ट पर जाएं"],
  "Go on with what is left": ["જે બાકી છે તે લઈને આગળ વધો", "जो बचा है उसके साथ आगे बढ़ें"],
  "Go on without it": ["તેના વગર આગળ વધો", "उसके बिना आगे बढ़ें"],
  "See the total": ["કુલ જુઓ", "कुल देखें"],
  "See the total with delivery": ["ડિલિવરી સાથે કુલ જુઓ", "डिलीवरी के साथ कुल देखें"],
  "Pay {total}": ["{total} ચૂકવો", "{total} का पेमेंट करें"],
  "Place order {total}": ["ઓર્ડર કરો {total}", "ऑर्डर करें {total}"],
  "The address is right: Pay {total}": [
    "સરનામું બરાબર છે: {total} ચૂકવો",
    "पता सही है: {total} का पेमेंट करें",
  ],
  "The address is right: Place order {total}": [
    "સરનામું બરાબર છે: ઓર્ડર કરો {total}",
    "पता सही है: ऑर्डर करें {total}",
  ],
  "{quantity} × Pack of {size}": ["{size}નું પેક × {quantity}", "{size} का पैक × {quantity}"],
  "How should it reach you?": ["તમને કેવી રીતે પહોંચાડીએ?", "आप तक कैसे पहुंचाएं?"],
  "Your PIN tells what delivery costs and when it comes.": [
    "ડિલિવરીનો ચાર્જ અને તારીખ પિનકોડથી ખબર પડશે.",
    "डिलीवरी का चार्ज और तारीख पिनकोड से पता चलेगी।",
  ],
  "To your address: your PIN tells the price": [
    "તમારા સરનામે: ચાર્જ પિનકોડથી ખબર પડશે",
    "आपके पते पर: चार्ज पिनकोड से पता चलेगा",
  ],
  "Your cart has changed. Please check it and press Checkout again.": [
    "કાર્ટ બદલાયું છે. જોઈ લો અને ફરી ચેકઆઉટ કરો.",
    "कार्ट बदल गया है। देख लें और फिर से चेकआउट करें।",
  ],
  "Your cart has changed. Please check it and press again.": [
    "કાર્ટ બદલાયું છે. જોઈ લો અને ફરી દબાવો.",
    "कार्ट बदल गया है। देख लें और फिर से दबाएं।",
  ],
  "Your cart has changed: the total is now {total}. Please look at it again.": [
    "કાર્ટ બદલાયું છે, હવે કુલ {total}. ફરી એક વાર જોઈ લો.",
    "कार्ट बदल गया है, अब कुल {total}। फिर एक बार देख लें।",
  ],
  "The total is now {total}. Please look at it and press Checkout again.": [
    "હવે કુલ {total}. જોઈ લો અને ફરી ચેકઆઉટ કરો.",
    "अब कुल {total}। देख लें और फिर से चेकआउट करें।",
  ],
  "Of this order {amount} is paid online first. Press again to order.": [
    "આ ઓર્ડરમાં પહેલા {amount} ઓનલાઇન ચૂકવવાના છે. ઓર્ડર કરવા ફરી દબાવો.",
    "इस ऑर्डर में पहले {amount} ऑनलाइन देने हैं। ऑर्डर करने के लिए फिर दबाएं।",
  ],
  "All of this order is paid on delivery. Press again to order.": [
    "આ ઓર્ડરનું પૂરું પેમેન્ટ ડિલિવરી વખતે છે. ઓર્ડર કરવા ફરી દબાવો.",
    "इस ऑर्डर का पूरा पेमेंट डिलीवरी पर है। ऑर्डर करने के लिए फिर दबाएं।",
  ],
  "The total is now {total}. Press again to order.": [
    "હવે કુલ {total}. ઓર્ડર કરવા ફરી દબાવો.",
    "अब कुल {total}। ऑर्डर करने के लिए फिर से दबाएं।",
  ],
  "Your coupon does not count for this order: the total is now {total}. {problem} Press again to order.":
    [
      "આ ઓર્ડરમાં કૂપન કોડ લાગુ થતો નથી: હવે કુલ {total}. {problem} ઓર્ડર કરવા ફરી દબાવો.",
      "इस ऑर्डर में कूपन कोड नहीं लगता: अब कुल {total}। {problem} ऑर्डर करने के लिए फिर से दबाएं।",
    ],
  "The code {code} cannot be used for this order, so we took it out: the total is now {total}. Please look at it again.":
    [
      "આ ઓર્ડરમાં કૂપન કોડ {code} ચાલતો નથી, એટલે કાઢી નાખ્યો: હવે કુલ {total}. ફરી એક વાર જોઈ લો.",
      "इस ऑर्डर में कूपन कोड {code} नहीं चलता, इसलिए हटा दिया: अब कुल {total}। फिर एक बार देख लें।",
    ],
  "Delivery to {pin} costs {price}: the total is now {total}. Press again to order.": [
    "{pin} પર ડિલિવરીના {price}: હવે કુલ {total}. ઓર્ડર કરવા ફરી દબાવો.",
    "{pin} पर डिलीवरी के {price}: अब कुल {total}। ऑर्डर करने के लिए फिर से दबाएं।",
  ],
  "Delivery to {pin} is free: the total is now {total}. Press again to order.": [
    "{pin} પર ડિલિવરી ફ્રી છે: હવે કુલ {total}. ઓર્ડર કરવા ફરી દબાવો.",
    "{pin} पर डिलीवरी फ़्री है: अब कुल {total}। ऑर्डर करने के लिए फिर से दबाएं।",
  ],
  "Paying on delivery costs {fee}: the total is now {total}. Press again to order.": [
    "ડિલિવરી વખતે પેમેન્ટના {fee}: હવે કુલ {total}. ઓર્ડર કરવા ફરી દબાવો.",
    "डिलीवरी पर पेमेंट के {fee}: अब कुल {total}। ऑर्डर करने के लिए फिर से दबाएं।",
  ],
  "That is a lot of orders in a short time. Please wait {n, plural, one {# minute} other {# minutes}} and try again, or write to us.":
    [
      "થોડી વારમાં ઘણા ઓર્ડર થયા. {n, plural, one {# મિનિટ} other {# મિનિટ}} પછી ફરી પ્રયાસ કરો, અથવા અમને લખો.",
      "थोड़ी देर में बहुत ऑर्डर हुए। {n, plural, one {# मिनट} other {# मिनट}} बाद फिर से कोशिश करें, या हमें लिखें।",
    ],
  "That address is not there any more.": ["આ સરનામું હવે નથી.", "यह पता अब नहीं है।"],
};
