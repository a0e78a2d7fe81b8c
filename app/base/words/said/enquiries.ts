import type { Said } from "../catalogue";

/** The contact form, the bulk form, and their pages. */
export const said: Said = {
  Name: ["નામ", "नाम"],
  Email: ["ઇમેઇલ", "ईमेल"],
  "Email must look like name@example.com": [
    "ઇમેઇલ આ રીતે લખો: name@example.com",
    "ईमेल ऐसे लिखें: name@example.com",
  ],
  "Phone number": ["મોબાઇલ નંબર", "मोबाइल नंबर"],
  "Contact number": ["મોબાઇલ નંબર", "मोबाइल नंबर"],
  "Area / city": ["વિસ્તાર / શહેર", "इलाका / शहर"],
  "Area or city": ["વિસ્તાર કે શહેર", "इलाका या शहर"],
  Message: ["મેસેજ", "मैसेज"],
  "Shop / business name": ["દુકાન કે પેઢીનું નામ", "दुकान या फ़र्म का नाम"],
  "Shop or business name": ["દુકાન કે પેઢીનું નામ", "दुकान या फ़र्म का नाम"],
  Product: ["પ્રોડક્ટ", "प्रोडक्ट"],
  "Product is required": ["પ્રોડક્ટ પસંદ કરો", "प्रोडक्ट चुनें"],
  "Product must be one of the list": ["યાદીમાંથી પ્રોડક્ટ પસંદ કરો", "सूची में से प्रोडक्ट चुनें"],
  "Choose a product": ["પ્રોડક્ટ પસંદ કરો", "प्रोडक्ट चुनें"],
  Quantity: ["જથ્થો", "मात्रा"],
  "As you would say it: 20 tins a month, 500 L for a wedding": [
    "બોલો તેમ લખો: મહિને 20 ડબ્બા, લગ્ન માટે 500 લિટર",
    "बोलचाल की तरह लिखें: महीने में 20 टिन, शादी के लिए 500 लीटर",
  ],
  "Send message": ["મેસેજ મોકલો", "मैसेज भेजें"],
  "Send enquiry": ["ભાવ પૂછો", "भाव पूछें"],
  "Leave this empty": ["આ ખાલી રાખો", "इसे खाली छोड़ें"],
  "Thank you!!,we will reach to you soon": [
    "આભાર. અમે જલદી તમારો સંપર્ક કરીશું",
    "धन्यवाद। हम जल्द आपसे संपर्क करेंगे",
  ],
  "That is a lot of messages at once. Please wait {n, plural, one {# minute} other {# minutes}} and send it again.":
    [
      "એકસાથે ઘણા મેસેજ આવ્યા. {n, plural, one {# મિનિટ} other {# મિનિટ}} પછી ફરી મોકલો.",
      "एक साथ बहुत से मैसेज आए। {n, plural, one {# मिनट} other {# मिनट}} बाद फिर से भेजें।",
    ],
  "Write to Prayosha in Surat, or call us: Monday to Saturday, 9 am to 6 pm.": [
    "સુરતમાં પ્રયોષાને લખો કે ફોન કરો: સોમવારથી શનિવાર, સવારે 9થી સાંજે 6.",
    "सूरत में प्रयोषा को लिखें या फ़ोन करें: सोमवार से शनिवार, सुबह 9 से शाम 6 बजे।",
  ],
  "Write to Prayosha, or call us: Monday to Saturday, 9 am to 6 pm.": [
    "પ્રયોષાને લખો કે ફોન કરો: સોમવારથી શનિવાર, સવારે 9થી સાંજે 6.",
    "प्रयोषा को लिखें या फ़ोन करें: सोमवार से शनिवार, सुबह 9 से शाम 6 बजे।",
  ],
  "Ask us about an order, a product or anything else. We write back.": [
    "ઓર્ડર, પ્રોડક્ટ કે બીજું કંઈ પણ પૂછો. અમે જવાબ આપીશું.",
    "ऑर्डर, प्रोडक्ट या कुछ भी पूछें। हम जवाब देंगे।",
  ],
  "Our office": ["અમારી ઓફિસ", "हमारा ऑफ़िस"],
  "Can you deliver {product} ({size}) to PIN {pin}? How much would it cost?": [
    "પિનકોડ {pin} પર {product} ({size}) મળશે? ડિલિવરી ચાર્જ કેટલો?",
    "क्या {product} ({size}) की डिलीवरी पिनकोड {pin} पर होगी? डिलीवरी चार्ज कितना?",
  ],
  "Can you deliver what is in my cart to PIN {pin}? How much would it cost?": [
    "પિનકોડ {pin} પર મારું કાર્ટ પહોંચાડશો? ડિલિવરી ચાર્જ કેટલો?",
    "क्या मेरे कार्ट की डिलीवरी पिनकोड {pin} पर होगी? डिलीवरी चार्ज कितना?",
  ],
  "Bulk Order": ["જથ્થાબંધ ઓર્ડર", "थोक ऑर्डर"],
  "Groundnut oil for your shop, restaurant, canteen or wedding: tell us what you need and we come back to you with an offer.":
    [
      "દુકાન, રેસ્ટોરન્ટ, કેન્ટીન કે લગ્ન માટે સિંગતેલ: શું જોઈએ તે જણાવો, અમે તમને ભાવ આપીશું.",
      "दुकान, रेस्टोरेंट, कैंटीन या शादी के लिए मूंगफली का तेल: क्या चाहिए बताएं, हम आपको भाव देंगे।",
    ],
  "For shops, restaurants, canteens and weddings. Tell us what you need, and we come back to you with a price.":
    [
      "દુકાન, રેસ્ટોરન્ટ, કેન્ટીન અને લગ્ન માટે. શું જોઈએ તે જણાવો, અમે તમને ભાવ આપીશું.",
      "दुकान, रेस्टोरेंट, कैंटीन और शादी के लिए। क्या चाहिए बताएं, हम आपको भाव देंगे।",
    ],
  "The shop has no products to choose from right now. Please <a>write to us</a> instead.": [
    "હમણાં પસંદ કરવા કોઈ પ્રોડક્ટ નથી. તેના બદલે <a>અમને લખો</a>.",
    "अभी चुनने के लिए कोई प्रोडक्ट नहीं है। इसके बदले <a>हमें लिखें</a>।",
  ],
  "Bottles of 1 and 2 litres, a 5 litre jar, a carton and a 15 litre tin": [
    "1 અને 2 લિટરની બોટલ, 5 લિટરનો જાર, કાર્ટન અને 15 લિટરનો ડબ્બો",
    "1 और 2 लीटर की बोतलें, 5 लीटर का जार, कार्टन और 15 लीटर का टिन",
  ],
  "What happens next": ["પછી શું થશે", "आगे क्या होगा"],
  "You tell us what you need. This orders nothing and costs nothing.": [
    "શું જોઈએ તે તમે જણાવો. આનાથી ઓર્ડર થતો નથી અને પૈસા લાગતા નથી.",
    "क्या चाहिए यह आप बताएं। इससे ऑर्डर नहीं होता और पैसे नहीं लगते।",
  ],
  "We come back to you with a price and a date.": [
    "અમે તમને ભાવ અને તારીખ જણાવીશું.",
    "हम आपको भाव और तारीख बताएंगे।",
  ],
  "You decide.": ["નિર્ણય તમારો.", "फ़ैसला आपका।"],
  "Or order at once: the <a>quick-order sheet</a> has all packs with their prices by quantity.": [
    "અથવા તરત ઓર્ડર કરો: <a>ઝડપી ઓર્ડરના પેજ</a> પર બધાં પેક અને જથ્થા પ્રમાણે ભાવ છે.",
    "या तुरंत ऑर्डर करें: <a>झटपट ऑर्डर के पेज</a> पर सभी पैक और मात्रा के हिसाब से कीमतें हैं।",
  ],
};
