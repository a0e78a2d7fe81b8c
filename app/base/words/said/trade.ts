import type { Said } from "../catalogue";

/** Trade prices: the shopper's page and mails. */
export const said: Said = {
  "Trade prices": ["વેપારી ભાવ", "व्यापारी कीमत"],
  "For firms that buy regularly": ["નિયમિત ખરીદતી પેઢીઓ માટે", "नियमित खरीदने वाली फ़र्मों के लिए"],
  "For shops, restaurants, canteens and caterers who buy regularly.": [
    "નિયમિત ખરીદતી દુકાન, રેસ્ટોરન્ટ, કેન્ટીન અને કેટરર માટે.",
    "नियमित खरीदने वाली दुकान, रेस्टोरेंट, कैंटीन और कैटरर के लिए।",
  ],
  Firm: ["પેઢી", "फ़र्म"],
  "Name of the firm": ["પેઢીનું નામ", "फ़र्म का नाम"],
  "GSTIN (optional)": ["GSTIN (જરૂરી નથી)", "GSTIN (ज़रूरी नहीं)"],
  "15 letters and digits, as on the registration.": [
    "15 અક્ષર અને આંકડા, રજિસ્ટ્રેશન મુજબ.",
    "15 अक्षर और अंक, रजिस्ट्रेशन के अनुसार।",
  ],
  Prices: ["ભાવ", "कीमत"],
  "Everybody's": ["બધા માટેના", "सबके लिए वाली"],
  "Paying later": ["પછી ચૂકવવાની સુવિધા", "बाद में पेमेंट की सुविधा"],
  yes: ["હા", "हां"],
  no: ["ના", "नहीं"],
  "While you are logged in, every page shows you your own prices.": [
    "લોગ ઇન હો ત્યારે દરેક પેજ પર તમારા પોતાના ભાવ દેખાશે.",
    "लॉग इन रहने पर हर पेज पर आपकी अपनी कीमत दिखेगी।",
  ],
  "Open the quick-order sheet": ["ઝડપી ઓર્ડરનું પેજ ખોલો", "झटपट ऑर्डर का पेज खोलें"],
  "Something is not right? <a>Write to us</a>": [
    "કંઈ બરાબર નથી? <a>અમને લખો</a>",
    "कुछ सही नहीं? <a>हमें लिखें</a>",
  ],
  "You asked on {when}. We look at it and write to you.": [
    "{when} વાગ્યે તમે પૂછ્યું. અમે જોઈને તમને લખીશું.",
    "{when} बजे आपने पूछा। हम देखकर आपको लिखेंगे।",
  ],
  "Ask for trade prices": ["વેપારી ભાવ પૂછો", "व्यापारी कीमत पूछें"],
  "Take it back": ["પાછું ખેંચો", "वापस लें"],
  "Request withdrawn": ["તમારી વિનંતી પાછી ખેંચાઈ", "आपका अनुरोध वापस हुआ"],
  "We have it and will write to you": ["મળી ગયું, અમે તમને લખીશું", "मिल गया, हम आपको लिखेंगे"],
  "Your trade account is open already": [
    "તમારું વેપારી એકાઉન્ટ પહેલેથી ચાલુ છે",
    "आपका व्यापारी अकाउंट पहले से चालू है",
  ],
  "Your trade account is open": ["તમારું વેપારી એકાઉન્ટ ચાલુ થયું", "आपका व्यापारी अकाउंट चालू हुआ"],
  "Your trade account is open.": [
    "તમારું વેપારી એકાઉન્ટ ચાલુ થયું છે.",
    "आपका व्यापारी अकाउंट चालू हो गया है।",
  ],
  "About your trade account": ["તમારા વેપારી એકાઉન્ટ વિશે", "आपके व्यापारी अकाउंट के बारे में"],
  "When you are logged in, the shop shows you your own prices from now on.": [
    "હવેથી લોગ ઇન હો ત્યારે દુકાન તમને તમારા પોતાના ભાવ બતાવશે.",
    "अब से लॉग इन रहने पर दुकान आपको आपकी अपनी कीमत दिखाएगी।",
  ],
  "You may also pay later, after the delivery.": [
    "તમે ડિલિવરી પછી પણ ચૂકવી શકો.",
    "डिलीवरी के बाद भी पेमेंट कर सकते हैं।",
  ],
  "The quick-order sheet has all packs, one number each:": [
    "ઝડપી ઓર્ડરના પેજ પર બધાં પેક છે, દરેકની સંખ્યા લખો:",
    "झटपट ऑर्डर के पेज पर सभी पैक हैं, हर एक की संख्या लिखें:",
  ],
  "Open the sheet": ["પેજ ખોલો", "पेज खोलें"],
  "Thank you for asking for trade prices. We cannot offer them to you at the moment.": [
    "વેપારી ભાવ પૂછવા બદલ આભાર. હમણાં અમે તે આપી શકતા નથી.",
    "व्यापारी कीमत पूछने के लिए धन्यवाद। अभी हम यह नहीं दे सकते।",
  ],
  "The prices by quantity on our pages are for everybody, and for a large order we gladly make you an offer:":
    [
      "વધુ જથ્થાના ભાવ બધા માટે છે, અને મોટા ઓર્ડર માટે અમે ખુશીથી ભાવ આપીશું:",
      "ज़्यादा मात्रा की कीमतें सबके लिए हैं, और बड़े ऑर्डर के लिए हम खुशी से भाव देंगे:",
    ],
  "Ask for a bulk order": ["જથ્થાબંધ ઓર્ડર માટે પૂછો", "थोक ऑर्डर के लिए पूछें"],
};
