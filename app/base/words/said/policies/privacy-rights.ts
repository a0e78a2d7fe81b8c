import type { Said } from "../../catalogue";

/** What the privacy notice of 2026-11-25 says below its table: frozen with it. */
export const said: Said = {
  "Besides those in the table, your data lie with the company that runs our server, and authorities get what the law obliges us to give. We do not sell your data, do not follow you on other sites and show no advertising.":
    [
      "કોઠામાં છે તે સિવાય, માહિતી અમારું સર્વર ચલાવતી કંપની પાસે રહે છે, અને કાયદો કહે તેટલું સરકારી ખાતાને મળે છે. અમે તમારી માહિતી વેચતા નથી, બીજી સાઇટ પર તમારો પીછો કરતા નથી અને જાહેરાત બતાવતા નથી.",
      "तालिका में जो हैं उनके अलावा, जानकारी हमारा सर्वर चलाने वाली कंपनी के पास रहती है, और कानून जितना कहे उतना सरकारी विभाग को मिलता है। हम आपकी जानकारी बेचते नहीं, दूसरी साइट पर आपका पीछा नहीं करते और विज्ञापन नहीं दिखाते।",
    ],
  "Withdraw your consent": ["સંમતિ પાછી લો", "सहमति वापस लें"],
  "News by mail ends with one press: <profile>in your profile</profile>, or by the link in each such mail. It is as easy as agreeing. What we did before stays lawful.":
    [
      "ઇમેઇલથી સમાચાર એક જ ક્લિકથી બંધ થાય છે: <profile>તમારી પ્રોફાઇલમાં</profile>, અથવા એવા દરેક ઇમેઇલમાંની લિંકથી. તે સંમતિ આપવા જેટલું જ સહેલું છે. તે પહેલાં જે કર્યું તે કાયદેસર રહે છે.",
      "ईमेल से खबरें एक ही क्लिक से बंद होती हैं: <profile>आपकी प्रोफ़ाइल में</profile>, या ऐसे हर ईमेल के लिंक से। यह सहमति देने जितना ही आसान है। उससे पहले जो किया वह कानूनी रहता है।",
    ],
  "For everything else you gave us, withdraw by erasing it: <data>open “My data”</data>. An order under way is delivered first, and what the law makes us keep stays.":
    [
      "બાકી જે માહિતી આપી છે તેની સંમતિ તે ભૂંસીને પાછી લો: <data>“મારો ડેટા” ખોલો</data>. ચાલુ ઓર્ડર પહેલાં પહોંચાડાય છે, અને કાયદા મુજબ રાખવાનું હોય તે રહે છે.",
      "बाकी जो जानकारी दी है उसकी सहमति उसे मिटाकर वापस लें: <data>“मेरा डेटा” खोलें</data>। चालू ऑर्डर पहले पहुंचाया जाता है, और कानून के हिसाब से जो रखना है वह रहता है।",
    ],
  "Your rights": ["તમારા હક", "आपके हक"],
  "You can see and download what we hold of you and whom we gave it to, correct it, and have it erased: <data>open “My data”</data>. You prove who you are by your login, or by a link that we mail to the address of your order.":
    [
      "અમારી પાસે તમારી કઈ માહિતી છે અને કોને આપી તે તમે જોઈ અને ડાઉનલોડ કરી શકો, સુધારી શકો અને ભૂંસાવી શકો: <data>“મારો ડેટા” ખોલો</data>. તમે જ છો તે લોગ ઇનથી, અથવા ઓર્ડરના ઇમેઇલ પર મોકલેલી લિંકથી સાબિત થાય છે.",
      "हमारे पास आपकी कौन सी जानकारी है और किसे दी यह आप देख और डाउनलोड कर सकते हैं, सुधार सकते हैं और मिटवा सकते हैं: <data>“मेरा डेटा” खोलें</data>। आप ही हैं यह लॉग इन से, या ऑर्डर के ईमेल पर भेजे लिंक से साबित होता है।",
    ],
  "You can also name somebody who uses these rights for you after your death or if you cannot: <contact>write to us</contact>.":
    [
      "તમારા મૃત્યુ પછી કે તમે ન કરી શકો ત્યારે આ હક વાપરે તેવી વ્યક્તિનું નામ પણ આપી શકો: <contact>અમને લખો</contact>.",
      "आपकी मृत्यु के बाद या आप न कर सकें तब ये हक इस्तेमाल करने के लिए किसी का नाम भी दे सकते हैं: <contact>हमें लिखें</contact>।",
    ],
  "We answer within 30 days, and never later than 90 days.": [
    "અમે 30 દિવસમાં, અને કોઈ પણ સંજોગોમાં 90 દિવસની અંદર જવાબ આપીએ છીએ.",
    "हम 30 दिन में, और हर हाल में 90 दिन के अंदर जवाब देते हैं।",
  ],
  Complain: ["ફરિયાદ કરો", "शिकायत करें"],
  "If you are not content, write to our grievance officer, whose name and contact stand on the page <grievances>Grievances</grievances>; questions about your data go there too.":
    [
      "સંતોષ ન હોય તો અમારા ફરિયાદ અધિકારીને લખો; તેમનું નામ અને સંપર્ક <grievances>ફરિયાદ</grievances> પેજ પર છે. તમારી માહિતી વિશેના પ્રશ્નો પણ ત્યાં જ કરો.",
      "संतोष न हो तो हमारे शिकायत अधिकारी को लिखें; उनका नाम और संपर्क <grievances>शिकायत</grievances> पेज पर है। आपकी जानकारी के बारे में सवाल भी वहीं करें।",
    ],
  "If that does not help, you can complain to the Data Protection Board of India.": [
    "તેનાથી ઉકેલ ન આવે તો ભારતના ડેટા પ્રોટેક્શન બોર્ડને ફરિયાદ કરી શકો.",
    "उससे हल न निकले तो भारत के डेटा प्रोटेक्शन बोर्ड से शिकायत कर सकते हैं।",
  ],
  Children: ["બાળકો", "बच्चे"],
  "Only adults buy here: you must be 18 or older to order, to open an account or to give us your data. We do not knowingly keep data of children; tell us of any, and we erase them.":
    [
      "અહીં ફક્ત પુખ્ત વયના જ ખરીદે: ઓર્ડર કરવા, એકાઉન્ટ ખોલવા કે માહિતી આપવા તમારી ઉંમર 18 કે વધુ હોવી જોઈએ. બાળકોની માહિતી અમે જાણીજોઈને રાખતા નથી; ધ્યાનમાં આવે તો જણાવો, અમે ભૂંસી નાખીશું.",
      "यहां सिर्फ़ बालिग ही खरीदें: ऑर्डर करने, अकाउंट खोलने या जानकारी देने के लिए आपकी उम्र 18 या ज़्यादा होनी चाहिए। बच्चों की जानकारी हम जानबूझकर नहीं रखते; पता चले तो बताएं, हम मिटा देंगे।",
    ],
  "Versions of this notice": ["આ સૂચનાનાં વર્ઝન", "इस सूचना के वर्ज़न"],
  "With each order, account and consent we note which version you were shown. A new version gets a new date; the older ones stay readable here.":
    [
      "દરેક ઓર્ડર, એકાઉન્ટ અને સંમતિ સાથે અમે નોંધીએ છીએ કે તમને કયું વર્ઝન બતાવ્યું. નવા વર્ઝનને નવી તારીખ મળે છે; જૂનાં અહીં વાંચી શકાય છે.",
      "हर ऑर्डर, अकाउंट और सहमति के साथ हम लिखते हैं कि आपको कौन सा वर्ज़न दिखाया गया। नए वर्ज़न को नई तारीख मिलती है; पुराने यहां पढ़े जा सकते हैं।",
    ],
};
