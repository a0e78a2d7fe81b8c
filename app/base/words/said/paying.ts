import type { Said } from "../catalogue";

/** Paying online, and how a payment stands. */
export const said: Said = {
  "Order {number}. Nothing is charged before you confirm.": [
    "ઓર્ડર {number}. તમે હા પાડો પછી જ પૈસા કપાશે.",
    "ऑर्डर {number}। आपकी हां के बाद ही पैसे कटेंगे।",
  ],
  "{label} {days}.": ["{label}: {days}.", "{label}: {days}।"],
  "To pay now": ["અત્યારે ચૂકવવાના", "अभी देने हैं"],
  "You pay the other {rest} when the parcel comes.": [
    "બાકીના {rest} પાર્સલ આવે ત્યારે ચૂકવવાના છે.",
    "बाकी {rest} पार्सल आने पर देने हैं।",
  ],
  "You pay the other {rest} when you collect your order.": [
    "બાકીના {rest} ઓર્ડર લેવા આવો ત્યારે ચૂકવવાના છે.",
    "बाकी {rest} ऑर्डर लेने आएं तब देने हैं।",
  ],
  "I have paid already": ["પેમેન્ટ થઈ ગયું છે", "पेमेंट हो चुका है"],
  "Pay now": ["અત્યારે ચૂકવો", "अभी पेमेंट करें"],
  "Edit cart": ["કાર્ટ બદલો", "कार्ट बदलें"],
  "Check again": ["ફરી જુઓ", "फिर से देखें"],
  "The payment service did not answer. Your order is kept and nothing was charged. Please try again.":
    [
      "પેમેન્ટ સર્વિસનો જવાબ ન આવ્યો. ઓર્ડર સચવાયેલો છે અને પૈસા કપાયા નથી. ફરી પ્રયાસ કરો.",
      "पेमेंट सर्विस से जवाब नहीं आया। ऑर्डर सुरक्षित है और पैसे नहीं कटे। फिर से कोशिश करें।",
    ],
  "The payment service still does not answer. Please try again in a minute.": [
    "પેમેન્ટ સર્વિસનો જવાબ હજી આવતો નથી. એક મિનિટ પછી ફરી પ્રયાસ કરો.",
    "पेमेंट सर्विस से अब भी जवाब नहीं आ रहा। एक मिनट बाद फिर से कोशिश करें।",
  ],
  "The payment service did not accept this order. Nothing was charged; please write to us.": [
    "પેમેન્ટ સર્વિસે આ ઓર્ડર ન લીધો. પૈસા કપાયા નથી; અમને લખો.",
    "पेमेंट सर्विस ने यह ऑर्डर नहीं लिया। पैसे नहीं कटे; हमें लिखें।",
  ],
  "Payment Successful!": ["પેમેન્ટ થઈ ગયું", "पेमेंट हो गया"],
  "Payment Failed": ["પેમેન્ટ થયું નહીં", "पेमेंट नहीं हुआ"],
  "Payment Failed!": ["પેમેન્ટ થયું નહીં", "पेमेंट नहीं हुआ"],
  "Payment not completed": ["પેમેન્ટ પૂરું થયું નથી", "पेमेंट पूरा नहीं हुआ"],
  "Your order is kept. You can pay now or change your cart first.": [
    "તમારો ઓર્ડર સચવાયેલો છે. અત્યારે ચૂકવો, અથવા પહેલાં કાર્ટ બદલો.",
    "आपका ऑर्डर सुरक्षित है। अभी पेमेंट करें, या पहले कार्ट बदलें।",
  ],
  "Payment received, confirming": ["પેમેન્ટ મળ્યું, કન્ફર્મ થાય છે", "पेमेंट मिला, कन्फ़र्म हो रहा है"],
  "Waiting for your bank": ["બેંકની રાહ જોઈએ છીએ", "बैंक का इंतज़ार है"],
  "We have your payment and wait for the bank’s last word. You can close this page: your order is kept.":
    [
      "પેમેન્ટ મળ્યું છે, બેંકના છેલ્લા જવાબની રાહ છે. આ પેજ બંધ કરો તો પણ તમારો ઓર્ડર સચવાયેલો રહેશે.",
      "पेमेंट मिल गया है, बैंक के आखिरी जवाब का इंतज़ार है। यह पेज बंद कर दें तो भी आपका ऑर्डर सुरक्षित है।",
    ],
  "Approve the request in your UPI app. If it fails, nothing is taken. You can close this page: we go on looking and your order is kept.":
    [
      "તમારી UPI એપમાં મંજૂરી આપો. ન થાય તો પૈસા કપાશે નહીં. આ પેજ બંધ કરો તો પણ અમે જોતા રહીશું અને ઓર્ડર સચવાયેલો રહેશે.",
      "अपने UPI ऐप में मंज़ूरी दें। न हो तो पैसे नहीं कटेंगे। यह पेज बंद कर दें तो भी हम देखते रहेंगे और ऑर्डर सुरक्षित है।",
    ],
  "Payment refunded": ["રિફંડ થયું", "रिफ़ंड हुआ"],
  "Payment partly refunded": ["થોડું રિફંડ થયું", "कुछ रिफ़ंड हुआ"],
  "The money goes back the way it came, within 7 working days.": [
    "જે રીતે પેમેન્ટ થયું એ જ રીતે 7 કામકાજના દિવસમાં પૈસા પાછા આવશે.",
    "जिस तरह पेमेंट हुआ, उसी तरह 7 कामकाजी दिन में पैसे वापस आएंगे।",
  ],
  "We are looking at your payment": ["તમારા પેમેન્ટની તપાસ ચાલુ છે", "आपके पेमेंट की जांच चल रही है"],
  "Your payment reached us, but it does not match this order. Nothing is lost: a person looks at it and writes to you.":
    [
      "તમારું પેમેન્ટ મળ્યું છે, પણ આ ઓર્ડર સાથે મળતું નથી. પૈસા સલામત છે: અમે તપાસીને તમને લખીશું.",
      "आपका पेमेंट मिला है, पर इस ऑर्डर से मेल नहीं खाता। पैसे सुरक्षित हैं: हम जांचकर आपको लिखेंगे।",
    ],
  "You cancelled the payment. Nothing was charged.": [
    "પેમેન્ટ રદ થયું. પૈસા કપાયા નથી.",
    "पेमेंट रद्द हुआ। पैसे नहीं कटे।",
  ],
  "Not enough balance. Please try another card or account.": [
    "બેલેન્સ ઓછું છે. બીજા કાર્ડ કે બેંક ખાતાથી પ્રયાસ કરો.",
    "बैलेंस कम है। दूसरे कार्ड या बैंक खाते से कोशिश करें।",
  ],
  "The bank did not answer. If money was taken it returns in 5–7 working days; we are checking.": [
    "બેંકનો જવાબ ન આવ્યો. પૈસા કપાયા હશે તો 5–7 કામકાજના દિવસમાં પાછા આવશે; તપાસ ચાલુ છે.",
    "बैंक से जवाब नहीं आया। पैसे कटे होंगे तो 5–7 कामकाजी दिन में वापस आएंगे; जांच चल रही है।",
  ],
  "Your payment was given back; it reaches your account in 5–7 working days. Nothing is charged for this order.":
    [
      "તમારા પૈસા પાછા મોકલ્યા છે; 5–7 કામકાજના દિવસમાં ખાતામાં આવશે. આ ઓર્ડર માટે કંઈ કપાયું નથી.",
      "आपके पैसे वापस भेज दिए हैं; 5–7 कामकाजी दिन में खाते में आएंगे। इस ऑर्डर के लिए कुछ नहीं कटा।",
    ],
  "The payment did not go through. If money was taken, it returns in 5–7 working days.": [
    "પેમેન્ટ થયું નહીં. પૈસા કપાયા હશે તો 5–7 કામકાજના દિવસમાં પાછા આવશે.",
    "पेमेंट नहीं हुआ। पैसे कटे होंगे तो 5–7 कामकाजी दिन में वापस आएंगे।",
  ],
  "Paid with another order": ["બીજા ઓર્ડર સાથે પેમેન્ટ થયું", "दूसरे ऑर्डर के साथ पेमेंट हुआ"],
  "Your cart has been paid with another order, so this one is closed.": [
    "આ કાર્ટનું પેમેન્ટ બીજા ઓર્ડર સાથે થઈ ગયું છે, એટલે આ ઓર્ડર બંધ છે.",
    "इस कार्ट का पेमेंट दूसरे ऑर्डर के साथ हो चुका है, इसलिए यह ऑर्डर बंद है।",
  ],
  "Placed with another order": ["બીજો ઓર્ડર થયો", "दूसरा ऑर्डर हुआ"],
  "You already placed this cart as another order, so this one is closed.": [
    "આ કાર્ટનો બીજો ઓર્ડર થઈ ગયો છે, એટલે આ ઓર્ડર બંધ છે.",
    "इस कार्ट का दूसरा ऑर्डर हो चुका है, इसलिए यह ऑर्डर बंद है।",
  ],
  "Settled with you": ["હિસાબ થઈ ગયો", "हिसाब हो गया"],
  "We settled this payment with you. Nothing more is due for this order.": [
    "આ પેમેન્ટનો હિસાબ તમારી સાથે થઈ ગયો છે. આ ઓર્ડર માટે હવે કંઈ બાકી નથી.",
    "इस पेमेंट का हिसाब आपके साथ हो गया है। इस ऑर्डर के लिए अब कुछ बाकी नहीं।",
  ],
  "The coupon of this order was used up or ended before it was paid. Please check out again from your cart.":
    [
      "પેમેન્ટ થાય તે પહેલાં આ ઓર્ડરનો કૂપન કોડ પૂરો થયો. કાર્ટમાંથી ફરી ચેકઆઉટ કરો.",
      "पेमेंट होने से पहले इस ऑर्डर का कूपन कोड खत्म हो गया। कार्ट से फिर चेकआउट करें।",
    ],
  "This order waited too long for its payment. Please check out again from your cart.": [
    "આ ઓર્ડર પેમેન્ટ વગર ઘણો સમય રહ્યો. કાર્ટમાંથી ફરી ચેકઆઉટ કરો.",
    "यह ऑर्डर बहुत समय बिना पेमेंट के रहा। कार्ट से फिर चेकआउट करें।",
  ],
};
