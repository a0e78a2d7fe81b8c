import type { Said } from "../../catalogue";

/** The Shipping Policy, with prices and times by area. */
export const said: Said = {
  "Orders leave Surat the same or the next business day. We deliver within India by courier or Indian post.":
    [
      "ઓર્ડર એ જ કે પછીના કામકાજના દિવસે સુરતથી રવાના થાય છે. ભારતભરમાં કુરિયર કે ઇન્ડિયન પોસ્ટથી ડિલિવરી.",
      "ऑर्डर उसी या अगले कामकाजी दिन सूरत से रवाना होते हैं। भारत भर में कूरियर या इंडियन पोस्ट से डिलीवरी।",
    ],
  "Orders leave the same or the next business day. We deliver within India by courier or Indian post.":
    [
      "ઓર્ડર એ જ કે પછીના કામકાજના દિવસે રવાના થાય છે. ભારતભરમાં કુરિયર કે ઇન્ડિયન પોસ્ટથી ડિલિવરી.",
      "ऑर्डर उसी या अगले कामकाजी दिन रवाना होते हैं। भारत भर में कूरियर या इंडियन पोस्ट से डिलीवरी।",
    ],
  "Your order leaves us the same or the next business day after your payment is confirmed.": [
    "પેમેન્ટ કન્ફર્મ થયા પછી એ જ કે પછીના કામકાજના દિવસે તમારો ઓર્ડર રવાના થાય છે.",
    "पेमेंट कन्फ़र्म होने के बाद उसी या अगले कामकाजी दिन आपका ऑर्डर रवाना होता है।",
  ],
  "When we dispatch": ["ક્યારે રવાના થાય છે", "कब रवाना होता है"],
  "We hand your parcel to the carrier on the same or the next business day after your payment is confirmed: on the same day until {time}. Our business days are Monday to Saturday. An order that you pay on delivery, where the checkout offers that, leaves on the same or the next business day after you have placed it.":
    [
      "પેમેન્ટ કન્ફર્મ થયા પછી એ જ કે પછીના કામકાજના દિવસે અમે પાર્સલ કુરિયરને આપીએ છીએ; {time} સુધીમાં કન્ફર્મ થાય તો એ જ દિવસે. સોમવારથી શનિવાર કામકાજના દિવસ છે. ડિલિવરી વખતે પેમેન્ટવાળો ઓર્ડર, ચેકઆઉટમાં એ સગવડ હોય ત્યાં, ઓર્ડર કર્યાના એ જ કે પછીના કામકાજના દિવસે રવાના થાય છે.",
      "पेमेंट कन्फ़र्म होने के बाद उसी या अगले कामकाजी दिन हम पार्सल कूरियर को देते हैं; {time} तक कन्फ़र्म हो तो उसी दिन। सोमवार से शनिवार कामकाजी दिन हैं। डिलीवरी पर पेमेंट वाला ऑर्डर, जहां चेकआउट में यह सुविधा हो, ऑर्डर करने के उसी या अगले कामकाजी दिन रवाना होता है।",
    ],
  "The emails you get": ["તમને મળતા ઇમેઇલ", "आपको मिलने वाले ईमेल"],
  "A confirmation email when your order is paid, or, if you pay on delivery, when you have placed it. It has a link to the page of your order.":
    [
      "પેમેન્ટ થાય ત્યારે, અથવા ડિલિવરી વખતે પેમેન્ટ હોય તો ઓર્ડર થાય ત્યારે, કન્ફર્મેશનનો ઇમેઇલ. તેમાં તમારા ઓર્ડરના પેજની લિંક હોય છે.",
      "पेमेंट होने पर, या डिलीवरी पर पेमेंट हो तो ऑर्डर होने पर, कन्फ़र्मेशन का ईमेल। उसमें आपके ऑर्डर के पेज का लिंक होता है।",
    ],
  "A tracking email when your parcel is on its way, with the courier and the tracking number where there is one, so that you can follow it.":
    [
      "પાર્સલ રવાના થાય ત્યારે ટ્રેકિંગનો ઇમેઇલ, કુરિયરના નામ અને ટ્રેકિંગ નંબર હોય તો તેની સાથે, જેથી પાર્સલ ક્યાં છે તે જોઈ શકાય.",
      "पार्सल रवाना होने पर ट्रैकिंग का ईमेल, कूरियर के नाम और ट्रैकिंग नंबर हो तो उसके साथ, ताकि देखा जा सके कि पार्सल कहां है।",
    ],
  "An email when your parcel was delivered.": ["પાર્સલ પહોંચે ત્યારે ઇમેઇલ.", "पार्सल पहुंचने पर ईमेल।"],
  "The page of your order shows the same steps at any time.": [
    "તમારા ઓર્ડરના પેજ પર આ બધું ગમે ત્યારે જોઈ શકાય છે.",
    "आपके ऑर्डर के पेज पर यह सब कभी भी देखा जा सकता है।",
  ],
  "Where we deliver": ["ક્યાં ડિલિવરી થાય છે", "कहां डिलीवरी होती है"],
  "We deliver within India only.": ["ડિલિવરી ફક્ત ભારતમાં થાય છે.", "डिलीवरी सिर्फ़ भारत में होती है।"],
  "We deliver within India only, through courier companies or Indian post.": [
    "ડિલિવરી ફક્ત ભારતમાં થાય છે: કુરિયર કંપની કે ઇન્ડિયન પોસ્ટથી.",
    "डिलीवरी सिर्फ़ भारत में होती है: कूरियर कंपनी या इंडियन पोस्ट से।",
  ],
  "We deliver within India only, with our own van in the areas below.": [
    "ડિલિવરી ફક્ત ભારતમાં થાય છે: નીચેના વિસ્તારોમાં અમારી પોતાની ગાડીથી.",
    "डिलीवरी सिर्फ़ भारत में होती है: नीचे के इलाकों में हमारी अपनी गाड़ी से।",
  ],
  "We deliver within India only, by a transporter who keeps the goods for you in a godown.": [
    "ડિલિવરી ફક્ત ભારતમાં થાય છે: ટ્રાન્સપોર્ટરથી, જે માલ ગોડાઉનમાં રાખે છે.",
    "डिलीवरी सिर्फ़ भारत में होती है: ट्रांसपोर्टर से, जो माल गोदाम में रखता है।",
  ],
  "We deliver within India only, through courier companies or Indian post, or with our own van in the areas below.":
    [
      "ડિલિવરી ફક્ત ભારતમાં થાય છે: કુરિયર કંપની કે ઇન્ડિયન પોસ્ટથી, અથવા નીચેના વિસ્તારોમાં અમારી પોતાની ગાડીથી.",
      "डिलीवरी सिर्फ़ भारत में होती है: कूरियर कंपनी या इंडियन पोस्ट से, या नीचे के इलाकों में हमारी अपनी गाड़ी से।",
    ],
  "We deliver within India only, through courier companies or Indian post, or by a transporter who keeps the goods for you in a godown.":
    [
      "ડિલિવરી ફક્ત ભારતમાં થાય છે: કુરિયર કંપની કે ઇન્ડિયન પોસ્ટથી, અથવા ટ્રાન્સપોર્ટરથી, જે માલ ગોડાઉનમાં રાખે છે.",
      "डिलीवरी सिर्फ़ भारत में होती है: कूरियर कंपनी या इंडियन पोस्ट से, या ट्रांसपोर्टर से, जो माल गोदाम में रखता है।",
    ],
  "We deliver within India only, with our own van in the areas below, or by a transporter who keeps the goods for you in a godown.":
    [
      "ડિલિવરી ફક્ત ભારતમાં થાય છે: નીચેના વિસ્તારોમાં અમારી પોતાની ગાડીથી, અથવા ટ્રાન્સપોર્ટરથી, જે માલ ગોડાઉનમાં રાખે છે.",
      "डिलीवरी सिर्फ़ भारत में होती है: नीचे के इलाकों में हमारी अपनी गाड़ी से, या ट्रांसपोर्टर से, जो माल गोदाम में रखता है।",
    ],
  "We deliver within India only, through courier companies or Indian post, with our own van in the areas below, or by a transporter who keeps the goods for you in a godown.":
    [
      "ડિલિવરી ફક્ત ભારતમાં થાય છે: કુરિયર કંપની કે ઇન્ડિયન પોસ્ટથી, નીચેના વિસ્તારોમાં અમારી પોતાની ગાડીથી, અથવા ટ્રાન્સપોર્ટરથી, જે માલ ગોડાઉનમાં રાખે છે.",
      "डिलीवरी सिर्फ़ भारत में होती है: कूरियर कंपनी या इंडियन पोस्ट से, नीचे के इलाकों में हमारी अपनी गाड़ी से, या ट्रांसपोर्टर से, जो माल गोदाम में रखता है।",
    ],
  "International shipping is planned for the future.": [
    "વિદેશમાં ડિલિવરી ભવિષ્યમાં શરૂ કરવાનો વિચાર છે.",
    "विदेश में डिलीवरी आगे चलकर शुरू करने का विचार है।",
  ],
  "What it costs and how long it takes": ["કેટલો ચાર્જ અને કેટલો સમય", "कितना चार्ज और कितना समय"],
  "You can also collect your order at our press, free: {hours}.": [
    "ઓર્ડર અમારી મિલ પરથી પણ લઈ જઈ શકો, ફ્રી: {hours}.",
    "ऑर्डर हमारी मिल से भी ले जाया जा सकता है, फ़्री: {hours}।",
  ],
  "You can also collect your order at our press, free.": [
    "ઓર્ડર અમારી મિલ પરથી પણ લઈ જઈ શકો, ફ્રી.",
    "ऑर्डर हमारी मिल से भी ले जाया जा सकता है, फ़्री।",
  ],
  Area: ["વિસ્તાર", "इलाका"],
  Time: ["સમય", "समय"],
  "We deliver nowhere at the moment.": ["હમણાં ક્યાંય ડિલિવરી થતી નથી.", "अभी कहीं डिलीवरी नहीं होती।"],
  "The price grows with the weight of the parcel. Type your PIN on the page of a product or in the cart, and you see the price and the day before you order. Days are business days.":
    [
      "પાર્સલનું વજન વધે તેમ ચાર્જ વધે છે. પ્રોડક્ટના પેજ પર કે કાર્ટમાં પિનકોડ લખો, એટલે ઓર્ડર કરતાં પહેલાં ચાર્જ અને દિવસ દેખાશે. દિવસ એટલે કામકાજના દિવસ.",
      "पार्सल का वज़न बढ़ने पर चार्ज बढ़ता है। प्रोडक्ट के पेज पर या कार्ट में पिनकोड लिखें, तो ऑर्डर से पहले चार्ज और दिन दिखेगा। दिन यानी कामकाजी दिन।",
    ],
  "{name} (from {weight})": ["{name} ({weight} કે વધુ)", "{name} ({weight} या ज़्यादा)"],
  "{name} (by our own van)": ["{name} (અમારી પોતાની ગાડીથી)", "{name} (हमारी अपनी गाड़ी से)"],
  "{name} (by our own van, from {weight})": [
    "{name} (અમારી પોતાની ગાડીથી, {weight} કે વધુ)",
    "{name} (हमारी अपनी गाड़ी से, {weight} या ज़्यादा)",
  ],
  "{name} (by transporter, to the godown)": [
    "{name} (ટ્રાન્સપોર્ટરથી, ગોડાઉન સુધી)",
    "{name} (ट्रांसपोर्टर से, गोदाम तक)",
  ],
  "{name} (by transporter, to the godown, from {weight})": [
    "{name} (ટ્રાન્સપોર્ટરથી, ગોડાઉન સુધી, {weight} કે વધુ)",
    "{name} (ट्रांसपोर्टर से, गोदाम तक, {weight} या ज़्यादा)",
  ],
  "You pay the freight there": ["ભાડું ત્યાં ચૂકવવાનું", "भाड़ा वहां देना है"],
  "from {price}": ["{price}થી", "{price} से"],
  "from {price}, free above {limit}": [
    "{price}થી, {limit}થી વધુ પર ફ્રી",
    "{price} से, {limit} से ज़्यादा पर फ़्री",
  ],
  "The total that the checkout shows before you pay is all that we charge; nothing is added to it afterwards.":
    [
      "પેમેન્ટ પહેલાં ચેકઆઉટમાં જે કુલ રકમ દેખાય છે તેટલી જ લેવાય છે; પછી કંઈ ઉમેરાતું નથી.",
      "पेमेंट से पहले चेकआउट में जो कुल रकम दिखती है उतनी ही ली जाती है; बाद में कुछ नहीं जुड़ता।",
    ],
  "Times are estimates. Weather, strikes and holidays can hold a parcel up; we tell you when we know of it.":
    [
      "સમય અંદાજે છે. હવામાન, હડતાળ કે રજાને કારણે મોડું થઈ શકે; અમને ખબર પડે એટલે તમને જણાવીશું.",
      "समय अंदाज़ से है। मौसम, हड़ताल या छुट्टी से देर हो सकती है; हमें पता चलते ही आपको बताएंगे।",
    ],
  "Changing or cancelling an order": ["ઓર્ડર બદલવો કે રદ કરવો", "ऑर्डर बदलना या रद्द करना"],
  "Until we have packed your order, you can cancel it yourself on the page of your order. You can ask us to change or cancel it as long as it is with us; what you have paid for a cancelled order goes back to you in full. After dispatch an order cannot be changed or cancelled.":
    [
      "ઓર્ડર પેક ન થાય ત્યાં સુધી તેના પેજ પરથી તમે જાતે રદ કરી શકો. ઓર્ડર અમારી પાસે હોય ત્યાં સુધી બદલવા કે રદ કરવા અમને કહી શકો; રદ થયેલા ઓર્ડરના પૂરા પૈસા પાછા મળે છે. રવાના થયા પછી ઓર્ડર બદલાતો કે રદ થતો નથી.",
      "ऑर्डर पैक न होने तक उसके पेज से खुद रद्द किया जा सकता है। ऑर्डर हमारे पास हो तब तक बदलने या रद्द करने के लिए हमें कहें; रद्द हुए ऑर्डर के पूरे पैसे वापस मिलते हैं। रवाना होने के बाद ऑर्डर न बदलता है न रद्द होता है।",
    ],
  "When a parcel arrives damaged or incomplete": [
    "પાર્સલ તૂટેલું કે અધૂરું પહોંચે ત્યારે",
    "पार्सल टूटा या अधूरा पहुंचे तब",
  ],
  "Keep the item and its package and ask for a return on the page of your order within {days, plural, one {# day} other {# days}}. The <a>Refund and Return Policy</a> says what happens next.":
    [
      "આઇટમ અને તેનું પેકિંગ સાચવી રાખો અને {days, plural, one {# દિવસ} other {# દિવસ}}માં તમારા ઓર્ડરના પેજ પરથી રિટર્ન માગો. આગળ શું થાય તે <a>રિફંડ અને રિટર્ન પોલિસી</a>માં લખ્યું છે.",
      "आइटम और उसकी पैकिंग संभालकर रखें और {days, plural, one {# दिन} other {# दिन}} में अपने ऑर्डर के पेज से रिटर्न मांगें। आगे क्या होता है यह <a>रिफ़ंड और रिटर्न पॉलिसी</a> में लिखा है।",
    ],
};
