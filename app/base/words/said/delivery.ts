import type { Said } from "../catalogue";

/** Delivery: where, what it costs, when it comes. */
export const said: Said = {
  "Your PIN code": ["તમારો પિનકોડ", "आपका पिनकोड"],
  "A PIN is the six digits at the end of your address. It stands on each parcel and letter.": [
    "પિનકોડ એટલે તમારા સરનામાને છેડે લખાતા છ આંકડા. દરેક પાર્સલ અને ટપાલ પર હોય છે.",
    "पिनकोड यानी आपके पते के आखिर में लिखे छह अंक। हर पार्सल और चिट्ठी पर होता है।",
  ],
  "Not sure? Ask us:": ["ખાતરી નથી? અમને પૂછો:", "पक्का नहीं? हमसे पूछें:"],
  "I am not sure of my PIN code. My address is:": [
    "મને મારા પિનકોડની ખાતરી નથી. મારું સરનામું:",
    "मुझे अपना पिनकोड पक्का पता नहीं। मेरा पता:",
  ],
  Check: ["જુઓ", "देखें"],
  "By courier": ["કુરિયરથી", "कूरियर से"],
  "By India Post": ["ઇન્ડિયા પોસ્ટ (ટપાલ)થી", "इंडिया पोस्ट (डाक) से"],
  "By our own van": ["અમારી વાનથી", "हमारी वैन से"],
  "By transporter, to the godown": ["ટ્રાન્સપોર્ટથી, ગોડાઉન સુધી", "ट्रांसपोर्ट से, गोदाम तक"],
  "you pay the freight there": ["ભાડું ત્યાં ચૂકવવાનું", "भाड़ा वहां देना है"],
  "arrives {days}": ["{days}ના રોજ મળશે", "{days} को मिलेगी"],
  "ready {days}": ["{days}ના રોજ તૈયાર", "{days} को तैयार"],
  "Deliver to {pin}": ["{pin} પર ડિલિવરી", "{pin} पर डिलीवरी"],
  "{pin} is an Army Post Office: India Post brings the parcel.": [
    "{pin} આર્મી પોસ્ટ ઓફિસનો પિનકોડ છે: પાર્સલ ઇન્ડિયા પોસ્ટ (ટપાલ) પહોંચાડશે.",
    "{pin} आर्मी पोस्ट ऑफ़िस का पिनकोड है: पार्सल इंडिया पोस्ट (डाक) पहुंचाएगी।",
  ],
  "Deliver to {pin}: {terms}": ["{pin} પર ડિલિવરી: {terms}", "{pin} पर डिलीवरी: {terms}"],
  "Deliver to {pin} by transporter: {terms}": [
    "{pin} પર ટ્રાન્સપોર્ટથી ડિલિવરી: {terms}",
    "{pin} पर ट्रांसपोर्ट से डिलीवरी: {terms}",
  ],
  "free above {amount}": ["{amount}થી વધુ પર ફ્રી", "{amount} से ज़्यादा पर फ़्री"],
  "free above {amount} in some areas": [
    "અમુક વિસ્તારમાં {amount}થી વધુ પર ફ્રી",
    "कुछ इलाकों में {amount} से ज़्यादा पर फ़्री",
  ],
  "free above {least} to {most}, by your PIN": [
    "પિનકોડ મુજબ {least} કે {most}થી વધુ પર ફ્રી",
    "पिनकोड के हिसाब से {least} या {most} से ज़्यादा पर फ़्री",
  ],
  "Free delivery, {time}": ["ફ્રી ડિલિવરી, {time}", "फ़्री डिलीवरी, {time}"],
  "Delivery {price}, {time}": ["ડિલિવરી {price}, {time}", "डिलीवरी {price}, {time}"],
  "Delivery from {price}, {time}": ["ડિલિવરી {price}થી, {time}", "डिलीवरी {price} से, {time}"],
  "Delivery free in some areas, {time}": [
    "અમુક વિસ્તારમાં ફ્રી ડિલિવરી, {time}",
    "कुछ इलाकों में फ़्री डिलीवरी, {time}",
  ],
  "{soon} nearby, {late} in the rest of India": [
    "નજીકમાં {soon}, બાકીના ભારતમાં {late}",
    "पास में {soon}, बाकी भारत में {late}",
  ],
  "Leaves Surat the same or the next business day.": [
    "એ જ કે પછીના કામકાજના દિવસે સુરતથી રવાના.",
    "उसी या अगले कामकाजी दिन सूरत से रवाना।",
  ],
  "Sent the same or the next business day.": [
    "એ જ કે પછીના કામકાજના દિવસે રવાના.",
    "उसी या अगले कामकाजी दिन रवाना।",
  ],
  "Or collect it at our press, free.": ["અથવા મિલ પરથી લઈ જાઓ, ફ્રી.", "या मिल से ले जाएं, फ़्री।"],
  "Or collect it at our press, free: {hours}.": [
    "અથવા મિલ પરથી લઈ જાઓ, ફ્રી: {hours}.",
    "या मिल से ले जाएं, फ़्री: {hours}।",
  ],
  "We send this pack by transporter; you pay the freight there.": [
    "આ પેક ટ્રાન્સપોર્ટથી જાય છે; ભાડું ત્યાં ચૂકવવાનું.",
    "यह पैक ट्रांसपोर्ट से जाता है; भाड़ा वहां देना है।",
  ],
  "We do not send this pack by courier. Please write to us before you order it.": [
    "આ પેક કુરિયરથી જતું નથી. ઓર્ડર કરતાં પહેલાં અમને લખો.",
    "यह पैक कूरियर से नहीं जाता। ऑर्डर से पहले हमें लिखें।",
  ],
  "We do not deliver this pack to {pin} yet. <a>Write to us</a>, and we look for a way.": [
    "{pin} પર આ પેકની ડિલિવરી હમણાં થતી નથી. <a>અમને લખો</a>, રસ્તો કાઢીશું.",
    "{pin} पर इस पैक की डिलीवरी अभी नहीं होती। <a>हमें लिखें</a>, रास्ता निकालेंगे।",
  ],
  "We do not deliver this cart to {pin} yet. <a>Write to us</a>, and we look for a way.": [
    "{pin} પર આ કાર્ટની ડિલિવરી હમણાં થતી નથી. <a>અમને લખો</a>, રસ્તો કાઢીશું.",
    "{pin} पर इस कार्ट की डिलीवरी अभी नहीं होती। <a>हमें लिखें</a>, रास्ता निकालेंगे।",
  ],
  "We do not deliver to {pin} yet. Please write to us, or choose another address.": [
    "{pin} પર હમણાં ડિલિવરી થતી નથી. અમને લખો, અથવા બીજું સરનામું પસંદ કરો.",
    "{pin} पर अभी डिलीवरी नहीं होती। हमें लिखें, या दूसरा पता चुनें।",
  ],
  "This cannot be collected now. Please choose delivery.": [
    "આ હમણાં મિલ પરથી મળી શકે તેમ નથી. ડિલિવરી પસંદ કરો.",
    "यह अभी मिल से नहीं मिल सकता। डिलीवरी चुनें।",
  ],
  "Free delivery, because you order for {amount} or more.": [
    "ફ્રી ડિલિવરી, કારણ કે ઓર્ડર {amount} કે વધુનો છે.",
    "फ़्री डिलीवरी, क्योंकि ऑर्डर {amount} या ज़्यादा का है।",
  ],
  "Add {amount} for free delivery": [
    "ફ્રી ડિલિવરી માટે {amount} બાકી",
    "फ़्री डिलीवरी के लिए {amount} बाकी",
  ],
  "Delivery is included in the price.": ["ડિલિવરી ભાવમાં આવી જાય છે.", "डिलीवरी कीमत में शामिल है।"],
  Price: ["ભાવ", "कीमत"],
  Free: ["ફ્રી", "फ़्री"],
  "the same day": ["એ જ દિવસે", "उसी दिन"],
  "{n, plural, one {up to # day} other {up to # days}}": [
    "{n, plural, one {# દિવસ સુધીમાં} other {# દિવસ સુધીમાં}}",
    "{n, plural, one {# दिन के अंदर} other {# दिन के अंदर}}",
  ],
  "{n, plural, one {# day} other {# days}}": [
    "{n, plural, one {# દિવસ} other {# દિવસ}}",
    "{n, plural, one {# दिन} other {# दिन}}",
  ],
  "{from}–{to} days": ["{from}–{to} દિવસ", "{from}–{to} दिन"],
  "Collect at": ["ક્યાંથી લઈ જવો", "कहां से ले जाना है"],
};
