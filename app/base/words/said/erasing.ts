import type { Said } from "../catalogue";

/** Erasing one's own data. */
export const said: Said = {
  "Erase it": ["ભૂંસો", "मिटाएं"],
  "Erase my data": ["મારો ડેટા ભૂંસો", "मेरा डेटा मिटाएं"],
  "Yes, erase my data": ["હા, મારો ડેટા ભૂંસો", "हां, मेरा डेटा मिटाएं"],
  "Please tick that you want it: it cannot be undone.": [
    "ખાતરી માટે ટિક કરો: આ પાછું ફેરવી શકાતું નથી.",
    "पक्का करने के लिए टिक करें: इसे वापस नहीं किया जा सकता।",
  ],
  "Nothing was erased: please look below for what stands against it.": [
    "કંઈ ભૂંસાયું નથી: શું નડે છે તે નીચે જુઓ.",
    "कुछ नहीं मिटा: क्या रुकावट है वह नीचे देखें।",
  ],
  "This account works in the shop, so it cannot erase itself here: its entries in the shop's books need a name. The owner takes its rights away first, under Staff or Users.":
    [
      "આ એકાઉન્ટ દુકાનમાં કામ કરે છે, તેથી અહીંથી પોતાને ભૂંસી શકતું નથી: દુકાનના ચોપડાની નોંધોમાં નામ જોઈએ. પહેલાં માલિક “Staff” કે “Users”માં તેના હક પાછા લે.",
      "यह अकाउंट दुकान में काम करता है, इसलिए यहां से खुद को नहीं मिटा सकता: दुकान की किताबों में नाम चाहिए। पहले मालिक “Staff” या “Users” में इसके अधिकार वापस ले।",
    ],
  "Still under way, so we need your address:": [
    "હજી રસ્તામાં છે, તેથી તમારું સરનામું જોઈએ:",
    "अभी रास्ते में हैं, इसलिए आपका पता चाहिए:",
  ],
  "Delivered, but not paid yet:": ["પહોંચ્યા, પણ પેમેન્ટ બાકી છે:", "पहुंच गए, पर पेमेंट बाकी है:"],
  "Your bank asks the money of these orders back, and has not decided yet:": [
    "તમારી બેંક આ ઓર્ડરના પૈસા પાછા માગે છે, અને હજી નિર્ણય થયો નથી:",
    "आपका बैंक इन ऑर्डर के पैसे वापस मांग रहा है, और अभी फ़ैसला नहीं हुआ है:",
  ],
  "Money is on its way back to you:": ["પૈસા તમને પાછા આવી રહ્યા છે:", "पैसे आपको वापस आ रहे हैं:"],
  "Complaints that are not settled yet:": [
    "હજુ ઉકેલ બાકી હોય એવી ફરિયાદો:",
    "शिकायतें जिनका समाधान बाकी है:",
  ],
  "Your khata with us is not settled yet: please write to us.": [
    "અમારી પાસેનું તમારું ખાતું હજી પત્યું નથી: અમને લખો.",
    "हमारे यहां आपका खाता अभी पूरा नहीं हुआ है: हमें लिखें।",
  ],
  "When that is settled, you can erase your data here.": [
    "તે પતે પછી તમે અહીંથી ડેટા ભૂંસી શકશો.",
    "वह पूरा होने पर आप यहां से डेटा मिटा सकते हैं।",
  ],
  "Your account, addresses, reviews, enquiries, alerts and mails are erased at once, and your name is taken out of your orders. This cannot be undone.":
    [
      "તમારું એકાઉન્ટ, સરનામાં, રિવ્યૂ, પૂછપરછ, “જણાવો” અને ઇમેઇલ તરત ભૂંસાય છે, અને ઓર્ડરમાંથી તમારું નામ નીકળી જાય છે. આ પાછું ફેરવી શકાતું નથી.",
      "आपका अकाउंट, पते, रिव्यू, पूछताछ, “बताएं” और ईमेल तुरंत मिटते हैं, और ऑर्डर से आपका नाम हट जाता है। इसे वापस नहीं किया जा सकता।",
    ],
  "Your reviews, enquiries, alerts and mails are erased at once, and your name is taken out of your orders. This cannot be undone.":
    [
      "તમારા રિવ્યૂ, પૂછપરછ, “જણાવો” અને ઇમેઇલ તરત ભૂંસાય છે, અને ઓર્ડરમાંથી તમારું નામ નીકળી જાય છે. આ પાછું ફેરવી શકાતું નથી.",
      "आपके रिव्यू, पूछताछ, “बताएं” और ईमेल तुरंत मिटते हैं, और ऑर्डर से आपका नाम हट जाता है। इसे वापस नहीं किया जा सकता।",
    ],
  "{n, plural, one {# invoice or credit note stays} other {# invoices and credit notes stay}} as tax law demands, until {until}.":
    [
      "ટેક્સના કાયદા પ્રમાણે {n, plural, one {# બિલ કે ક્રેડિટ નોટ} other {# બિલ અને ક્રેડિટ નોટ}} {until} સુધી રહે છે.",
      "टैक्स कानून के मुताबिक {n, plural, one {# बिल या क्रेडिट नोट} other {# बिल और क्रेडिट नोट}} {until} तक रहते हैं।",
    ],
  "Your data are erased": ["તમારો ડેટા ભૂંસાઈ ગયો", "आपका डेटा मिट गया"],
  "Your data are erased, and you are logged out.": [
    "તમારો ડેટા ભૂંસાઈ ગયો, અને તમે લોગ આઉટ થયા.",
    "आपका डेटा मिट गया, और आप लॉग आउट हो गए।",
  ],
  "Nothing was erased in this browser lately.": [
    "આ બ્રાઉઝરમાં હમણાં કંઈ ભૂંસાયું નથી.",
    "इस ब्राउज़र में अभी कुछ नहीं मिटा।",
  ],
  "A last mail confirms this. Then we forget your address, too.": [
    "છેલ્લો ઇમેઇલ આની ખાતરી આપશે. પછી તમારો ઇમેઇલ પણ ભૂંસાશે.",
    "आखिरी ईमेल इसे पक्का करेगा। फिर आपका ईमेल भी मिट जाएगा।",
  ],
  "As you asked, we erased your data on {when} (Indian time).": [
    "તમે કહ્યું તેમ, {when} (ભારતીય સમય) પર તમારો ડેટા ભૂંસ્યો.",
    "आपके कहने पर, {when} (भारतीय समय) पर आपका डेटा मिटाया।",
  ],
  "This is our last mail to you: we forget this address as soon as it is sent.": [
    "આ અમારો છેલ્લો ઇમેઇલ છે: મોકલાતાં જ આ ઇમેઇલ ભૂંસાઈ જાય છે.",
    "यह हमारा आखिरी ईमेल है: भेजते ही यह ईमेल मिट जाता है।",
  ],
  "If you did not ask for it, please write to us at once.": [
    "તમે ન કહ્યું હોય, તો તરત અમને લખો.",
    "आपने न कहा हो, तो तुरंत हमें लिखें।",
  ],
  "Erased: your account with its addresses, cart, devices and password. Nobody can log in to it any more.":
    [
      "ભૂંસાયું: તમારું એકાઉન્ટ, તેનાં સરનામાં, કાર્ટ, ડિવાઇસ અને પાસવર્ડ. હવે કોઈ તેમાં લોગ ઇન કરી શકતું નથી.",
      "मिटा: आपका अकाउंट, उसके पते, कार्ट, डिवाइस और पासवर्ड। अब कोई उसमें लॉग इन नहीं कर सकता।",
    ],
  "Erased: your name, addresses, numbers and email in {orders, plural, one {# order} other {# orders}}, {enquiries, plural, one {# enquiry} other {# enquiries}} and {mails, plural, one {# mail} other {# mails}}, and your reviews, alerts and quotes.":
    [
      "ભૂંસાયું: {orders, plural, one {# ઓર્ડર} other {# ઓર્ડર}}, {enquiries, plural, one {# પૂછપરછ} other {# પૂછપરછ}} અને {mails, plural, one {# ઇમેઇલ} other {# ઇમેઇલ}}માંથી તમારું નામ, સરનામાં, નંબર અને ઇમેઇલ, અને તમારા રિવ્યૂ, “જણાવો” અને ભાવપત્રક.",
      "मिटा: {orders, plural, one {# ऑर्डर} other {# ऑर्डर}}, {enquiries, plural, one {# पूछताछ} other {# पूछताछ}} और {mails, plural, one {# ईमेल} other {# ईमेल}} से आपका नाम, पते, नंबर और ईमेल, और आपके रिव्यू, “बताएं” और कोटेशन।",
    ],
  "No invoice was issued to you, so none stays.": [
    "તમને કોઈ બિલ અપાયું નથી, તેથી કોઈ રહેતું નથી.",
    "आपको कोई बिल नहीं दिया गया, इसलिए कोई नहीं रहता।",
  ],
  "What stays: {n, plural, one {# invoice or credit note} other {# invoices and credit notes}} with your name and address, as tax law demands, until {until}; and what was ordered for how much, without you.":
    [
      "રહે છે: ટેક્સના કાયદા પ્રમાણે તમારા નામ અને સરનામા સાથે {n, plural, one {# બિલ કે ક્રેડિટ નોટ} other {# બિલ અને ક્રેડિટ નોટ}}, {until} સુધી; અને શું કેટલામાં લેવાયું, તમારા નામ વગર.",
      "रहता है: टैक्स कानून के मुताबिक आपके नाम और पते के साथ {n, plural, one {# बिल या क्रेडिट नोट} other {# बिल और क्रेडिट नोट}}, {until} तक; और क्या कितने में लिया गया, आपके नाम के बिना।",
    ],
  "Safety copies made before today still hold your data until their time is over.": [
    "આજ પહેલાંની બેકઅપ કોપીમાં તેની મુદત સુધી તમારો ડેટા રહે છે.",
    "आज से पहले की बैकअप कॉपी में उनकी मियाद तक आपका डेटा रहता है।",
  ],
};
