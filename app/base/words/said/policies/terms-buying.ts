import type { Said } from "../../catalogue";

/** The terms: their frame, and sections 1 to 6. */
export const said: Said = {
  "The terms of our online shop: orders, prices, payment, personal information, and the law of India that governs them.":
    [
      "અમારી ઓનલાઇન દુકાનની શરતો: ઓર્ડર, ભાવ, પેમેન્ટ, અંગત માહિતી અને ભારતનો કાયદો.",
      "हमारी ऑनलाइन दुकान की शर्तें: ऑर्डर, कीमत, पेमेंट, निजी जानकारी और भारत का कानून।",
    ],
  "What you and we can expect of each other, in 20 sections.": [
    "તમે અને અમે એકબીજા પાસેથી શું અપેક્ષા રાખી શકીએ, 20 મુદ્દામાં.",
    "आप और हम एक-दूसरे से क्या उम्मीद रख सकते हैं, 20 हिस्सों में।",
  ],
  Contents: ["વિષય", "विषय"],
  "Online store terms": ["ઓનલાઇન દુકાનની શરતો", "ऑनलाइन दुकान की शर्तें"],
  "This shop belongs to {name}, a business in Surat, Gujarat (“we”, “us”).": [
    "આ દુકાન {name} (“અમે”) ચલાવે છે, જે સુરત, ગુજરાતની પેઢી છે.",
    "यह दुकान सूरत, गुजरात की फ़र्म {name} (“हम”) की है।",
  ],
  "This shop belongs to {name} (“we”, “us”).": [
    "આ દુકાન {name} (“અમે”) ચલાવે છે.",
    "यह दुकान {name} (“हम”) की है।",
  ],
  "When you visit it or buy from it, you (“you”) agree to these terms and to our <shipping>Shipping Policy</shipping> and <refund>Refund and Return Policy</refund>. If you do not agree, please do not use the shop.":
    [
      "દુકાન જોનાર કે તેમાંથી ખરીદનાર (“તમે”) આ શરતો, અમારી <shipping>ડિલિવરી પોલિસી</shipping> અને <refund>રિફંડ અને રિટર્ન પોલિસી</refund> સ્વીકારે છે. શરતો મંજૂર ન હોય તો દુકાન વાપરશો નહીં.",
      "दुकान देखने या उससे खरीदने का मतलब है कि आपको (“आप”) ये शर्तें, हमारी <shipping>डिलीवरी पॉलिसी</shipping> और <refund>रिफ़ंड और रिटर्न पॉलिसी</refund> मंज़ूर हैं। शर्तें मंज़ूर न हों तो दुकान का इस्तेमाल न करें।",
    ],
  "You must be 18 or older to place an order. If you are younger, a parent or guardian can order for you. You may not use our products or this shop for anything that the law forbids.":
    [
      "ઓર્ડર કરવા ઉંમર 18 વર્ષ કે વધુ હોવી જોઈએ. ઓછી હોય તો માતા-પિતા કે વાલી તમારા માટે ઓર્ડર કરી શકે. કાયદાએ મના કરી હોય તેવા કોઈ કામ માટે અમારી પ્રોડક્ટ કે આ દુકાન વાપરી શકાય નહીં.",
      "ऑर्डर करने के लिए उम्र 18 साल या ज़्यादा होनी चाहिए। कम हो तो माता-पिता या अभिभावक आपके लिए ऑर्डर कर सकते हैं। जिस काम की कानून में मनाही हो उसके लिए हमारे प्रोडक्ट या इस दुकान का इस्तेमाल नहीं किया जा सकता।",
    ],
  "General conditions": ["સામાન્ય શરતો", "सामान्य शर्तें"],
  "We may decline an order, for example when we cannot deliver to the address, when we have reason to suspect fraud, or when the amount ordered is more than a household uses and you did not ask us first. If you have paid for an order that we decline, we return the whole amount.":
    [
      "અમે ઓર્ડર ન સ્વીકારીએ એવું બની શકે, જેમ કે એ સરનામે ડિલિવરી ન થતી હોય, છેતરપિંડીની શંકાનું કારણ હોય, અથવા પહેલાં પૂછ્યા વગર એક ઘરની જરૂર કરતાં વધુ મંગાવ્યું હોય. આવા ઓર્ડરનું પેમેન્ટ થઈ ગયું હોય તો પૂરી રકમ પાછી આપીએ છીએ.",
      "हम कोई ऑर्डर स्वीकार न करें ऐसा हो सकता है, जैसे उस पते पर डिलीवरी न होती हो, धोखाधड़ी के शक की वजह हो, या पहले पूछे बिना एक घर की ज़रूरत से ज़्यादा मंगाया हो। ऐसे ऑर्डर का पेमेंट हो चुका हो तो पूरी रकम वापस करते हैं।",
    ],
  "What you send us, apart from card details, may travel over networks we do not run. Card details are always sent encrypted. You may not copy or resell any part of this shop, its words or its pictures without our written permission.":
    [
      "કાર્ડની વિગત સિવાય તમે અમને જે મોકલો તે બીજાનાં નેટવર્ક પરથી પસાર થઈ શકે. કાર્ડની વિગત હંમેશાં એન્ક્રિપ્ટ થઈને જાય છે. અમારી લેખિત મંજૂરી વગર આ દુકાનનો કોઈ ભાગ, લખાણ કે ફોટા નકલ કરી શકાય નહીં કે ફરી વેચી શકાય નહીં.",
      "कार्ड की जानकारी के सिवा आपका भेजा हुआ सब कुछ दूसरों के नेटवर्क से गुज़र सकता है। कार्ड की जानकारी हमेशा एन्क्रिप्ट होकर जाती है। हमारी लिखित मंज़ूरी के बिना इस दुकान का कोई हिस्सा, लेख या फ़ोटो न कॉपी किए जा सकते हैं न दोबारा बेचे जा सकते हैं।",
    ],
  "The headings in these terms are there to help you find your way. They change nothing.": [
    "આ શરતોનાં મથાળાં ફક્ત શોધવામાં સરળતા માટે છે. તેનાથી કંઈ બદલાતું નથી.",
    "इन शर्तों के शीर्षक सिर्फ़ ढूंढने में आसानी के लिए हैं। उनसे कुछ नहीं बदलता।",
  ],
  "Accuracy of information": ["માહિતી કેટલી સચોટ છે", "जानकारी कितनी सही है"],
  "We take care that what you read here is correct, complete and up to date, but we cannot promise that it always is. The pages of the shop are general information. Where they differ from the label on the pack, follow the label. We may correct or update a page at any time; we do not promise to update every page whenever something changes.":
    [
      "અહીંની માહિતી સાચી, પૂરી અને તાજી રહે તેની અમે કાળજી રાખીએ છીએ, પણ હંમેશાં એવું જ હશે તેની ખાતરી આપી શકતા નથી. દુકાનનાં પેજ સામાન્ય માહિતી છે. પેક પરના લેબલથી જુદું હોય ત્યાં લેબલને અનુસરો. અમે ગમે ત્યારે પેજ સુધારી કે બદલી શકીએ; દરેક ફેરફાર વખતે દરેક પેજ બદલવાનું વચન આપતા નથી.",
      "यहां की जानकारी सही, पूरी और ताज़ा रहे इसका हम ध्यान रखते हैं, पर हमेशा ऐसा ही होगा इसका वादा नहीं कर सकते। दुकान के पेज सामान्य जानकारी हैं। पैक के लेबल से अलग हो तो लेबल को मानें। हम किसी भी समय पेज सुधार या बदल सकते हैं; हर बदलाव पर हर पेज बदलने का वादा नहीं करते।",
    ],
  "Price changes": ["ભાવમાં ફેરફાર", "कीमत में बदलाव"],
  "The price of groundnuts moves with the harvest, so our prices can change without notice. The price that counts for you is the one shown when you place your order; a later change, up or down, does not touch an order you have placed. We may also change or stop a product or a service of the shop, and owe nothing to anybody for doing so, except what is due for orders already paid.":
    [
      "મગફળીનો ભાવ પાક પ્રમાણે બદલાય છે, એટલે અમારા ભાવ જાણ કર્યા વગર બદલાઈ શકે. ઓર્ડર કરતી વખતે જે ભાવ દેખાય તે જ તમારા માટે ગણાય; પછીની વધઘટ થઈ ગયેલા ઓર્ડરને લાગુ પડતી નથી. અમે કોઈ પ્રોડક્ટ કે સેવા બદલી કે બંધ પણ કરી શકીએ, અને તે માટે કોઈને કંઈ આપવાનું રહેતું નથી, સિવાય કે પેમેન્ટ થઈ ગયેલા ઓર્ડરનું જે બાકી હોય તે.",
      "मूंगफली का भाव फसल के साथ बदलता है, इसलिए हमारी कीमतें बिना सूचना बदल सकती हैं। ऑर्डर करते समय जो कीमत दिखे वही आपके लिए मानी जाती है; बाद की घट-बढ़ हो चुके ऑर्डर पर लागू नहीं होती। हम कोई प्रोडक्ट या सेवा बदल या बंद भी कर सकते हैं, और उसके लिए किसी को कुछ देना नहीं बनता, सिवाय पेमेंट हो चुके ऑर्डर का जो बाकी हो।",
    ],
  "We sell groundnut (peanut) oil in litre packs. <strong>It contains groundnut.</strong> If you are allergic to peanuts, do not use it. Some products may be sold only here and only as long as they last.":
    [
      "અમે લિટરના પેકમાં સિંગતેલ વેચીએ છીએ. <strong>તેમાં મગફળી છે.</strong> મગફળીની એલર્જી હોય તો વાપરશો નહીં. અમુક પ્રોડક્ટ ફક્ત અહીં અને સ્ટોક હોય ત્યાં સુધી જ મળે છે.",
      "हम लीटर के पैक में मूंगफली का तेल बेचते हैं। <strong>इसमें मूंगफली है।</strong> मूंगफली से एलर्जी हो तो इस्तेमाल न करें। कुछ प्रोडक्ट सिर्फ़ यहां और स्टॉक रहने तक ही मिलते हैं।",
    ],
  "Photos show the pack as truly as we can. The colour of oil differs a little from harvest to harvest and from screen to screen. We may limit the quantity that one person, one household or one region can buy: the cart takes 1 to {most} packs of a product, and the <sheet>quick-order sheet</sheet> takes more. For an offer, <bulk>ask for a bulk order</bulk>. Returns follow our <refund>Refund and Return Policy</refund>.":
    [
      "ફોટામાં પેક શક્ય તેટલું અસલ જેવું જ બતાવીએ છીએ. તેલનો રંગ પાક પ્રમાણે અને સ્ક્રીન પ્રમાણે થોડો જુદો હોય. એક વ્યક્તિ, ઘર કે વિસ્તાર કેટલું ખરીદી શકે તેની મર્યાદા રાખી શકીએ: કાર્ટમાં એક પ્રોડક્ટનાં 1થી {most} પેક આવે છે, અને <sheet>ઝડપી ઓર્ડરના પેજ</sheet> પર વધુ. ખાસ ભાવ માટે <bulk>જથ્થાબંધ ઓર્ડરનો ભાવ પૂછો</bulk>. રિટર્ન <refund>રિફંડ અને રિટર્ન પોલિસી</refund> પ્રમાણે થાય છે.",
      "फ़ोटो में पैक जितना हो सके असली जैसा ही दिखाते हैं। तेल का रंग फसल के हिसाब से और स्क्रीन के हिसाब से थोड़ा अलग होता है। एक व्यक्ति, घर या इलाका कितना खरीद सकता है इसकी सीमा रख सकते हैं: कार्ट में एक प्रोडक्ट के 1 से {most} पैक आते हैं, और <sheet>झटपट ऑर्डर के पेज</sheet> पर ज़्यादा। खास कीमत के लिए <bulk>थोक ऑर्डर का भाव पूछें</bulk>। रिटर्न <refund>रिफ़ंड और रिटर्न पॉलिसी</refund> के हिसाब से होता है।",
    ],
  "Billing accuracy": ["બિલની સાચી વિગત", "बिल की सही जानकारी"],
  "Please give us your correct name, address, phone number and email address, and keep them up to date in your account, so that we can deliver your order and reach you about it. If a parcel goes astray because the address you gave was wrong, we may not be able to replace it.":
    [
      "તમારું સાચું નામ, સરનામું, મોબાઇલ નંબર અને ઇમેઇલ આપો અને એકાઉન્ટમાં તાજાં રાખો, જેથી ઓર્ડર પહોંચાડી શકીએ અને તમારો સંપર્ક કરી શકીએ. ખોટા સરનામાને કારણે પાર્સલ ખોવાય તો બદલામાં બીજું ન પણ આપી શકીએ.",
      "अपना सही नाम, पता, मोबाइल नंबर और ईमेल दें और अकाउंट में अपडेट रखें, ताकि हम ऑर्डर पहुंचा सकें और आपसे संपर्क कर सकें। गलत पते की वजह से पार्सल खो जाए तो बदले में दूसरा शायद न दे सकें।",
    ],
  "Prices are in Indian rupees and include all taxes. You pay online through a payment provider or, where the checkout offers it, on delivery or by bank or UPI transfer. When an order is paid, its invoice or bill stands on the page of your order, to read and to keep.":
    [
      "ભાવ ભારતીય રૂપિયામાં અને બધા ટેક્સ સાથે છે. પેમેન્ટ ઓનલાઇન થાય છે, અથવા ચેકઆઉટમાં સગવડ હોય ત્યાં ડિલિવરી વખતે કે બેંક કે UPI ટ્રાન્સફરથી. પેમેન્ટ થાય પછી બિલ તમારા ઓર્ડરના પેજ પર વાંચવા અને સાચવવા મળે છે.",
      "कीमतें भारतीय रुपये में और सभी टैक्स सहित हैं। पेमेंट ऑनलाइन होता है, या चेकआउट में सुविधा हो तो डिलीवरी पर या बैंक या UPI ट्रांसफ़र से। पेमेंट होने के बाद बिल आपके ऑर्डर के पेज पर पढ़ने और रखने के लिए मिलता है।",
    ],
  "We may limit or cancel orders placed by or under the same account, card or address. If we change or cancel your order, we try to tell you by email or phone.":
    [
      "એક જ એકાઉન્ટ, કાર્ડ કે સરનામાથી થયેલા ઓર્ડર અમે ઓછા કે રદ કરી શકીએ. તમારો ઓર્ડર બદલીએ કે રદ કરીએ તો ઇમેઇલ કે ફોનથી જણાવવાનો પ્રયાસ કરીએ છીએ.",
      "एक ही अकाउंट, कार्ड या पते से हुए ऑर्डर हम कम या रद्द कर सकते हैं। आपका ऑर्डर बदलें या रद्द करें तो ईमेल या फ़ोन से बताने की कोशिश करते हैं।",
    ],
};
