import type { Said } from "../catalogue";

/** Addresses, and who buys. */
export const said: Said = {
  "Where should it go?": ["ક્યાં મોકલીએ?", "कहां भेजें?"],
  "Another address": ["બીજું સરનામું", "दूसरा पता"],
  "Edit address": ["સરનામું બદલો", "पता बदलें"],
  "Delete this address?": ["આ સરનામું કાઢી નાખવું છે?", "यह पता हटाना है?"],
  "Delete address": ["સરનામું કાઢી નાખો", "पता हटाएं"],
  "Orders that went there stay as they are.": [
    "ત્યાં ગયેલા ઓર્ડર જેમના તેમ રહેશે.",
    "वहां गए ऑर्डर वैसे ही रहेंगे।",
  ],
  "Address is added": ["સરનામું ઉમેરાયું", "पता जुड़ गया"],
  "Address is saved": ["સરનામું સચવાયું", "पता सेव हो गया"],
  "Address is deleted": ["સરનામું કાઢી નાખ્યું", "पता हटा दिया"],
  "This is your usual address now": ["હવે આ તમારું મુખ્ય સરનામું છે", "अब यह आपका मुख्य पता है"],
  "This address no longer exists": ["આ સરનામું હવે નથી", "यह पता अब नहीं है"],
  "Your address book is full. Please delete an address you no longer need.": [
    "હવે વધુ સરનામાં સચવાતાં નથી. જેની જરૂર નથી તે કાઢી નાખો.",
    "अब और पते सेव नहीं होते। जिसकी ज़रूरत नहीं, उसे हटाएं।",
  ],
  Mobile: ["મોબાઇલ નંબર", "मोबाइल नंबर"],
  "10 digits, for calls about the order.": [
    "10 આંકડા, ઓર્ડર વિશે ફોન કરવા.",
    "10 अंक, ऑर्डर के बारे में फ़ोन के लिए।",
  ],
  "House and street": ["ઘર અને શેરી", "मकान और गली"],
  "Area or landmark": ["વિસ્તાર કે લેન્ડમાર્ક", "इलाका या लैंडमार्क"],
  "Area or landmark (optional)": ["વિસ્તાર કે લેન્ડમાર્ક (જરૂરી નથી)", "इलाका या लैंडमार्क (ज़रूरी नहीं)"],
  "City or village": ["શહેર કે ગામ", "शहर या गांव"],
  PIN: ["પિનકોડ", "पिनकोड"],
  State: ["રાજ્ય", "राज्य"],
  "From the PIN": ["પિનકોડ મુજબ", "पिनकोड के हिसाब से"],
  "GST invoice for a firm (optional)": [
    "પેઢી માટે GST બિલ (જરૂરી નથી)",
    "फ़र्म के लिए GST बिल (ज़रूरी नहीं)",
  ],
  "Mobile must be an Indian mobile number, such as 98765 43210": [
    "10 આંકડાનો મોબાઇલ નંબર લખો, જેમ કે 98765 43210",
    "10 अंकों का मोबाइल नंबर लिखें, जैसे 98765 43210",
  ],
  "No PIN in India begins with these two digits: please check it": [
    "આ બે આંકડાથી કોઈ પિનકોડ શરૂ થતો નથી: તપાસીને સુધારો",
    "इन दो अंकों से कोई पिनकोड शुरू नहीं होता: जांचकर ठीक करें",
  ],
  "We know no PIN that begins with {start}. If {pin} is right, go on; if not, please correct it.": [
    "{start} થી શરૂ થતો પિનકોડ અમારી યાદીમાં નથી. {pin} બરાબર હોય તો આગળ વધો; ન હોય તો સુધારો.",
    "{start} से शुरू होने वाला पिनकोड हमारी सूची में नहीं है। {pin} सही हो तो आगे बढ़ें; नहीं तो ठीक करें।",
  ],
  "PIN must have 6 digits, such as 395002": [
    "પિનકોડ 6 આંકડાનો લખો, જેમ કે 395002",
    "6 अंकों का पिनकोड लिखें, जैसे 395002",
  ],
  "State is required": ["રાજ્ય પસંદ કરો", "राज्य चुनें"],
  "Email is required to pay online": ["ઓનલાઇન પેમેન્ટ માટે ઇમેઇલ લખો", "ऑनलाइन पेमेंट के लिए ईमेल लिखें"],
  "Address of the firm, for the bill": ["બિલ માટે પેઢીનું સરનામું", "बिल के लिए फ़र्म का पता"],
  "As it is registered for GST, with the PIN. The goods go to the other address.": [
    "GST રજિસ્ટ્રેશન મુજબ, પિનકોડ સાથે. માલ બીજા સરનામે જશે.",
    "GST रजिस्ट्रेशन के अनुसार, पिनकोड के साथ। माल दूसरे पते पर जाएगा।",
  ],
  "This GSTIN is of {firm}, but the goods go to {state}. Is the bill for the firm in {firm}? Then type its address there. If not, correct the GSTIN.":
    [
      "આ GSTIN {firm} રાજ્યનો છે, પણ માલ {state} જશે. બિલ {firm}ની પેઢીનું છે? તો ત્યાંનું સરનામું લખો. ન હોય તો GSTIN સુધારો.",
      "यह GSTIN {firm} का है, पर माल {state} जाएगा। बिल {firm} की फ़र्म का है? तो वहां का पता लिखें। नहीं तो GSTIN सुधारें।",
    ],
  "The PIN {pin} is not in {firm}: type the address of the firm there.": [
    "પિનકોડ {pin} {firm} રાજ્યનો નથી: પેઢીનું ત્યાંનું સરનામું લખો.",
    "पिनकोड {pin} {firm} का नहीं है: फ़र्म का वहां का पता लिखें।",
  ],
  "GSTIN is required with the name of a firm": [
    "પેઢીના નામ સાથે GSTIN લખો",
    "फ़र्म के नाम के साथ GSTIN लिखें",
  ],
  "GSTIN must look like 24ABCDE1234F1Z5": [
    "GSTIN આ રીતે લખો: 24ABCDE1234F1Z5",
    "GSTIN ऐसे लिखें: 24ABCDE1234F1Z5",
  ],
  "GSTIN must look like 24ABCDE1234F1Z5, a UIN like 0717UNO00157UNO": [
    "GSTIN આ રીતે લખો: 24ABCDE1234F1Z5, UIN આ રીતે: 0717UNO00157UNO",
    "GSTIN ऐसे लिखें: 24ABCDE1234F1Z5, UIN ऐसे: 0717UNO00157UNO",
  ],
  "GSTIN must begin with the two digits of a state": [
    "GSTIN રાજ્યના બે આંકડાથી શરૂ કરો",
    "GSTIN राज्य के दो अंकों से शुरू करें",
  ],
  "GSTIN is mistyped: its last character does not fit the others": [
    "GSTIN તપાસો: છેલ્લો અક્ષર બાકીના સાથે બંધ બેસતો નથી",
    "GSTIN जांचें: आखिरी अक्षर बाकी से मेल नहीं खाता",
  ],
  "PIN {pin} is usually in {states}, but you chose {state}. If it is right, go on; if not, please correct it.":
    [
      "પિનકોડ {pin} મુજબ રાજ્ય {states} છે, તમે {state} પસંદ કર્યું છે. બરાબર હોય તો આગળ વધો; ન હોય તો સુધારો.",
      "पिनकोड {pin} के हिसाब से राज्य {states} है, आपने {state} चुना है। सही हो तो आगे बढ़ें; न हो तो ठीक करें।",
    ],
  "{one} or {other}": ["{one} કે {other}", "{one} या {other}"],
};
