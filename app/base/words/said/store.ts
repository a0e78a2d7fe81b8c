import type { Said } from "../catalogue";

/** The Store, its filters, and the categories. */
export const said: Said = {
  Store: ["દુકાન", "दुकान"],
  "Groundnut oil from our own press, in the pack that fits your kitchen.": [
    "અમારી પોતાની મિલનું સિંગતેલ, તમારા રસોડાને માફક પેકમાં.",
    "हमारी अपनी मिल का मूंगफली का तेल, आपकी रसोई के हिसाब के पैक में।",
  ],
  "Every groundnut oil we press and pack in Surat, from half a litre to fifteen: choose by kind and by price.":
    [
      "સુરતમાં પીલેલું અને પેક કરેલું અમારું બધું સિંગતેલ, અડધાથી પંદર લિટર સુધી: પ્રકાર અને ભાવ પ્રમાણે પસંદ કરો.",
      "सूरत में पेरा और पैक किया हमारा सारा मूंगफली का तेल, आधे से पंद्रह लीटर तक: किस्म और कीमत के हिसाब से चुनें।",
    ],
  "Every groundnut oil we press and pack, from half a litre to fifteen: choose by kind and by price.":
    [
      "અમે પીલેલું અને પેક કરેલું બધું સિંગતેલ, અડધાથી પંદર લિટર સુધી: પ્રકાર અને ભાવ પ્રમાણે પસંદ કરો.",
      "हमारा पेरा और पैक किया सारा मूंगफली का तेल, आधे से पंद्रह लीटर तक: किस्म और कीमत के हिसाब से चुनें।",
    ],
  "Show Filters": ["ફિલ્ટર બતાવો", "फ़िल्टर दिखाएं"],
  "Hide Filters": ["ફિલ્ટર છુપાવો", "फ़िल्टर छिपाएं"],
  "RESET FILTERS": ["ફિલ્ટર હટાવો", "फ़िल्टर हटाएं"],
  "Kind of oil": ["તેલનો પ્રકાર", "तेल की किस्म"],
  "Kind of pack": ["પેકનો પ્રકાર", "पैक की किस्म"],
  Size: ["સાઇઝ", "साइज़"],
  "In stock": ["સ્ટોકમાં છે", "स्टॉक में है"],
  "Can be bought now": ["અત્યારે મળશે", "अभी मिलेगा"],
  Pouch: ["પાઉચ", "पाउच"],
  Bottle: ["બોટલ", "बोतल"],
  "Glass bottle": ["કાચની બોટલ", "कांच की बोतल"],
  Jar: ["જાર", "जार"],
  Tin: ["ડબ્બો", "टिन"],
  Carton: ["કાર્ટન", "कार्टन"],
  "Under 1 L": ["1 લિટરથી ઓછું", "1 लीटर से कम"],
  "1 L": ["1 લિટર", "1 लीटर"],
  "2–4 L": ["2–4 લિટર", "2–4 लीटर"],
  "5–9 L": ["5–9 લિટર", "5–9 लीटर"],
  "10 L or more": ["10 લિટર કે વધુ", "10 लीटर या ज़्यादा"],
  "₹4,000 or more": ["₹4,000 કે વધુ", "₹4,000 या ज़्यादा"],
  "Show products": ["પ્રોડક્ટ બતાવો", "प्रोडक्ट दिखाएं"],
  "{n, plural, one {Show # product} other {Show # products}}": [
    "{n, plural, one {# પ્રોડક્ટ બતાવો} other {# પ્રોડક્ટ બતાવો}}",
    "{n, plural, one {# प्रोडक्ट दिखाएं} other {# प्रोडक्ट दिखाएं}}",
  ],
  "Show more than {n} products": ["{n}થી વધુ પ્રોડક્ટ બતાવો", "{n} से ज़्यादा प्रोडक्ट दिखाएं"],
  "No product fits": ["કોઈ પ્રોડક્ટ નથી", "कोई प्रोडक्ट नहीं"],
  "Chosen filters": ["પસંદ કરેલાં ફિલ્ટર", "चुने हुए फ़िल्टर"],
  "Remove filter: {label}": ["ફિલ્ટર હટાવો: {label}", "फ़िल्टर हटाएं: {label}"],
  "Order of the products": ["પ્રોડક્ટનો ક્રમ", "प्रोडक्ट का क्रम"],
  Sort: ["ક્રમ", "क्रम"],
  "Best match first": ["સૌથી બંધબેસતી પહેલાં", "सबसे सटीक पहले"],
  "Newest first": ["નવી પહેલાં", "नए पहले"],
  "Lowest price first": ["ઓછો ભાવ પહેલાં", "कम कीमत पहले"],
  "Lowest per litre": ["લિટર દીઠ સસ્તું", "प्रति लीटर सस्ता"],
  "Most bought first": ["સૌથી વધુ વેચાતી પહેલાં", "सबसे ज़्यादा बिकने वाले पहले"],
  "In this order: your words in the name, then your words in the description, then the packs sold in {days} days, then the smaller pack.":
    [
      "આ ક્રમમાં: તમારા શબ્દો નામમાં, પછી તમારા શબ્દો વર્ણનમાં, પછી {days} દિવસમાં વેચાયેલા પેક, પછી નાનું પેક.",
      "इस क्रम में: आपके शब्द नाम में, फिर आपके शब्द विवरण में, फिर {days} दिनों में बिके पैक, फिर छोटा पैक।",
    ],
  "In this order: what was put on sale last comes first.": [
    "આ ક્રમમાં: જે છેલ્લે વેચાણમાં મૂક્યું તે પહેલાં.",
    "इस क्रम में: जो सबसे बाद में बिक्री पर आया, वह पहले।",
  ],
  "In this order: the lowest price of a pack comes first.": [
    "આ ક્રમમાં: જે પેકનો ભાવ સૌથી ઓછો તે પહેલાં.",
    "इस क्रम में: जिस पैक की कीमत सबसे कम, वह पहले।",
  ],
  "In this order: the lowest price per litre comes first.": [
    "આ ક્રમમાં: લિટર દીઠ ભાવ સૌથી ઓછો તે પહેલાં.",
    "इस क्रम में: प्रति लीटर कीमत सबसे कम, वह पहले।",
  ],
  "In this order: the packs sold in {days} days, then what was put on sale last.": [
    "આ ક્રમમાં: {days} દિવસમાં વેચાયેલા પેક, પછી જે છેલ્લે વેચાણમાં મૂક્યું તે.",
    "इस क्रम में: {days} दिनों में बिके पैक, फिर जो सबसे बाद में बिक्री पर आया।",
  ],
  "Nobody can pay for a place.": ["પૈસા આપીને કોઈ આગળ આવી શકતું નથી.", "पैसे देकर कोई आगे नहीं आ सकता।"],
  "{n, plural, one {# product found} other {# products found}}": [
    "{n, plural, one {# પ્રોડક્ટ મળી} other {# પ્રોડક્ટ મળી}}",
    "{n, plural, one {# प्रोडक्ट मिला} other {# प्रोडक्ट मिले}}",
  ],
  "More than {n} products found": ["{n}થી વધુ પ્રોડક્ટ મળી", "{n} से ज़्यादा प्रोडक्ट मिले"],
  "Showing {shown} of {all}": ["{all}માંથી {shown} પ્રોડક્ટ", "{all} में से {shown} प्रोडक्ट"],
  "Showing {first} to {last} of {all}": [
    "{all}માંથી {first}થી {last} સુધી",
    "{all} में से {first} से {last} तक",
  ],
  "No product fits these filters.": ["આ ફિલ્ટરમાં કોઈ પ્રોડક્ટ નથી.", "इन फ़िल्टर में कोई प्रोडक्ट नहीं है।"],
  "Earlier products": ["આ પહેલાંની પ્રોડક્ટ", "इससे पहले के प्रोडक्ट"],
  "More products": ["બીજી પ્રોડક્ટ", "और प्रोडक्ट"],
  "Load more": ["વધુ બતાવો", "और दिखाएं"],
  "Loading ...": ["લોડ થાય છે …", "लोड हो रहा है …"],
  "Our groundnut oils by kind: cold pressed, filtered, refined, in glass and in bulk.": [
    "અમારું સિંગતેલ પ્રકાર પ્રમાણે: કાચી ઘાણી, ફિલ્ટર્ડ, રિફાઇન્ડ, કાચની બોટલમાં અને જથ્થાબંધ.",
    "हमारा मूंगफली का तेल किस्म के हिसाब से: कच्ची घानी, फिल्टर्ड, रिफाइंड, कांच की बोतल में और थोक में।",
  ],
  "There are no categories yet.": ["હજી કોઈ કેટેગરી નથી.", "अभी कोई कैटेगरी नहीं है।"],
  "Category - {name}": ["કેટેગરી - {name}", "कैटेगरी - {name}"],
  "{name}: groundnut oil pressed in Surat. See every pack we have of it, compare prices and order online.":
    [
      "{name}: સુરતમાં પીલેલું સિંગતેલ. બધાં પેક જુઓ, ભાવ સરખાવો અને ઓનલાઇન ઓર્ડર કરો.",
      "{name}: सूरत में पेरा मूंगफली का तेल। सभी पैक देखें, कीमत मिलाएं और ऑनलाइन ऑर्डर करें।",
    ],
  "{name}: see every pack we have of it, compare prices and order online.": [
    "{name}: બધાં પેક જુઓ, ભાવ સરખાવો અને ઓનલાઇન ઓર્ડર કરો.",
    "{name}: सभी पैक देखें, कीमत मिलाएं और ऑनलाइन ऑर्डर करें।",
  ],
  "{n, plural, one {# results found} other {# results found}}": [
    "{n, plural, one {# પ્રોડક્ટ મળી} other {# પ્રોડક્ટ મળી}}",
    "{n, plural, one {# प्रोडक्ट मिला} other {# प्रोडक्ट मिले}}",
  ],
  "There is nothing in this category at the moment.": [
    "આ કેટેગરીમાં હમણાં કંઈ નથી.",
    "इस कैटेगरी में अभी कुछ नहीं है।",
  ],
};
