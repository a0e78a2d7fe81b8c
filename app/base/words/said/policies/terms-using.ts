import type { Said } from "../../catalogue";

/** The terms, sections 7 to 12. */
export const said: Said = {
  "Optional tools": ["બીજાનાં સાધનો", "दूसरों के टूल"],
  "We may offer you tools made by others, which we neither watch nor control: a map, say, or a page that follows your parcel. You get them as they are. Whether you use one is your choice and your risk, so please read its maker’s terms first. New tools or services that we add to the shop fall under these terms too.":
    [
      "અમે તમને બીજાએ બનાવેલાં સાધનો આપીએ એવું બને, જેમ કે નકશો કે પાર્સલ ક્યાં છે તે બતાવતું પેજ; તેના પર અમારી નજર કે કાબૂ નથી. તે જેવાં છે તેવાં જ મળે છે. વાપરવું કે નહીં તે તમારી મરજી અને તમારું જોખમ છે, એટલે પહેલાં તેના બનાવનારની શરતો વાંચો. દુકાનમાં નવાં સાધનો કે સેવા ઉમેરાય તેને પણ આ શરતો લાગુ પડે છે.",
      "हम आपको दूसरों के बनाए टूल दे सकते हैं, जैसे नक्शा या पार्सल कहां है यह दिखाने वाला पेज; उन पर हमारी नज़र या काबू नहीं है। वे जैसे हैं वैसे ही मिलते हैं। इस्तेमाल करना या न करना आपकी मर्ज़ी और आपका जोखिम है, इसलिए पहले बनाने वाले की शर्तें पढ़ें। दुकान में जुड़ने वाले नए टूल या सेवाओं पर भी ये शर्तें लागू हैं।",
    ],
  "Third-party links": ["બીજાની સાઇટની લિંક", "दूसरी साइट के लिंक"],
  "Some links lead to sites that are not ours. We do not check what they say and do not answer for them, their goods or their services. Look at their rules before you buy there, and take questions and complaints about them to the people who run them.":
    [
      "અમુક લિંક બીજાની સાઇટ પર લઈ જાય છે. ત્યાં શું લખ્યું છે તે અમે તપાસતા નથી, અને તે સાઇટ, તેનો માલ કે સેવા માટે અમે જવાબદાર નથી. ત્યાં ખરીદતાં પહેલાં તેના નિયમ જોઈ લો; તેના વિશેના પ્રશ્નો અને ફરિયાદ તેને ચલાવનારને કરો.",
      "कुछ लिंक दूसरों की साइट पर ले जाते हैं। वहां क्या लिखा है यह हम नहीं जांचते, और उस साइट, उसके माल या सेवा के लिए हम ज़िम्मेदार नहीं हैं। वहां खरीदने से पहले उनके नियम देख लें; उनके बारे में सवाल और शिकायत उन्हें चलाने वालों से करें।",
    ],
  "User comments": ["તમારા અભિપ્રાય", "आपकी राय"],
  "When you send us an idea, a suggestion or any other comment, asked for or not, we may use it without owing you anything: we may print it, change it or act on it. We do not have to keep it secret or to answer it. We print your name beside it only if you agree.":
    [
      "તમે વિચાર, સૂચન કે અભિપ્રાય મોકલો, અમે માગ્યો હોય કે નહીં, તો તમને કંઈ આપ્યા વગર અમે તેનો ઉપયોગ કરી શકીએ: છાપી શકીએ, બદલી શકીએ કે અમલમાં મૂકી શકીએ. તેને ખાનગી રાખવા કે જવાબ આપવા અમે બંધાયેલા નથી. તમે હા પાડો તો જ સાથે તમારું નામ છાપીએ છીએ.",
      "आप कोई विचार, सुझाव या राय भेजें, हमने मांगी हो या नहीं, तो आपको कुछ दिए बिना हम उसका इस्तेमाल कर सकते हैं: छाप सकते हैं, बदल सकते हैं या अमल में ला सकते हैं। उसे गुप्त रखना या जवाब देना हमारे लिए ज़रूरी नहीं है। आपकी हां होने पर ही साथ में आपका नाम छापते हैं।",
    ],
  "What you send must be your own, true, and lawful. It must not insult or threaten anybody, break anybody’s rights, or carry harmful software. You answer for what you send. We may remove a comment that breaks these rules.":
    [
      "તમે જે મોકલો તે તમારું પોતાનું, સાચું અને કાયદેસર હોવું જોઈએ. તેમાં કોઈનું અપમાન, ધમકી, કોઈના હકનો ભંગ કે નુકસાન કરતો સોફ્ટવેર ન હોવો જોઈએ. મોકલેલી વાતની જવાબદારી તમારી છે. આ નિયમ તોડતો અભિપ્રાય અમે કાઢી શકીએ.",
      "आप जो भेजें वह आपका अपना, सच्चा और कानूनी होना चाहिए। उसमें किसी का अपमान, धमकी, किसी के हक का उल्लंघन या नुकसान करने वाला सॉफ़्टवेयर नहीं होना चाहिए। भेजी हुई बात की ज़िम्मेदारी आपकी है। इन नियमों को तोड़ने वाली राय हम हटा सकते हैं।",
    ],
  "Personal information": ["અંગત માહિતી", "निजी जानकारी"],
  Errors: ["ભૂલ", "गलतियां"],
  "Now and then a page may hold a slip of the pen or a mistake about a product, a price, an offer, a shipping charge, a delivery time or what is available. We may correct it at any time, also after you have ordered. If the mistake concerns your order, we tell you, and you choose: the order as corrected, or cancelled with all your money back.":
    [
      "ક્યારેક કોઈ પેજ પર લખવામાં, અથવા પ્રોડક્ટ, ભાવ, ઓફર, ડિલિવરી ચાર્જ, ડિલિવરીના સમય કે સ્ટોકમાં ભૂલ હોઈ શકે. અમે તેને ગમે ત્યારે, તમારા ઓર્ડર પછી પણ, સુધારી શકીએ. ભૂલ તમારા ઓર્ડરને લગતી હોય તો તમને જણાવીશું અને તમે પસંદ કરો: સુધારેલો ઓર્ડર, અથવા ઓર્ડર રદ અને પૂરા પૈસા પાછા.",
      "कभी-कभी किसी पेज पर लिखने में, या प्रोडक्ट, कीमत, ऑफ़र, डिलीवरी चार्ज, डिलीवरी के समय या स्टॉक में गलती हो सकती है। हम उसे कभी भी, आपके ऑर्डर के बाद भी, सुधार सकते हैं। गलती आपके ऑर्डर से जुड़ी हो तो आपको बताएंगे और आप चुनें: सुधरा हुआ ऑर्डर, या ऑर्डर रद्द और पूरे पैसे वापस।",
    ],
  "Prohibited uses": ["શું ન કરાય", "क्या मना है"],
  "You may not use this shop or what is on it": [
    "આ દુકાન કે તેના પરની કોઈ વસ્તુ આ માટે વાપરી શકાય નહીં:",
    "इस दुकान या इस पर की किसी चीज़ का इस्तेमाल इन कामों के लिए नहीं किया जा सकता:",
  ],
  "for anything unlawful, or to get others to do something unlawful;": [
    "ગેરકાયદેસર કામ માટે, કે બીજા પાસે એવું કરાવવા માટે;",
    "गैरकानूनी काम के लिए, या दूसरों से ऐसा कराने के लिए;",
  ],
  "to break a law or rule of India or of the place where you are;": [
    "ભારતના કે તમે જ્યાં હો ત્યાંના કાયદા કે નિયમ તોડવા માટે;",
    "भारत के या आप जहां हैं वहां के कानून या नियम तोड़ने के लिए;",
  ],
  "to infringe our rights or anybody else’s in words, pictures, names or designs;": [
    "લખાણ, ફોટા, નામ કે ડિઝાઇનમાં અમારા કે બીજા કોઈના હકનો ભંગ કરવા માટે;",
    "लेख, फ़ोटो, नाम या डिज़ाइन में हमारे या किसी और के हक का उल्लंघन करने के लिए;",
  ],
  "to harass, insult, threaten or discriminate against anybody;": [
    "કોઈને હેરાન કરવા, અપમાન કરવા, ધમકી આપવા કે ભેદભાવ કરવા માટે;",
    "किसी को परेशान करने, अपमान करने, धमकी देने या भेदभाव करने के लिए;",
  ],
  "to give false or misleading information, or to pass as somebody else;": [
    "ખોટી કે ગેરમાર્ગે દોરતી માહિતી આપવા, કે બીજાના નામે વર્તવા માટે;",
    "झूठी या गुमराह करने वाली जानकारी देने, या किसी और के नाम से काम करने के लिए;",
  ],
  "to send viruses or other harmful code;": [
    "વાઇરસ કે બીજો નુકસાન કરતો કોડ મોકલવા માટે;",
    "वायरस या नुकसान करने वाला दूसरा कोड भेजने के लिए;",
  ],
  "to collect personal information about others;": [
    "બીજાની અંગત માહિતી ભેગી કરવા માટે;",
    "दूसरों की निजी जानकारी जमा करने के लिए;",
  ],
  "to send spam, to phish, or to copy the shop by machine;": [
    "સ્પામ મોકલવા, ફિશિંગ કરવા કે મશીનથી દુકાનની નકલ કરવા માટે;",
    "स्पैम भेजने, फ़िशिंग करने या मशीन से दुकान की नकल करने के लिए;",
  ],
  "to get around the measures that keep this or any other site safe.": [
    "આ કે બીજી કોઈ સાઇટની સુરક્ષા ભેદવા માટે.",
    "इस या किसी और साइट की सुरक्षा तोड़ने के लिए।",
  ],
  "If you do, we may close the shop to you.": [
    "આવું થાય તો અમે તમારા માટે દુકાન બંધ કરી શકીએ.",
    "ऐसा हो तो हम आपके लिए दुकान बंद कर सकते हैं।",
  ],
};
