import type { Said } from "../../catalogue";

/** The certificate of the self-audit of dark patterns. */
export const said: Said = {
  "Self-audit of dark patterns": ["છેતરતી રીતોની સ્વ-તપાસ", "भ्रामक तरीक़ों की स्व-जांच"],
  "{firm} has looked in this shop for the 13 dark patterns of the Guidelines for Prevention and Regulation of Dark Patterns, 2023, and found none.":
    [
      "{firm}એ આ દુકાનમાં ડાર્ક પેટર્ન માર્ગદર્શિકા, 2023 (Guidelines for Prevention and Regulation of Dark Patterns)ની 13 છેતરતી રીતો શોધી, અને એક પણ મળી નથી.",
      "{firm} ने इस दुकान में डार्क पैटर्न दिशानिर्देश, 2023 (Guidelines for Prevention and Regulation of Dark Patterns) के 13 भ्रामक तरीक़े ढूंढे, और एक भी नहीं मिला।",
    ],
  "We have not signed a certificate of our self-audit yet.": [
    "અમારી સ્વ-તપાસના પ્રમાણપત્ર પર હજી સહી થઈ નથી.",
    "हमारी स्व-जांच के प्रमाणपत्र पर अभी हस्ताक्षर नहीं हुए हैं।",
  ],
  Certificate: ["પ્રમાણપત્ર", "प्रमाणपत्र"],
  Seller: ["વેચનાર", "विक्रेता"],
  "Checked on": ["તપાસની તારીખ", "जांच की तारीख़"],
  "Signed by": ["સહી કરનાર", "हस्ताक्षरकर्ता"],
  "Signed on": ["સહીની તારીખ", "हस्ताक्षर की तारीख़"],
  "Holds from {from} to {until}": ["{from} થી {until} સુધી માન્ય", "{from} से {until} तक मान्य"],
  Validity: ["સમયગાળો", "अवधि"],
  "Pages read": ["વાંચેલાં પાનાં", "पढ़े गए पन्ने"],
  "What was looked at": ["શું તપાસ્યું", "क्या जांचा गया"],
  "Found nothing": ["કંઈ મળ્યું નથી", "कुछ नहीं मिला"],
  "Does not apply: not sold here": ["લાગુ નથી: અહીં વેચાતું નથી", "लागू नहीं: यहां नहीं बिकता"],
  "How it is done": ["કેવી રીતે થાય છે", "कैसे होता है"],
  "The shop opens its own pages as a guest would, up to 30 products among them. In a copy of its data it buys one pack as far as the payment, cancels the order and unsubscribes from the news. Thirteen checks read what it saw; a check that cannot look never counts as passed. The firm reads the result and signs it.":
    [
      "દુકાન મહેમાનની જેમ પોતાનાં પાનાં ખોલે છે, વધુમાં વધુ 30 પ્રોડક્ટનાં, પોતાના ડેટાની નકલમાં પેમેન્ટ સુધી એક પેક ખરીદે છે, ઓર્ડર રદ કરે છે અને સમાચારની મેઇલ બંધ કરે છે. જે જોયું તે તેર તપાસ વાંચે છે; જે તપાસ જોઈ ન શકે તે પાસ ગણાતી નથી. પેઢી પરિણામ વાંચીને સહી કરે છે.",
      "दुकान मेहमान की तरह अपने पन्ने खोलती है, ज़्यादा से ज़्यादा 30 प्रोडक्ट के, अपने डेटा की नक़ल में पेमेंट तक एक पैक ख़रीदती है, ऑर्डर रद्द करती है और ख़बरों की मेल बंद करती है। जो देखा उसे तेरह जांचें पढ़ती हैं; जो जांच देख न सके वह पास नहीं मानी जाती। फ़र्म नतीजा पढ़कर हस्ताक्षर करती है।",
    ],
  "Earlier certificates": ["પહેલાંનાં પ્રમાણપત્રો", "पुराने प्रमाणपत्र"],
  "There is a newer certificate.": ["આનાથી નવું પ્રમાણપત્ર છે.", "इससे नया प्रमाणपत्र है।"],
  "Is something else here that misleads you? <a>Tell us</a>": [
    "અહીં બીજું કંઈ તમને છેતરે છે? <a>અમને કહો</a>",
    "यहां कुछ और आपको भ्रमित करता है? <a>हमें बताएं</a>",
  ],
  "Certificate of {date}, signed by {name}": [
    "{date}નું પ્રમાણપત્ર, સહી કરનાર {name}",
    "{date} का प्रमाणपत्र, हस्ताक्षर {name}",
  ],
  "False urgency": ["ખોટી ઉતાવળ", "झूठी जल्दबाज़ी"],
  "Pages where you choose and pay: no timers, no words that hurry you.": [
    "પસંદગી અને પેમેન્ટનાં પાનાં: કોઈ ટાઇમર નહીં, ઉતાવળ કરાવતા શબ્દો નહીં.",
    "चुनने और भुगतान के पन्ने: कोई टाइमर नहीं, जल्दी मचाने वाले शब्द नहीं।",
  ],
  "Basket sneaking": ["કાર્ટમાં છાનુંમાનું ઉમેરવું", "कार्ट में चुपके से जोड़ना"],
  "One pack in an empty cart: up to the payment nothing else is in it.": [
    "ખાલી કાર્ટમાં એક પેક: પેમેન્ટ સુધી તેમાં બીજું કંઈ નથી.",
    "ख़ाली कार्ट में एक पैक: भुगतान तक उसमें और कुछ नहीं।",
  ],
  "Confirm shaming": ["ના કહેતાં શરમાવવું", "मना करने पर शर्मिंदा करना"],
  "Links, buttons and boxes: none shames you for saying no.": [
    "લિંક, બટન અને ખાનાં: ના કહેવા પર કોઈ શરમાવતું નથી.",
    "लिंक, बटन और बॉक्स: मना करने पर कोई शर्मिंदा नहीं करता।",
  ],
  "Forced action": ["બળજબરીથી કરાવવું", "ज़बरदस्ती करवाना"],
  "An order: no app or news is forced on you, and no account without a reason.": [
    "ઓર્ડર: એપ કે સમાચાર માંગ્યા નથી, અને કારણ વગર એકાઉન્ટ પણ નહીં.",
    "ऑर्डर: ऐप या ख़बरें नहीं मांगी जातीं, और बिना कारण अकाउंट भी नहीं।",
  ],
  "Subscription trap": ["સબ્સ્ક્રિપ્શનની જાળ", "सब्सक्रिप्शन का जाल"],
  "Cancelling an order takes no more steps than buying; one link in each mail stops the news.": [
    "ઓર્ડર રદ કરવામાં ખરીદવા કરતાં વધુ વાર દબાવવું પડતું નથી; દરેક મેઇલની એક લિંકથી સમાચાર બંધ થાય છે.",
    "ऑर्डर रद्द करने में ख़रीदने से ज़्यादा बार दबाना नहीं पड़ता; हर मेल के एक लिंक से ख़बरें बंद होती हैं।",
  ],
  "Interface interference": ["પાનાની ગોઠવણથી ભરમાવવું", "पन्ने की बनावट से भरमाना"],
  "Boxes and choices: none is ticked for you, and no dearer one is chosen for you.": [
    "ખાનાં અને વિકલ્પો: કોઈ પહેલેથી ટિક નથી, મોંઘો વિકલ્પ પહેલેથી પસંદ નથી.",
    "बॉक्स और विकल्प: कोई पहले से टिक नहीं, महंगा विकल्प पहले से चुना नहीं।",
  ],
  "Bait and switch": ["લલચાવીને બીજું આપવું", "ललचाकर कुछ और देना"],
  "Products in lists against their own pages: the same price, and really for sale.": [
    "યાદીનાં પ્રોડક્ટ અને તેમનાં પાનાં: ભાવ એ જ, અને ખરેખર વેચાણમાં.",
    "सूची के प्रोडक्ट और उनके पन्ने: दाम वही, और सचमुच बिक्री में।",
  ],
  "Drip pricing": ["ટીપે ટીપે ભાવ વધારવો", "धीरे-धीरे दाम बढ़ाना"],
  "The price on the product is the price at the payment; delivery is named in the cart.": [
    "પ્રોડક્ટ પરનો ભાવ જ પેમેન્ટનો ભાવ છે; ડિલિવરી કાર્ટમાં લખેલી છે.",
    "प्रोडक्ट पर लिखा दाम ही भुगतान का दाम है; डिलीवरी कार्ट में लिखी है।",
  ],
  "Disguised advertisement": ["છુપી જાહેરાત", "छिपा विज्ञापन"],
  "Links to other sites and words of customers: what we chose says so.": [
    "બીજી સાઇટની લિંક અને ગ્રાહકોના શબ્દો: અમે પસંદ કરેલું તેમ લખેલું છે.",
    "दूसरी साइटों के लिंक और ग्राहकों के शब्द: जो हमने चुना उस पर लिखा है।",
  ],
  Nagging: ["વારંવાર પજવવું", "बार-बार परेशान करना"],
  "Pages as they open: nothing pops up, nothing asks again and again.": [
    "પાનાં ખુલે ત્યારે: કંઈ અચાનક ખુલતું નથી, કંઈ વારંવાર પૂછતું નથી.",
    "पन्ने खुलते समय: कुछ अपने-आप नहीं खुलता, कुछ बार-बार नहीं पूछता।",
  ],
  "Trick question": ["ગૂંચવતો સવાલ", "उलझाने वाला सवाल"],
  "The sentences beside boxes: a tick means yes, nothing is denied twice.": [
    "ખાનાં પાસેનાં વાક્યો: ટિક એટલે હા, બેવડી ના ક્યાંય નથી.",
    "बॉक्स के पास के वाक्य: टिक यानी हां, दोहरी ना कहीं नहीं।",
  ],
  "SaaS billing": ["આપમેળે ફરી ફરી બિલ", "अपने-आप बार-बार बिल"],
  "The payment: nothing is charged again by itself.": [
    "પેમેન્ટ: આપમેળે ફરી કંઈ કપાતું નથી.",
    "भुगतान: अपने-आप दोबारा कुछ नहीं कटता।",
  ],
  "Rogue malwares": ["હાનિકારક પ્રોગ્રામ", "हानिकारक प्रोग्राम"],
  "Scripts, frames and files: none comes from elsewhere but the payment service.": [
    "સ્ક્રિપ્ટ, ફ્રેમ અને ફાઇલ: પેમેન્ટ સેવા સિવાય બીજે ક્યાંયથી કંઈ આવતું નથી.",
    "स्क्रिप्ट, फ़्रेम और फ़ाइल: भुगतान सेवा के सिवा कहीं और से कुछ नहीं आता।",
  ],
};
