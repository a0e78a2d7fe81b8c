import type { Said } from "../../catalogue";

/** The table of the privacy notice of 2026-11-25: frozen with it. Its hashes are in `people/consent/notice/versions.ts`. */
export const said: Said = {
  "What {name} keeps of you, what for, how long and who gets it. You can read this notice by itself; it is no part of the terms.":
    [
      "{name} તમારી કઈ માહિતી, શા માટે, ક્યાં સુધી રાખે છે અને તે કોને મળે છે. આ સૂચના અલગથી વાંચી શકાય છે; તે સેવાની શરતોનો ભાગ નથી.",
      "{name} आपकी कौन सी जानकारी, किसलिए, कब तक रखता है और वह किसे मिलती है। यह सूचना अलग से पढ़ी जा सकती है; यह सेवा की शर्तों का हिस्सा नहीं है।",
    ],
  "Which data": ["કઈ માહિતી", "कौन सी जानकारी"],
  "What for": ["શા માટે", "किसलिए"],
  "How long": ["ક્યાં સુધી", "कब तक"],
  "Who gets it": ["કોને મળે છે", "किसे मिलती है"],
  Nobody: ["કોઈને નહીં", "किसी को नहीं"],
  "Orders: name, mobile number, email address if you give it, delivery address, and GSTIN and firm if you give them; reason and photo of a return":
    [
      "ઓર્ડર: નામ, મોબાઇલ નંબર, આપો તો ઇમેઇલ, ડિલિવરીનું સરનામું, અને આપો તો GSTIN અને પેઢીનું નામ; રિટર્નનું કારણ અને ફોટો",
      "ऑर्डर: नाम, मोबाइल नंबर, दें तो ईमेल, डिलीवरी का पता, और दें तो GSTIN और फ़र्म का नाम; रिटर्न की वजह और फ़ोटो",
    ],
  "To take, pack, deliver and bill your order, and to reach you about it": [
    "તમારો ઓર્ડર લેવા, પેક કરવા, પહોંચાડવા, બિલ બનાવવા અને તેના વિશે તમારો સંપર્ક કરવા",
    "आपका ऑर्डर लेने, पैक करने, पहुंचाने, बिल बनाने और उसके बारे में आपसे संपर्क करने के लिए",
  ],
  "72 months from the day on which the annual GST return of that year is due; then your name, numbers and address leave the order. If you order without an account and never pay: 30 days":
    [
      "તે વર્ષના GSTના વાર્ષિક રિટર્નની છેલ્લી તારીખથી 72 મહિના; પછી ઓર્ડરમાંથી તમારું નામ, નંબર અને સરનામું ભૂંસાય છે. એકાઉન્ટ વગર ઓર્ડર કરો અને પેમેન્ટ ન કરો તો: 30 દિવસ",
      "उस साल के GST के सालाना रिटर्न की आखिरी तारीख से 72 महीने; फिर ऑर्डर से आपका नाम, नंबर और पता मिट जाता है। बिना अकाउंट ऑर्डर करें और पेमेंट न करें तो: 30 दिन",
    ],
  "The courier or transporter gets name, address and mobile number": [
    "કુરિયર કે ટ્રાન્સપોર્ટને નામ, સરનામું અને મોબાઇલ નંબર મળે છે",
    "कूरियर या ट्रांसपोर्ट को नाम, पता और मोबाइल नंबर मिलता है",
  ],
  "Payments: amount, way to pay, number of the payment or UPI reference. We never see card or bank details":
    [
      "પેમેન્ટ: રકમ, પેમેન્ટની રીત, પેમેન્ટનો નંબર કે UPI રેફરન્સ. કાર્ડ કે બેંકની વિગત અમે ક્યારેય જોતા નથી",
      "पेमेंट: रकम, पेमेंट का तरीका, पेमेंट का नंबर या UPI रेफ़रेंस। कार्ड या बैंक की जानकारी हम कभी नहीं देखते",
    ],
  "To receive your money and to send it back": [
    "તમારા પૈસા લેવા અને પાછા આપવા",
    "आपके पैसे लेने और वापस करने के लिए",
  ],
  "As long as the order. What the payment provider reports to us: 90 days": [
    "ઓર્ડર જેટલો સમય. પેમેન્ટ કંપની અમને જે જણાવે છે તે: 90 દિવસ",
    "ऑर्डर जितने समय तक। पेमेंट कंपनी हमें जो बताती है वह: 90 दिन",
  ],
  "The payment provider gets the order’s number and amount, and your name, email address and mobile number":
    [
      "પેમેન્ટ કંપનીને ઓર્ડરનો નંબર અને રકમ, અને તમારું નામ, ઇમેઇલ અને મોબાઇલ નંબર મળે છે",
      "पेमेंट कंपनी को ऑर्डर का नंबर और रकम, और आपका नाम, ईमेल और मोबाइल नंबर मिलता है",
    ],
  "Invoices and credit notes, with your name and address": [
    "બિલ અને ક્રેડિટ નોટ, તમારા નામ અને સરનામા સાથે",
    "बिल और क्रेडिट नोट, आपके नाम और पते के साथ",
  ],
  "Books that the GST law makes us keep": [
    "GSTના કાયદા મુજબ રાખવાના હિસાબ",
    "GST कानून के हिसाब से रखने वाले खाते",
  ],
  "At least 72 months from the day on which the annual return is due. They are numbered papers and stay as they were issued":
    [
      "વાર્ષિક રિટર્નની છેલ્લી તારીખથી ઓછામાં ઓછા 72 મહિના. તે નંબરવાળા કાગળ છે અને જેવા બન્યા તેવા જ રહે છે",
      "सालाना रिटर्न की आखिरी तारीख से कम से कम 72 महीने। ये नंबर वाले कागज़ हैं और जैसे बने वैसे ही रहते हैं",
    ],
  "Tax authorities and our accountant": ["ટેક્સ વિભાગ અને અમારા એકાઉન્ટન્ટ", "टैक्स विभाग और हमारे अकाउंटेंट"],
  "Account: name, email address, mobile number, addresses, language, and firm and GSTIN of a trade account. Password and security answer in a form that nobody can read back":
    [
      "એકાઉન્ટ: નામ, ઇમેઇલ, મોબાઇલ નંબર, સરનામાં, ભાષા, અને વેપારી એકાઉન્ટમાં પેઢી અને GSTIN. પાસવર્ડ અને સુરક્ષા પ્રશ્નનો જવાબ એવી રીતે કે કોઈ પાછો વાંચી ન શકે",
      "अकाउंट: नाम, ईमेल, मोबाइल नंबर, पते, भाषा, और व्यापारी अकाउंट में फ़र्म और GSTIN। पासवर्ड और सुरक्षा सवाल का जवाब ऐसे कि कोई वापस पढ़ न सके",
    ],
  "To know you again, so that you need not type everything each time": [
    "તમને ઓળખવા, જેથી દર વખતે બધું લખવું ન પડે",
    "आपको पहचानने के लिए, ताकि हर बार सब कुछ लिखना न पड़े",
  ],
  "Until you erase your account": ["તમે એકાઉન્ટ ભૂંસો ત્યાં સુધી", "जब तक आप अकाउंट न मिटाएं"],
  "Logins: your devices, and the network you came from as a code that cannot be read back": [
    "લોગ ઇન: તમારાં ડિવાઇસ, અને તમે જે નેટવર્કથી આવ્યા તે, પાછો ન વંચાય એવા કોડ રૂપે",
    "लॉग इन: आपके डिवाइस, और जिस नेटवर्क से आप आए वह, ऐसे कोड में जो वापस न पढ़ा जा सके",
  ],
  "To keep strangers out of your account": [
    "અજાણ્યા લોકોને તમારા એકાઉન્ટથી દૂર રાખવા",
    "अनजान लोगों को आपके अकाउंट से दूर रखने के लिए",
  ],
  "Until the login ends; the record of changes that our staff made: one year": [
    "લોગ ઇન પૂરું થાય ત્યાં સુધી; અમારા સ્ટાફે કરેલા ફેરફારની નોંધ: એક વર્ષ",
    "लॉग इन खत्म होने तक; हमारे स्टाफ़ के किए बदलावों का रिकॉर्ड: एक साल",
  ],
  "Cart: what you picked, and a coupon code. Cookies remember the cart, your login and your language":
    [
      "કાર્ટ: તમે જે પસંદ કર્યું તે, અને કૂપન કોડ. કૂકી કાર્ટ, તમારું લોગ ઇન અને ભાષા યાદ રાખે છે",
      "कार्ट: आपने जो चुना वह, और कूपन कोड। कुकी कार्ट, आपका लॉग इन और भाषा याद रखती है",
    ],
  "To have your cart ready when you come back": [
    "તમે પાછા આવો ત્યારે કાર્ટ તૈયાર રાખવા",
    "आप वापस आएं तब कार्ट तैयार रखने के लिए",
  ],
  "One year after you used it last": ["છેલ્લે વાપર્યા પછી એક વર્ષ", "आखिरी इस्तेमाल के बाद एक साल"],
  "What you write to us: name, email address, phone number and message of the contact form, the bulk form and a complaint; and our quotes to you":
    [
      "તમે અમને જે લખો તે: સંપર્ક ફોર્મ, જથ્થાબંધ ઓર્ડરના ફોર્મ અને ફરિયાદનું નામ, ઇમેઇલ, ફોન નંબર અને મેસેજ; અને અમે તમને આપેલા ભાવ",
      "आप हमें जो लिखें वह: संपर्क फ़ॉर्म, थोक ऑर्डर के फ़ॉर्म और शिकायत का नाम, ईमेल, फ़ोन नंबर और मैसेज; और हमारे दिए हुए भाव",
    ],
  "To answer you": ["તમને જવાબ આપવા", "आपको जवाब देने के लिए"],
  "Messages: one year. Quotes that became no order: one year after they ended. Complaints: 72 months":
    [
      "મેસેજ: એક વર્ષ. જે ભાવ પરથી ઓર્ડર ન થયો તે: તેની મુદત પૂરી થયા પછી એક વર્ષ. ફરિયાદ: 72 મહિના",
      "मैसेज: एक साल। जिन भाव से ऑर्डर नहीं बना: उनकी मियाद खत्म होने के बाद एक साल। शिकायत: 72 महीने",
    ],
  "The service that carries our forms, if we use one": [
    "અમારાં ફોર્મ પહોંચાડતી સેવા, જો અમે વાપરતા હોઈએ તો",
    "हमारे फ़ॉर्म पहुंचाने वाली सेवा, अगर हम इस्तेमाल करें",
  ],
  "Reviews: stars, words, photo and the name you choose": [
    "રિવ્યૂ: સ્ટાર, શબ્દો, ફોટો અને તમે પસંદ કરેલું નામ",
    "रिव्यू: स्टार, शब्द, फ़ोटो और आपका चुना हुआ नाम",
  ],
  "To show other buyers what you think": [
    "બીજા ખરીદનારને તમારો અભિપ્રાય બતાવવા",
    "दूसरे खरीदारों को आपकी राय दिखाने के लिए",
  ],
  "Until you delete it": ["તમે કાઢો ત્યાં સુધી", "जब तक आप हटा न दें"],
  "Everybody who visits the shop": ["દુકાન પર આવનાર દરેકને", "दुकान पर आने वाले हर किसी को"],
  "“Tell me when it is back”: email address and product": [
    "“ફરી આવે ત્યારે જણાવો”: ઇમેઇલ અને પ્રોડક્ટ",
    "“वापस आने पर बताएं”: ईमेल और प्रोडक्ट",
  ],
  "To write to you once when it is back": [
    "ફરી આવે ત્યારે તમને એક વાર લખવા",
    "वापस आने पर आपको एक बार लिखने के लिए",
  ],
  "One week after our mail, one year at most": [
    "અમારા ઇમેઇલ પછી એક અઠવાડિયું, વધુમાં વધુ એક વર્ષ",
    "हमारे ईमेल के बाद एक हफ़्ता, ज़्यादा से ज़्यादा एक साल",
  ],
  "Mails we send you about orders, your account and your questions": [
    "ઓર્ડર, એકાઉન્ટ અને તમારા પ્રશ્નો વિશે અમે મોકલેલા ઇમેઇલ",
    "ऑर्डर, अकाउंट और आपके सवालों के बारे में हमारे भेजे ईमेल",
  ],
  "To tell you what happens, and to look up what we told you": [
    "શું થાય છે તે તમને જણાવવા, અને શું જણાવ્યું તે જોઈ શકવા",
    "क्या हो रहा है यह बताने, और क्या बताया यह देख पाने के लिए",
  ],
  "One year": ["એક વર્ષ", "एक साल"],
  "The mail server that carries them": ["તે પહોંચાડતું મેઇલ સર્વર", "उन्हें पहुंचाने वाला मेल सर्वर"],
  "News by mail: email address, and when and to which notice you agreed": [
    "ઇમેઇલથી સમાચાર: ઇમેઇલ, અને તમે ક્યારે અને કઈ સૂચના પર સંમતિ આપી તે",
    "ईमेल से खबरें: ईमेल, और आपने कब और किस सूचना पर सहमति दी वह",
  ],
  "To tell you of new oil, prices and offers, only if you ticked the box for it": [
    "નવું તેલ, ભાવ અને ઓફર જણાવવા, તમે તેના ખાનામાં ટિક કરી હોય તો જ",
    "नया तेल, कीमत और ऑफ़र बताने के लिए, आपने उसके खाने में टिक किया हो तभी",
  ],
  "Until you withdraw; the record that you did, one year more": [
    "તમે સંમતિ પાછી લો ત્યાં સુધી; પાછી લીધાની નોંધ, તે પછી એક વર્ષ",
    "जब तक आप सहमति वापस न लें; वापस लेने का रिकॉर्ड, उसके बाद एक साल",
  ],
  "Nobody else": ["બીજા કોઈને નહીં", "और किसी को नहीं"],
};
