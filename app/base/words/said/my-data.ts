import type { Said } from "../catalogue";

/** The page on which people see what the shop holds of them. */
export const said: Said = {
  "My data": ["મારો ડેટા", "मेरा डेटा"],
  "What we know of you: take it, correct it, erase it": [
    "અમે તમારા વિશે શું જાણીએ છીએ: લઈ જાઓ, સુધારો, ભૂંસો",
    "हम आपके बारे में क्या जानते हैं: ले जाएं, सुधारें, मिटाएं",
  ],
  "What the shop knows of you. Here you take it with you, correct it or erase it.": [
    "દુકાન તમારા વિશે શું જાણે છે. અહીંથી તમે તે લઈ જઈ, સુધારી કે ભૂંસી શકો છો.",
    "दुकान आपके बारे में क्या जानती है। यहां से आप उसे ले जा, सुधार या मिटा सकते हैं।",
  ],
  "For {email}": ["{email} માટે", "{email} के लिए"],
  "What we hold": ["અમારી પાસે શું છે", "हमारे पास क्या है"],
  "Nothing.": ["કંઈ નથી.", "कुछ नहीं।"],
  "And {n} more, all in the file.": ["બીજા {n}, બધા ફાઇલમાં છે.", "और {n}, सब फ़ाइल में हैं।"],
  "Who else gets some of it": ["આમાંથી બીજા કોને મળે છે", "इसमें से और किसे मिलता है"],
  "Couriers and transporters": ["કુરિયર અને ટ્રાન્સપોર્ટર", "कूरियर और ट्रांसपोर्टर"],
  "name, address and number of a parcel, to bring it.": [
    "પાર્સલ પહોંચાડવા માટે નામ, સરનામું અને નંબર.",
    "पार्सल पहुंचाने के लिए नाम, पता और नंबर।",
  ],
  "Razorpay, our payment provider": ["Razorpay, અમારી પેમેન્ટ કંપની", "Razorpay, हमारी पेमेंट कंपनी"],
  "name, email, number and amount of an online payment. Card numbers never reach us.": [
    "ઓનલાઇન પેમેન્ટનું નામ, ઇમેઇલ, નંબર અને રકમ. કાર્ડના નંબર અમારી પાસે આવતા નથી.",
    "ऑनलाइन पेमेंट का नाम, ईमेल, नंबर और रकम। कार्ड के नंबर हमारे पास नहीं आते।",
  ],
  "Our accountant and the tax office": ["અમારા એકાઉન્ટન્ટ અને ટેક્સ ઓફિસ", "हमारे अकाउंटेंट और टैक्स ऑफ़िस"],
  "invoices and credit notes, as the law demands.": [
    "કાયદા પ્રમાણે બિલ અને ક્રેડિટ નોટ.",
    "कानून के मुताबिक बिल और क्रेडिट नोट।",
  ],
  "Our mail and server providers": ["અમારી ઇમેઇલ અને સર્વર કંપનીઓ", "हमारी ईमेल और सर्वर कंपनियां"],
  "all of it, only to store and send it for us.": [
    "આ બધું, ફક્ત અમારા માટે સાચવવા અને મોકલવા.",
    "यह सब, सिर्फ़ हमारे लिए रखने और भेजने को।",
  ],
  "Take it with you": ["સાથે લઈ જાઓ", "साथ ले जाएं"],
  "Download as a page to read (HTML)": [
    "વાંચવાના પેજ તરીકે ડાઉનલોડ કરો (HTML)",
    "पढ़ने के पेज के रूप में डाउनलोड करें (HTML)",
  ],
  "Download for programs (JSON)": [
    "પ્રોગ્રામ માટે ડાઉનલોડ કરો (JSON)",
    "प्रोग्राम के लिए डाउनलोड करें (JSON)",
  ],
  "Correct it": ["સુધારો", "सुधारें"],
  "Name, phone, password and devices": ["નામ, ફોન, પાસવર્ડ અને ડિવાઇસ", "नाम, फ़ोन, पासवर्ड और डिवाइस"],
  "An order, an enquiry or a review:": ["ઓર્ડર, પૂછપરછ કે રિવ્યૂ:", "ऑर्डर, पूछताछ या रिव्यू:"],
  "write to us": ["અમને લખો", "हमें लिखें"],
  "An issued invoice is never changed: a wrong one is cancelled by a credit note and issued again.":
    [
      "આપેલું બિલ બદલાતું નથી: ખોટું બિલ ક્રેડિટ નોટથી પાછું લઈને નવું અપાય છે.",
      "दिया हुआ बिल बदला नहीं जाता: गलत बिल क्रेडिट नोट से वापस लेकर नया दिया जाता है।",
    ],
  "More rights": ["બીજા હક", "और अधिकार"],
  "You may name somebody who uses these rights for you when you die or cannot act: write to us with their name and how to reach them. A complaint about your data we answer within 90 days; after that you can go to the Data Protection Board of India.":
    [
      "તમારું અવસાન થાય કે તમે અસમર્થ હો ત્યારે તમારા વતી આ હક વાપરે એવી વ્યક્તિનું નામ તમે આપી શકો છો: તેમનું નામ અને સંપર્ક અમને લખો. તમારા ડેટા વિશેની ફરિયાદનો જવાબ અમે 90 દિવસમાં આપીએ છીએ; પછી તમે ભારતના ડેટા પ્રોટેક્શન બોર્ડ પાસે જઈ શકો છો.",
      "आपके न रहने या असमर्थ होने पर आपकी ओर से ये अधिकार इस्तेमाल करने वाले का नाम आप दे सकते हैं: उनका नाम और संपर्क हमें लिखें। आपके डेटा की शिकायत का जवाब हम 90 दिन में देते हैं; उसके बाद आप भारत के डेटा प्रोटेक्शन बोर्ड के पास जा सकते हैं।",
    ],
  "What came with your email alone": ["ફક્ત તમારા ઇમેઇલ સાથે આવેલું", "सिर्फ़ आपके ईमेल से आया हुआ"],
  "Below is what belongs to your account. Orders without logging in, enquiries, alerts and quotes under {email} are shown, and erased, once you open a link that we mail there: anybody can register with any email.":
    [
      "નીચે તમારા એકાઉન્ટનું છે. લોગ ઇન વગરના ઓર્ડર, પૂછપરછ, “જણાવો” અને ભાવપત્રક, જે {email} પર છે, તે અમે ત્યાં મોકલેલી લિંક ખોલ્યા પછી દેખાય અને ભૂંસાય છે: કોઈ પણ વ્યક્તિ કોઈ પણ ઇમેઇલથી રજિસ્ટર થઈ શકે છે.",
      "नीचे आपके अकाउंट का है। बिना लॉग इन के ऑर्डर, पूछताछ, “बताएं” और कोटेशन, जो {email} पर हैं, वे हमारे वहां भेजे लिंक खोलने के बाद दिखते और मिटते हैं: कोई भी किसी भी ईमेल से रजिस्टर कर सकता है।",
    ],
  "If we hold anything under this address, we have sent a link to it. Open it within 30 minutes and press the button. The link works once.":
    [
      "આ ઇમેઇલ પર અમારી પાસે કંઈ હોય, તો અમે ત્યાં લિંક મોકલી છે. 30 મિનિટમાં ખોલીને બટન દબાવો. લિંક એક જ વાર ચાલે છે.",
      "इस ईमेल पर हमारे पास कुछ हो, तो हमने वहां लिंक भेजा है। 30 मिनट में खोलकर बटन दबाएं। लिंक एक ही बार चलता है।",
    ],
  "The shop sends no mail at the moment, so the link waits until it does.": [
    "દુકાન અત્યારે ઇમેઇલ મોકલતી નથી, તેથી લિંક ત્યાં સુધી રાહ જોશે.",
    "दुकान अभी ईमेल नहीं भेजती, इसलिए लिंक तब तक रुका रहेगा।",
  ],
  "The address that you ordered or wrote to us with, also without an account.": [
    "જે ઇમેઇલથી તમે ઓર્ડર કર્યો કે અમને લખ્યું, એકાઉન્ટ વગર પણ.",
    "जिस ईमेल से आपने ऑर्डर किया या हमें लिखा, बिना अकाउंट के भी।",
  ],
  "Ordered without an email? Write to us with the number of the order and its mobile number.": [
    "ઇમેઇલ વગર ઓર્ડર કર્યો? ઓર્ડર નંબર અને તેનો મોબાઇલ નંબર અમને લખો.",
    "बिना ईमेल के ऑर्डर किया? ऑर्डर नंबर और उसका मोबाइल नंबर हमें लिखें।",
  ],
  "You have an account? <a>Log in and see your data at once</a>.": [
    "એકાઉન્ટ છે? <a>લોગ ઇન કરો અને તમારો ડેટા તરત જુઓ</a>.",
    "अकाउंट है? <a>लॉग इन करें और अपना डेटा तुरंत देखें</a>।",
  ],
  "Your account is guarded by more than its email. Please log in.": [
    "તમારું એકાઉન્ટ ઇમેઇલ ઉપરાંત પણ સુરક્ષિત છે. લોગ ઇન કરો.",
    "आपका अकाउंट ईमेल के अलावा भी सुरक्षित है। लॉग इन करें।",
  ],
  "Close this page for others": ["બીજા માટે આ પેજ બંધ કરો", "दूसरों के लिए यह पेज बंद करें"],
  "See my data": ["મારો ડેટા જુઓ", "मेरा डेटा देखें"],
};
