import type { Said } from "../../catalogue";

/** The terms, sections 13 to 20. */
export const said: Said = {
  Disclaimer: ["જવાબદારીની મર્યાદા", "ज़िम्मेदारी की सीमा"],
  "We work to keep the shop open, safe and free of mistakes, but we cannot promise that it will always be so. It may be closed for a while, or slow, or changed. You use the shop as it is and as it is available. Nothing on it is medical or dietary advice.":
    [
      "દુકાન ચાલુ, સલામત અને ભૂલ વગરની રહે તે માટે અમે મહેનત કરીએ છીએ, પણ હંમેશાં એવું જ રહેશે તેની ખાતરી આપી શકતા નથી. તે થોડો સમય બંધ, ધીમી કે બદલાયેલી હોઈ શકે. દુકાન જેવી છે અને જ્યારે ચાલુ છે તેવી જ તમે વાપરો છો. અહીંની કોઈ વાત દાક્તરી કે ખોરાકની સલાહ નથી.",
      "दुकान चालू, सुरक्षित और बिना गलती के रहे इसके लिए हम मेहनत करते हैं, पर हमेशा ऐसा ही रहेगा इसका वादा नहीं कर सकते। वह कुछ समय बंद, धीमी या बदली हुई हो सकती है। दुकान जैसी है और जब चालू है वैसी ही आपके लिए है। यहां की कोई बात डॉक्टरी या खान-पान की सलाह नहीं है।",
    ],
  "As far as the law allows, we do not answer for indirect loss, such as lost profit or lost data, that comes from using the shop, and what we owe you for an order is at most what you paid for it. This limits nothing that the law does not let us limit: it does not touch our duties as the maker and seller of food, or what we do on purpose or with gross negligence.":
    [
      "કાયદો છૂટ આપે ત્યાં સુધી, દુકાન વાપરવાથી થતા આડકતરા નુકસાન, જેમ કે નફો કે ડેટા ગુમાવવો, માટે અમે જવાબદાર નથી, અને એક ઓર્ડર માટે અમારી જવાબદારી વધુમાં વધુ તમે તેના ચૂકવેલા પૈસા જેટલી છે. કાયદો જે મર્યાદિત કરવા દેતો નથી તે આનાથી મર્યાદિત થતું નથી: ખાદ્ય વસ્તુ બનાવનાર અને વેચનાર તરીકેની અમારી ફરજો, અને અમે જાણીજોઈને કે ભારે બેદરકારીથી કરેલું કામ તેમાં આવતાં નથી.",
      "कानून जहां तक छूट दे, दुकान के इस्तेमाल से होने वाले परोक्ष नुकसान, जैसे मुनाफ़े या डेटा का नुकसान, के लिए हम ज़िम्मेदार नहीं हैं, और एक ऑर्डर के लिए हमारी ज़िम्मेदारी ज़्यादा से ज़्यादा उतनी है जितना आपने उसका पेमेंट किया। कानून जिसे सीमित नहीं करने देता वह इससे सीमित नहीं होता: खाने की चीज़ बनाने और बेचने वाले के नाते हमारे फ़र्ज़, और जानबूझकर या भारी लापरवाही से किया हमारा काम इसमें नहीं आते।",
    ],
  Indemnification: ["નુકસાન ભરપાઈ", "नुकसान की भरपाई"],
  "If somebody makes a claim against us, or against the people who work for or with us, because you broke these terms, a law, or somebody else’s rights, you make good the loss this causes us, reasonable lawyers’ fees included.":
    [
      "તમે આ શરતો, કાયદો કે બીજા કોઈના હક તોડો અને તેને કારણે કોઈ અમારી સામે કે અમારી સાથે કામ કરનાર સામે દાવો કરે, તો અમને થતું નુકસાન, વાજબી વકીલ ફી સહિત, તમારે ભરી આપવાનું રહે.",
      "आप ये शर्तें, कानून या किसी और के हक तोड़ें और उस वजह से कोई हम पर या हमारे साथ काम करने वालों पर दावा करे, तो हमें होने वाला नुकसान, वाजिब वकील फ़ीस सहित, आपको भरना होगा।",
    ],
  Severability: ["શરતોનો અલગ અમલ", "शर्तों का अलग-अलग लागू होना"],
  "If a court finds that some part of these terms is unlawful or cannot be enforced, it holds as far as the law lets it, and the rest of the terms stays in force.":
    [
      "કોર્ટ આ શરતોના કોઈ ભાગને ગેરકાયદેસર કે અમલ ન થઈ શકે તેવો ગણે, તો તે કાયદો છૂટ આપે ત્યાં સુધી લાગુ રહે છે, અને બાકીની શરતો ચાલુ રહે છે.",
      "कोर्ट इन शर्तों के किसी हिस्से को गैरकानूनी या लागू न हो सकने वाला माने, तो वह कानून की छूट तक लागू रहता है, और बाकी शर्तें लागू रहती हैं।",
    ],
  Termination: ["શરતોનો અંત", "शर्तों का खत्म होना"],
  "These terms hold until you or we end them. You can end them at any time by telling us that you no longer want to use the shop, or simply by no longer using it. We can end them without notice if you break them. What was owed before the end, such as a delivery, a payment or a refund, is still owed after it.":
    [
      "તમે કે અમે અંત ન લાવીએ ત્યાં સુધી આ શરતો ચાલે છે. દુકાન હવે વાપરવી નથી એમ જણાવીને, અથવા વાપરવાનું બંધ કરીને તમે ગમે ત્યારે અંત લાવી શકો. તમે શરતો તોડો તો અમે જાણ કર્યા વગર અંત લાવી શકીએ. તે પહેલાંનું જે બાકી હોય, જેમ કે ડિલિવરી, પેમેન્ટ કે રિફંડ, તે પછી પણ બાકી રહે છે.",
      "आप या हम खत्म न करें तब तक ये शर्तें चलती हैं। अब दुकान का इस्तेमाल नहीं करना है यह बताकर, या इस्तेमाल बंद करके इन्हें कभी भी खत्म किया जा सकता है। आप शर्तें तोड़ें तो हम बिना सूचना खत्म कर सकते हैं। उससे पहले का जो बाकी हो, जैसे डिलीवरी, पेमेंट या रिफ़ंड, वह बाद में भी बाकी रहता है।",
    ],
  "Entire agreement": ["પૂરો કરાર", "पूरा समझौता"],
  "These terms, together with the policies and rules on this site, are the whole agreement between you and us about the shop, and replace what was agreed before, in writing or by word of mouth. If we do not insist on a right once, we do not give it up. Where a sentence can be read in two ways, it is not to be read against one side merely because that side wrote it.":
    [
      "આ શરતો, આ સાઇટ પરની પોલિસી અને નિયમો સાથે મળીને, દુકાન વિશે તમારી અને અમારી વચ્ચેનો પૂરો કરાર છે, અને પહેલાંની લેખિત કે મૌખિક સમજૂતીની જગ્યા લે છે. કોઈ હકનો એક વાર આગ્રહ ન રાખીએ તેથી તે હક જતો રહેતો નથી. વાક્યના બે અર્થ થતા હોય ત્યાં જેણે લખ્યું છે તેની વિરુદ્ધ અર્થ ફક્ત એ કારણે કરાય નહીં.",
      "ये शर्तें, इस साइट की पॉलिसी और नियमों के साथ मिलकर, दुकान के बारे में आपके और हमारे बीच का पूरा समझौता हैं, और पहले की लिखित या मौखिक बात की जगह लेती हैं। किसी हक पर एक बार ज़ोर न दें तो वह हक छूट नहीं जाता। जहां वाक्य के दो मतलब निकलते हों, वहां लिखने वाले के खिलाफ़ मतलब सिर्फ़ इस वजह से नहीं निकाला जाएगा।",
    ],
  "Governing law of India": ["ભારતનો કાયદો", "भारत का कानून"],
  "These terms, and every order you place here, are governed by the laws of India.": [
    "આ શરતોને અને અહીં કરેલા દરેક ઓર્ડરને ભારતના કાયદા લાગુ પડે છે.",
    "इन शर्तों पर और यहां किए हर ऑर्डर पर भारत के कानून लागू हैं।",
  ],
  "The courts at Surat, Gujarat, decide disputes.": [
    "વિવાદનો નિર્ણય સુરત, ગુજરાતની કોર્ટ કરે છે.",
    "विवाद का फ़ैसला सूरत, गुजरात की कोर्ट करती है।",
  ],
  "The courts of the place where we have our office decide disputes.": [
    "વિવાદનો નિર્ણય અમારી ઓફિસ જ્યાં છે ત્યાંની કોર્ટ કરે છે.",
    "विवाद का फ़ैसला हमारे ऑफ़िस की जगह की कोर्ट करती है।",
  ],
  "If you buy as a consumer, this takes nothing away from your rights under the Consumer Protection Act, 2019, among them the right to go to the consumer commission of the place where you live or work.":
    [
      "તમે ગ્રાહક તરીકે ખરીદો ત્યારે ગ્રાહક સુરક્ષા અધિનિયમ, 2019 હેઠળના તમારા હક આનાથી ઓછા થતા નથી; તમે જ્યાં રહો કે કામ કરો ત્યાંના ગ્રાહક કમિશનમાં જવાનો હક પણ તેમાં છે.",
      "आप उपभोक्ता के तौर पर खरीदें तो उपभोक्ता संरक्षण अधिनियम, 2019 के तहत आपके हक इससे कम नहीं होते; आपके घर या काम की जगह के उपभोक्ता आयोग में जाने का हक भी उनमें है।",
    ],
  Changes: ["ફેરફાર", "बदलाव"],
  "You can read the current terms on this page at any time. We may change them by putting the new ones here, so please look in from time to time. An order follows the terms that stood here when you placed it. If you go on using the shop after a change, you accept it.":
    [
      "હાલની શરતો આ પેજ પર ગમે ત્યારે વાંચી શકાય છે. નવી શરતો અહીં મૂકીને અમે તેમાં ફેરફાર કરી શકીએ, એટલે વખતોવખત જોતા રહો. ઓર્ડર વખતે અહીં જે શરતો હતી તે જ તેને લાગુ પડે છે. ફેરફાર પછી દુકાન વાપરો તો તમે તે સ્વીકારો છો.",
      "मौजूदा शर्तें इस पेज पर कभी भी पढ़ी जा सकती हैं। नई शर्तें यहां रखकर हम उनमें बदलाव कर सकते हैं, इसलिए समय-समय पर देखते रहें। ऑर्डर के समय यहां जो शर्तें थीं वही उस पर लागू होती हैं। बदलाव के बाद दुकान का इस्तेमाल करने का मतलब है कि वह आपको मंज़ूर है।",
    ],
  "Questions about these terms?": ["આ શરતો વિશે પ્રશ્ન છે?", "इन शर्तों के बारे में सवाल है?"],
};
