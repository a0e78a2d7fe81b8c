import type { Said } from "../catalogue";

/** The ways to pay. */
export const said: Said = {
  "How would you like to pay?": ["પેમેન્ટ કેવી રીતે કરશો?", "पेमेंट कैसे करना है?"],
  "Pay online {total}": ["ઓનલાઇન પેમેન્ટ {total}", "ऑनलाइन पेमेंट {total}"],
  "UPI, card, net banking or wallet, through Razorpay. Your bank asks you to confirm.": [
    "UPI, કાર્ડ, નેટ બેંકિંગ કે વોલેટ, Razorpay દ્વારા. બેંક તમારી મંજૂરી લેશે.",
    "UPI, कार्ड, नेट बैंकिंग या वॉलेट, Razorpay के ज़रिए। बैंक आपकी मंज़ूरी लेगा।",
  ],
  "Pay when you collect {total}": ["લેવા આવો ત્યારે પેમેન્ટ {total}", "लेने आएं तब पेमेंट {total}"],
  "UPI, RuPay, Visa, Mastercard": ["UPI, RuPay, Visa, Mastercard", "UPI, RuPay, Visa, Mastercard"],
  "RuPay, Visa, Mastercard": ["RuPay, Visa, Mastercard", "RuPay, Visa, Mastercard"],
  "Pay on delivery {total} (no extra charge)": [
    "ડિલિવરી વખતે પેમેન્ટ (COD) {total} (કોઈ વધારાનો ચાર્જ નહીં)",
    "डिलीवरी पर पेमेंट (COD) {total} (कोई अलग चार्ज नहीं)",
  ],
  "Pay on delivery {total} ({fee} fee)": [
    "ડિલિવરી વખતે પેમેન્ટ (COD) {total} ({fee} ચાર્જ સાથે)",
    "डिलीवरी पर पेमेंट (COD) {total} ({fee} चार्ज के साथ)",
  ],
  "Pay {advance} online now, {rest} on delivery": [
    "અત્યારે {advance} ઓનલાઇન, {rest} ડિલિવરી વખતે",
    "अभी {advance} ऑनलाइन, {rest} डिलीवरी पर",
  ],
  "Pay {advance} online now, {rest} on delivery ({fee} fee)": [
    "અત્યારે {advance} ઓનલાઇન, {rest} ડિલિવરી વખતે ({fee} ચાર્જ સાથે)",
    "अभी {advance} ऑनलाइन, {rest} डिलीवरी पर ({fee} चार्ज के साथ)",
  ],
  "Pay {advance} online now, {rest} when you collect": [
    "અત્યારે {advance} ઓનલાઇન, {rest} લેવા આવો ત્યારે",
    "अभी {advance} ऑनलाइन, {rest} लेने आएं तब",
  ],
  "We pack your order once this part is here. If you cancel before we pack it, you get it back.": [
    "આ ભાગ મળે એટલે અમે ઓર્ડર પેક કરીએ છીએ. પેક થતાં પહેલાં રદ કરો તો એ પાછો મળે છે.",
    "यह हिस्सा मिलते ही हम ऑर्डर पैक करते हैं। पैक होने से पहले रद्द करें तो वह वापस मिलता है।",
  ],
  "UPI or bank transfer {total} (no extra charge)": [
    "UPI કે બેંક ટ્રાન્સફર {total} (કોઈ વધારાનો ચાર્જ નહીં)",
    "UPI या बैंक ट्रांसफ़र {total} (कोई अलग चार्ज नहीं)",
  ],
  "Bank transfer {total} (no extra charge)": [
    "બેંક ટ્રાન્સફર {total} (કોઈ વધારાનો ચાર્જ નહીં)",
    "बैंक ट्रांसफ़र {total} (कोई अलग चार्ज नहीं)",
  ],
  "Orders above {amount} cannot be paid online: please transfer the money to our bank account.": [
    "{amount}થી વધુના ઓર્ડરનું પેમેન્ટ ઓનલાઇન થતું નથી: અમારા બેંક ખાતામાં ટ્રાન્સફર કરો.",
    "{amount} से ज़्यादा के ऑर्डर का पेमेंट ऑनलाइन नहीं होता: हमारे बैंक खाते में ट्रांसफ़र करें।",
  ],
  "Orders above {amount} cannot be paid online: please write to us to order.": [
    "{amount}થી વધુના ઓર્ડરનું પેમેન્ટ ઓનલાઇન થતું નથી: ઓર્ડર માટે અમને લખો.",
    "{amount} से ज़्यादा के ऑर्डर का पेमेंट ऑनलाइन नहीं होता: ऑर्डर के लिए हमें लिखें।",
  ],
  "UPI takes up to {amount} in one payment: a transfer of this sum goes to our bank account.": [
    "UPI એક પેમેન્ટમાં {amount} સુધી લે છે: આ રકમ અમારા બેંક ખાતામાં ટ્રાન્સફર થાય છે.",
    "UPI एक पेमेंट में {amount} तक लेता है: यह रकम हमारे बैंक खाते में ट्रांसफ़र होती है।",
  ],
  "Please order first, then transfer: the number of your order is the reference by which we know your money.":
    [
      "પહેલા ઓર્ડર કરો, પછી ટ્રાન્સફર કરો: ઓર્ડર નંબર રેફરન્સમાં લખવાથી અમે તમારા પૈસા ઓળખીશું.",
      "पहले ऑर्डर करें, फिर ट्रांसफ़र करें: ऑर्डर नंबर रेफ़रेंस में लिखने से हम आपके पैसे पहचानेंगे।",
    ],
  "This order is above that, so it is not paid here. Go back to the cart and order it by bank transfer: our account and the number to write stand there then.":
    [
      "આ ઓર્ડર તેનાથી વધુનો છે, એટલે અહીં પેમેન્ટ થતું નથી. કાર્ટમાં પાછા જઈને બેંક ટ્રાન્સફરથી ઓર્ડર કરો: પછી અમારું ખાતું અને લખવાનો નંબર ત્યાં દેખાશે.",
      "यह ऑर्डर उससे ज़्यादा का है, इसलिए यहां पेमेंट नहीं होता। कार्ट में वापस जाकर बैंक ट्रांसफ़र से ऑर्डर करें: फिर हमारा खाता और लिखने का नंबर वहां दिखेगा।",
    ],
  "Choose another way to pay": ["બીજી રીતે પેમેન્ટ કરો", "दूसरा तरीका चुनें"],
  "Pay cash {total}": ["રોકડ પેમેન્ટ {total}", "नकद पेमेंट {total}"],
  "Pay later {total}": ["પછીથી પેમેન્ટ {total}", "बाद में पेमेंट {total}"],
  "You can pay on delivery.": [
    "ડિલિવરી વખતે પેમેન્ટ (COD) થઈ શકે છે.",
    "डिलीवरी पर पेमेंट (COD) हो सकता है।",
  ],
  "You can pay on delivery ({fee} fee).": [
    "ડિલિવરી વખતે પેમેન્ટ (COD) થઈ શકે છે ({fee} ચાર્જ).",
    "डिलीवरी पर पेमेंट (COD) हो सकता है ({fee} चार्ज)।",
  ],
  "You can pay a part online and the rest on delivery.": [
    "થોડું ઓનલાઇન અને બાકીનું ડિલિવરી વખતે (COD) ચૂકવી શકાય છે.",
    "थोड़ा ऑनलाइन और बाकी डिलीवरी पर (COD) दे सकते हैं।",
  ],
  "You can pay a part online and the rest on delivery ({fee} fee).": [
    "થોડું ઓનલાઇન અને બાકીનું ડિલિવરી વખતે (COD) ચૂકવી શકાય છે ({fee} ચાર્જ).",
    "थोड़ा ऑनलाइन और बाकी डिलीवरी पर (COD) दे सकते हैं ({fee} चार्ज)।",
  ],
  "In many areas you can pay a part online and the rest on delivery.": [
    "ઘણા વિસ્તારમાં થોડું ઓનલાઇન અને બાકીનું ડિલિવરી વખતે (COD) ચૂકવી શકાય છે.",
    "बहुत से इलाकों में थोड़ा ऑनलाइन और बाकी डिलीवरी पर (COD) दे सकते हैं।",
  ],
  "In many areas you can pay a part online and the rest on delivery ({fee} fee).": [
    "ઘણા વિસ્તારમાં થોડું ઓનલાઇન અને બાકીનું ડિલિવરી વખતે (COD) ચૂકવી શકાય છે ({fee} ચાર્જ).",
    "बहुत से इलाकों में थोड़ा ऑनलाइन और बाकी डिलीवरी पर (COD) दे सकते हैं ({fee} चार्ज)।",
  ],
  "Pay on delivery, for orders up to {most}.": [
    "{most} સુધીના ઓર્ડર માટે ડિલિવરી વખતે પેમેન્ટ (COD).",
    "{most} तक के ऑर्डर के लिए डिलीवरी पर पेमेंट (COD)।",
  ],
  "Pay on delivery ({fee} fee), for orders up to {most}.": [
    "{most} સુધીના ઓર્ડર માટે ડિલિવરી વખતે પેમેન્ટ (COD, {fee} ચાર્જ).",
    "{most} तक के ऑर्डर के लिए डिलीवरी पर पेमेंट (COD, {fee} चार्ज)।",
  ],
  "Pay on delivery in many areas, for orders up to {most}.": [
    "ઘણા વિસ્તારમાં {most} સુધીના ઓર્ડર માટે ડિલિવરી વખતે પેમેન્ટ (COD).",
    "बहुत से इलाकों में {most} तक के ऑर्डर के लिए डिलीवरी पर पेमेंट (COD)।",
  ],
  "Pay on delivery in many areas ({fee} fee), for orders up to {most}.": [
    "ઘણા વિસ્તારમાં {most} સુધીના ઓર્ડર માટે ડિલિવરી વખતે પેમેન્ટ (COD, {fee} ચાર્જ).",
    "बहुत से इलाकों में {most} तक के ऑर्डर के लिए डिलीवरी पर पेमेंट (COD, {fee} चार्ज)।",
  ],
  "Goods for a transporter are paid before they leave.": [
    "ટ્રાન્સપોર્ટથી જતા માલનું પેમેન્ટ રવાના થતાં પહેલાં.",
    "ट्रांसपोर्ट से जाने वाले माल का पेमेंट रवाना होने से पहले।",
  ],
  "Payment on delivery is not offered for this address.": [
    "આ સરનામે ડિલિવરી વખતે પેમેન્ટ (COD) નથી.",
    "इस पते पर डिलीवरी पर पेमेंट (COD) नहीं है।",
  ],
  "Payment on delivery is not offered for this order.": [
    "આ ઓર્ડર માટે ડિલિવરી વખતે પેમેન્ટ (COD) નથી.",
    "इस ऑर्डर के लिए डिलीवरी पर पेमेंट (COD) नहीं है।",
  ],
  "Orders up to {amount} can also be paid when you collect.": [
    "{amount} સુધીના ઓર્ડરનું પેમેન્ટ લેવા આવો ત્યારે પણ થઈ શકે છે.",
    "{amount} तक के ऑर्डर का पेमेंट लेने आएं तब भी हो सकता है।",
  ],
  "Orders up to {amount} can also be paid on delivery.": [
    "{amount} સુધીના ઓર્ડરનું પેમેન્ટ ડિલિવરી વખતે પણ થઈ શકે છે.",
    "{amount} तक के ऑर्डर का पेमेंट डिलीवरी पर भी हो सकता है।",
  ],
};
