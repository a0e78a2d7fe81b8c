import type { Said } from "../catalogue";

/** What is wrong with a cart, and what changed in it. */
export const said: Said = {
  "Your cart is empty.": ["તમારું કાર્ટ ખાલી છે.", "आपका कार्ट खाली है।"],
  "Something went wrong.": ["કંઈક ગરબડ થઈ.", "कुछ गड़बड़ हुई।"],
  "The cart did not understand that.": [
    "આ સમજાયું નહીં. ફરી પ્રયાસ કરો.",
    "यह समझ नहीं आया। फिर से कोशिश करें।",
  ],
  "Your cart is full. Please order what is in it first.": [
    "કાર્ટ ભરાઈ ગયું છે. પહેલાં આમાં જે છે તેનો ઓર્ડર કરો.",
    "कार्ट भर गया है। पहले इसमें जो है उसका ऑर्डर करें।",
  ],
  "That item is no longer in your cart.": ["આ આઇટમ હવે કાર્ટમાં નથી.", "यह आइटम अब कार्ट में नहीं है।"],
  "That product is no longer sold, so it was not added.": [
    "આ પ્રોડક્ટ હવે મળતી નથી, એટલે ઉમેરાઈ નથી.",
    "यह प्रोडक्ट अब नहीं मिलता, इसलिए नहीं जुड़ा।",
  ],
  "That product is sold out, so it was not added.": [
    "સ્ટોક પૂરો થયો છે, એટલે ઉમેરાઈ નથી.",
    "स्टॉक खत्म है, इसलिए नहीं जुड़ा।",
  ],
  "That item could not be put back. Please add it again.": [
    "આઇટમ પાછી ન આવી. ફરી ઉમેરો.",
    "आइटम वापस नहीं आया। फिर से जोड़ें।",
  ],
  "That item is no longer sold, so it could not be put back.": [
    "આ આઇટમ હવે મળતી નથી, એટલે પાછી ન આવી.",
    "यह आइटम अब नहीं मिलता, इसलिए वापस नहीं आया।",
  ],
  "That item is sold out by now, so it could not be put back.": [
    "હવે સ્ટોક પૂરો થયો છે, એટલે આઇટમ પાછી ન આવી.",
    "अब स्टॉक खत्म है, इसलिए आइटम वापस नहीं आया।",
  ],
  "This product is no longer sold. Please remove it to go on.": [
    "આ પ્રોડક્ટ હવે મળતી નથી. આગળ વધવા તેને કાઢી નાખો.",
    "यह प्रोडक्ट अब नहीं मिलता। आगे बढ़ने के लिए इसे हटाएं।",
  ],
  "This product is sold out. Please remove it to go on.": [
    "સ્ટોક પૂરો થયો છે. આગળ વધવા આ પ્રોડક્ટ કાઢી નાખો.",
    "स्टॉक खत्म है। आगे बढ़ने के लिए यह प्रोडक्ट हटाएं।",
  ],
  "A product in your cart is no longer sold. Please remove it to go on.": [
    "કાર્ટની એક પ્રોડક્ટ હવે મળતી નથી. આગળ વધવા તેને કાઢી નાખો.",
    "कार्ट का एक प्रोडक्ट अब नहीं मिलता। आगे बढ़ने के लिए उसे हटाएं।",
  ],
  "There are not enough packs left for your cart.": [
    "તમારા કાર્ટ જેટલા પેક સ્ટોકમાં નથી.",
    "आपके कार्ट जितने पैक स्टॉक में नहीं हैं।",
  ],
  "Only {n, plural, one {# pack is} other {# packs are}} left. Please take fewer.": [
    "{n, plural, one {ફક્ત # પેક બાકી છે} other {ફક્ત # પેક બાકી છે}}. ઓછા લો.",
    "{n, plural, one {सिर्फ़ # पैक बचा है} other {सिर्फ़ # पैक बचे हैं}}। कम लें।",
  ],
  "Others are just paying for the rest: it may be back in 15 minutes.": [
    "બાકીના પેકનું પેમેન્ટ બીજા કરી રહ્યા છે: 15 મિનિટમાં કદાચ પાછા મળે.",
    "बाकी पैक का पेमेंट दूसरे कर रहे हैं: 15 मिनट में शायद फिर मिलें।",
  ],
  "Others are just paying for the last packs. Try again in 15 minutes, or remove it to go on.": [
    "છેલ્લા પેકનું પેમેન્ટ બીજા કરી રહ્યા છે. 15 મિનિટ પછી ફરી પ્રયાસ કરો, અથવા કાઢીને આગળ વધો.",
    "आखिरी पैक का पेमेंट दूसरे कर रहे हैं। 15 मिनट बाद फिर से कोशिश करें, या हटाकर आगे बढ़ें।",
  ],
  "You can order up to {n, plural, one {# pack} other {# packs}} of this now. For more, log in with an account that paid an order before, or write to us.":
    [
      "હમણાં આના {n, plural, one {# પેક} other {# પેક}} સુધીનો ઓર્ડર થઈ શકે. વધુ માટે, પહેલાં પેમેન્ટ કરેલા એકાઉન્ટથી લોગ ઇન કરો, અથવા અમને લખો.",
      "अभी इसके {n, plural, one {# पैक} other {# पैक}} तक का ऑर्डर हो सकता है। ज़्यादा के लिए, पहले पेमेंट कर चुके अकाउंट से लॉग इन करें, या हमें लिखें।",
    ],
  "All packs that may wait for payment are in orders being paid. Look again in 15 minutes, or write to us.":
    [
      "બધા પેક હમણાં બીજા ઓર્ડરમાં છે, જેનું પેમેન્ટ બાકી છે. 15 મિનિટ પછી ફરી જુઓ, અથવા અમને લખો.",
      "सभी पैक अभी दूसरे ऑर्डर में हैं, जिनका पेमेंट बाकी है। 15 मिनट बाद फिर देखें, या हमें लिखें।",
    ],
  "Your network has many packs of {name} in orders that are not paid. Please pay those first, take fewer, or try again later.":
    [
      "તમારા નેટવર્ક પરથી {name} માટે ઘણા ઓર્ડરનું પેમેન્ટ બાકી છે. પહેલાં તે ચૂકવો, ઓછા પેક લો, અથવા પછીથી ફરી પ્રયાસ કરો.",
      "आपके नेटवर्क से {name} के कई ऑर्डर का पेमेंट बाकी है। पहले उनका पेमेंट करें, कम पैक लें, या बाद में फिर से कोशिश करें।",
    ],
  "All packs are in orders being paid. Look again in 15 minutes.": [
    "બધા પેકનું પેમેન્ટ હમણાં બીજા કરી રહ્યા છે. 15 મિનિટ પછી ફરી જુઓ.",
    "सभी पैक का पेमेंट अभी दूसरे कर रहे हैं। 15 मिनट बाद फिर देखें।",
  ],
  "Sold out by now, so not in your cart: {names}.": [
    "સ્ટોક પૂરો, એટલે કાર્ટમાં નથી: {names}.",
    "स्टॉक खत्म, इसलिए कार्ट में नहीं: {names}।",
  ],
  "Nothing was added.": ["કંઈ ઉમેરાયું નથી.", "कुछ नहीं जुड़ा।"],
  "The packs of order {number} are in your cart.": [
    "ઓર્ડર {number} મુજબના પેક તમારા કાર્ટમાં છે.",
    "ऑर्डर {number} के पैक आपके कार्ट में हैं।",
  ],
  "{n, plural, one {# more thing} other {# more things}} changed.": [
    "{n, plural, one {બીજો # ફેરફાર} other {બીજા # ફેરફાર}} છે.",
    "{n, plural, one {# और बदलाव} other {# और बदलाव}}।",
  ],
  "{name} is no longer sold.": ["{name}: હવે મળતી નથી.", "{name}: अब नहीं मिलता।"],
  "{name} is sold out.": ["{name}: સ્ટોક પૂરો.", "{name}: स्टॉक खत्म।"],
  "{name}: only {n, plural, one {# pack is} other {# packs are}} left.": [
    "{name}: {n, plural, one {ફક્ત # પેક બાકી છે} other {ફક્ત # પેક બાકી છે}}.",
    "{name}: {n, plural, one {सिर्फ़ # पैक बचा है} other {सिर्फ़ # पैक बचे हैं}}।",
  ],
  "{name} did not fit: the cart is full.": [
    "{name}: ન ઉમેરાઈ, કાર્ટ ભરાઈ ગયું છે.",
    "{name}: नहीं जुड़ा, कार्ट भर गया है।",
  ],
  "{name}: {most} packs. The quick-order sheet takes more.": [
    "{name}: {most} પેક. વધુ માટે ઝડપી ઓર્ડરનું પેજ છે.",
    "{name}: {most} पैक। ज़्यादा के लिए झटपट ऑर्डर का पेज है।",
  ],
  "{name} costs {now} now, not {before}.": [
    "{name}: ભાવ હવે {now}, પહેલાં {before}.",
    "{name}: कीमत अब {now}, पहले {before}।",
  ],
  "{name} is a pack of {now} now, not {before}": [
    "{name}: પેક હવે {now}, પહેલાં {before}",
    "{name}: पैक अब {now}, पहले {before}",
  ],
  "Very many carts were begun from your network. Please wait {n, plural, one {# minute} other {# minutes}} and try again, or write to us.":
    [
      "તમારા નેટવર્ક પરથી ઘણાં કાર્ટ શરૂ થયાં છે. {n, plural, one {# મિનિટ} other {# મિનિટ}} પછી ફરી પ્રયાસ કરો, અથવા અમને લખો.",
      "आपके नेटवर्क से बहुत कार्ट शुरू हुए हैं। {n, plural, one {# मिनट} other {# मिनट}} बाद फिर से कोशिश करें, या हमें लिखें।",
    ],
};
