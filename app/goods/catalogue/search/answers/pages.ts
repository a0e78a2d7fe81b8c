import { states } from "~/base/lib/india/states";

/** A page that answers questions. `title` and `sentence` are English keys of `t`; `hasPlaces`: names of places are words of its questions. */
type AnsweringPage = {
  to: string;
  title: string;
  sentence: string;
  asked: string;
  hasPlaces?: boolean;
};

/**
 * The questions that a page answers instead of goods, in English, Gujarati and Hindi, also in Latin letters; commas between them. Words
 * count in any order and spelling that sounds so; those of `besides` need not be there. All other words of a search must be in one
 * of the page's questions; no product's name is. Where several pages have a question, the one that has more of its words, then
 * the first.
 */
export const answeringPages: AnsweringPage[] = [
  {
    to: "/track",
    title: "Track your order",
    sentence: "Its number and your mobile number show where it is.",
    asked: `track order, order, order tracking, order status, where is my order, track, tracking, tracking number, tracking id, track shipment, shipment status,
      parcel, track parcel, where is my parcel, parcel status, delivery status, courier tracking, when will my order come, when will order arrive, order arrive, order late,
      order delayed, order not received, order not delivered, order not come yet, order history, check order,
      order kahan hai, order kaha hai, order kidhar hai, order kab aayega, order kab ayega, order kab milega, order kab tak aayega, order nahi aaya, order nahi mila, order pahuncha nahi, order ka pata,
      parcel kahan hai, parcel kaha hai, parcel kab aayega, parcel nahi aaya, maal kab aayega,
      order kyan che, order kya pahochyo, order kyare aavse, order kyare avse, order kyare malse, order kyare malshe, order nathi aavyo, order nathi avyo, order nathi malyo, parcel kyan che, parcel kyare aavse,
      ઓર્ડર, ઓર્ડર ક્યાં છે, ઓર્ડર ક્યા પહોંચ્યો, ઓર્ડર ટ્રેક, ઓર્ડર ટ્રેકિંગ, ટ્રેક, ઓર્ડર સ્ટેટસ, ઓર્ડર ક્યારે આવશે, ઓર્ડર ક્યારે મળશે, ઓર્ડર નથી આવ્યો, ઓર્ડર નથી મળ્યો, ઓર્ડર નંબર, પાર્સલ, પાર્સલ ક્યાં છે, પાર્સલ ક્યારે આવશે,
      ऑर्डर, ऑर्डर कहां है, ऑर्डर कहाँ है, ऑर्डर कहा है, ऑर्डर किधर है, ऑर्डर ट्रैक, ऑर्डर ट्रैकिंग, ट्रैक, ऑर्डर स्टेटस, ऑर्डर कब आएगा, ऑर्डर कब आयेगा, ऑर्डर कब मिलेगा, ऑर्डर नहीं आया, ऑर्डर नहीं मिला, आर्डर, पार्सल, पार्सल कहां है, पार्सल कब आएगा`,
  },
  {
    to: "/track",
    title: "Cancel an order",
    sentence: "You can do it on the page of your order, until it is packed.",
    asked: `cancel, cancel order, order cancel, cancellation, order cancellation, cancellation policy, order radd, order cancel kaise kare, order rad karvo,
      ઓર્ડર રદ, ઓર્ડર કેન્સલ, કેન્સલ, ऑर्डर रद्द, ऑर्डर कैंसल, ऑर्डर कैंसिल, कैंसल, कैंसिल`,
  },
  {
    to: "/track",
    title: "Your invoice",
    sentence: "It stands on the page of your order, to read and to keep.",
    asked: `invoice, bill, gst invoice, gst bill, tax invoice, tax bill, bill copy, duplicate bill, invoice copy, download invoice, download bill, invoice pdf, bill pdf, order bill, order invoice, receipt, gst, gst input,
      bill kaise milega, bill nahi mila, pakka bill, bill milse, bill malse, bill nathi malyu, paku bill,
      બિલ, જીએસટી, જીએસટી બિલ, gst બિલ, પાકું બિલ, બિલ મળશે, ઇન્વોઇસ, ઇનવોઇસ, રસીદ, बिल, जीएसटी, जीएसटी बिल, gst बिल, पक्का बिल, बिल मिलेगा, बिल कैसे मिलेगा, इनवॉइस, इन्वॉइस, रसीद`,
  },
  {
    to: "/RefundandReturn",
    title: "Refund and Return Policy",
    sentence: "What you can send back, for how long, and how your money comes back.",
    asked: `return, return policy, returns, refund, refund policy, return and refund, refund status, refund not received, return order, order return, return product, return item, money back, exchange, exchange policy, replacement, replace, replacement policy, damaged, damaged product, broken, leaking, leakage, wrong item, wrong product, send back, return kitne din, return days, opened bottle return, open bottle return, opened pack return, opened return, seal open return,
      order wapas, wapas, vapas, wapasi, paise wapas, paisa wapas, paise vapas, paisa vapas, paise wapas kab aayenge, refund kab aayega, refund kab milega, refund nahi aaya, refund nahi mila, tuta hua, phuta hua, kharab nikla,
      pacho, pachu, pachu aapvu, paisa pacha, paisa pachha, paisa pacha kyare malse, refund kyare malse, refund kyare aavse, refund nathi aavyu, tutelu, tuteli, badalvu, badlavvu,
      રિટર્ન, રીટર્ન, રિટર્ન પોલિસી, રિફંડ, રીફંડ, રિફંડ પોલિસી, રિફંડ ક્યારે મળશે, રિફંડ ક્યારે આવશે, પૈસા પાછા, પૈસા પાછા ક્યારે મળશે, પાછું આપવું, પાછો આપવો, પરત, બદલવું, તૂટેલું, તૂટેલી,
      रिटर्न, रिटर्न पॉलिसी, रिफंड, रिफ़ंड, रीफंड, रिफंड पॉलिसी, रिफंड कब मिलेगा, रिफंड कब आएगा, पैसे वापस, पैसा वापस, पैसे वापस कब मिलेंगे, वापस, वापसी, टूटा हुआ, बदलना`,
  },
  {
    to: "/shipingpolicy",
    title: "Shipping Policy",
    sentence: "Where we deliver, what it costs and how long it takes.",
    hasPlaces: true,
    asked: `delivery, delivery charge, delivery charges, delivery cost, delivery fee, delivery price, shipping, shipping charge, shipping cost, shipping fee, shipping policy, delivery policy, delivery time, shipping time, delivery days, delivery date, how long delivery take, how many days delivery, many days, free delivery, free shipping, home delivery, same day delivery, next day delivery, fast delivery, express delivery, deliver, where deliver, delivery area, delivery location, delivery all india, delivery outside gujarat, international shipping, courier, courier charge, courier company, courier service, postage, freight, transport charge, pin code, pincode, delivery available, delivery rate, ship, send, send parcel,
      delivery kitna, delivery charge kitna, delivery kitne ka, delivery kab, delivery kab hogi, delivery kab tak, kitne din, kitne din lagenge, delivery kitne din, delivery muft, delivery kahan kahan, delivery kharch, ghar par delivery, ghar delivery,
      delivery ketla, delivery charge ketlo, delivery charge ketla, delivery na ketla, delivery kharcho ketlo, ketla divas, delivery ketla divas, delivery kyare, delivery kyare thase, delivery kya kya, delivery mafat, ghare delivery,
      ડિલિવરી, ડિલિવરી ચાર્જ, ડિલિવરી ચાર્જ કેટલો, ડિલિવરી ચાર્જ કેટલા, ડિલિવરી ખર્ચ, ડિલિવરી કેટલા દિવસમાં, કેટલા દિવસ, ડિલિવરી ક્યારે, ડિલિવરી ક્યારે થશે, ડિલિવરી ક્યાં, ફ્રી ડિલિવરી, મફત ડિલિવરી, હોમ ડિલિવરી, ડિલીવરી, ડીલીવરી, શિપિંગ, શિપિંગ ચાર્જ, કુરિયર, કુરિયર ચાર્જ, પિનકોડ,
      डिलीवरी, डिलिवरी, डिलीवरी चार्ज, डिलीवरी चार्ज कितना, डिलीवरी खर्च, डिलीवरी कितने दिन, कितने दिन, डिलीवरी कब, डिलीवरी कब होगी, डिलीवरी कहां, फ्री डिलीवरी, मुफ्त डिलीवरी, होम डिलीवरी, घर डिलीवरी, शिपिंग, शिपिंग चार्ज, कूरियर, कुरियर, कूरियर चार्ज, पिनकोड`,
  },
  {
    to: "/Termsofservices#billing-accuracy",
    title: "How you can pay",
    sentence: "Online, or on delivery or by transfer where the checkout offers it.",
    asked: `cash on delivery, cod, cod available, cash delivery available, cod charge, cash, pay on delivery, payment on delivery, pay, payment, payment method, payment mode, payment option, payment ways, payment failed, payment problem, payment not done, money deducted, upi, upi payment, google pay, gpay, phonepe, phone pe, paytm, credit card, debit card, card payment, net banking, emi, wallet, bank transfer, neft, online payment, advance payment, part payment,
      cod milega, cod milta, cod ho sakta, cash on delivery milega, paise kaise du, payment kaise hoga, paise kat gaye, nagad, rokda,
      cod malse, cod malshe, cod thase, cash on delivery malse, paisa kevi rite aapva, payment kevi rite thase, paisa kapai gaya, rokda thi,
      કેશ ઓન ડિલિવરી, કેશ ઓન ડિલિવરી મળશે, સીઓડી, પેમેન્ટ, ઓનલાઇન પેમેન્ટ, પેમેન્ટ નિષ્ફળ, યુપીઆઈ, રોકડા, રોકડ, પૈસા કપાઈ ગયા,
      कैश ऑन डिलीवरी, कैश ऑन डिलिवरी, कैश ऑन डिलीवरी मिलेगी, सीओडी, पेमेंट, ऑनलाइन पेमेंट, पेमेंट फेल, भुगतान, यूपीआई, नकद, पैसे कट गए`,
  },
  {
    to: "/contact",
    title: "Contact Us",
    sentence: "Our phone number, e-mail, address and hours, and a form to write to us.",
    asked: `contact, contact us, contact number, contact details, phone, phone number, mobile number, number, call, call number, whatsapp, whatsapp number, email, email id, mail id, address, shop address, office address, store address, where is your shop, where is your office, where located, location, shop location, customer care, customer care number, customer service, customer support, support, helpline, helpline number, help, toll free number, talk to someone, opening hours, shop timing, timing, shop open, office time, nearest shop, google map, visit, factory visit, mill visit, press visit, visit shop, visit office,
      sampark, phone nambar, nambar, dukan kahan hai, shop kahan hai, dukan kaha hai, dukan ka pata, pata, dukan kab khulti, baat karni, madad,
      dukan kyan che, shop kyan che, sarnamu, dukan nu sarnamu, vaat karvi, dukan kyare khule,
      સંપર્ક, સંપર્ક નંબર, ફોન, ફોન નંબર, મોબાઇલ નંબર, નંબર, સરનામું, દુકાન ક્યાં છે, દુકાનનું સરનામું, કસ્ટમર કેર, કસ્ટમર કેર નંબર, વોટ્સએપ નંબર, વોટ્સએપ, ઇમેઇલ, મદદ,
      संपर्क, संपर्क नंबर, फोन, फ़ोन, फोन नंबर, फ़ोन नंबर, मोबाइल नंबर, नंबर, पता, दुकान कहां है, दुकान कहाँ है, दुकान का पता, कस्टमर केयर, कस्टमर केयर नंबर, व्हाट्सएप नंबर, व्हाट्सएप, ईमेल, मदद`,
  },
  {
    to: "/cart",
    title: "Coupon code",
    sentence: "Type it in the cart, above the total.",
    asked: `coupon, coupons, coupon code, discount code, discount coupon, promo code, promocode, offer code, voucher code, apply coupon, કૂપન, કૂપન કોડ, कूपन, कूपन कोड`,
  },
  {
    to: "/grievances",
    title: "Grievances",
    sentence: "Every complaint gets a number and an answer.",
    asked: `complaint, complain, complaint number, grievance, grievance officer, complaint status, consumer complaint, shikayat, fariyad, fariyaad, ફરિયાદ, शिकायत`,
  },
  {
    to: "/bulk",
    title: "Bulk Order",
    sentence: "Tell us what you need, and we make you an offer.",
    asked: `bulk, bulk order, bulk enquiry, bulk inquiry, bulk price, bulk rate, bulk purchase, bulk quote, wholesale, wholesale price, wholesale rate, wholesale enquiry, wholesaler, franchise, franchise enquiry, franchisee, dealership, dealer, dealer price, distributor, distributorship, agency, reseller, b2b, business enquiry, corporate order, quotation,
      thok, thok bhav, thok order, holsale, holsel, holsel bhav, dealership leni, franchise leni, jathabandh, jathabandh bhav, dealership levi, franchise levi,
      જથ્થાબંધ, જથ્થાબંધ ભાવ, જથ્થાબંધ ઓર્ડર, હોલસેલ, હોલસેલ ભાવ, ડીલરશિપ, ડીલરશીપ, ફ્રેન્ચાઇઝી, ફ્રેન્ચાઇઝ, એજન્સી, थोक, थोक भाव, थोक ऑर्डर, होलसेल, होलसेल भाव, डीलरशिप, फ्रेंचाइजी, फ्रैंचाइज़ी, फ्रेंचाइज़ी, एजेंसी`,
  },
  {
    to: "/about",
    title: "About Us",
    sentence: "Who we are, and how we press.",
    asked: `about, about us, about company, about brand, who are you, who we, your story, company details, company profile, founder, owner, amara vishe, tamara vishe, vishe, company vishe, aapke bare, bare, company ke bare,
      અમારા વિશે, તમારા વિશે, વિશે, કંપની વિશે, हमारे बारे में, आपके बारे में, बारे, कंपनी के बारे में`,
  },
  {
    to: "/my-data",
    title: "My data",
    sentence: "See what we keep about you, or have it deleted.",
    asked: `my data, data, delete account, account delete, delete my data, remove my data, account delete kaise kare, unsubscribe`,
  },
  {
    to: "/privacy",
    title: "Privacy notice",
    sentence: "What we keep about you, and why.",
    asked: `privacy, privacy policy, privacy notice, data privacy, cookie policy, પ્રાઇવસી પોલિસી, प्राइवेसी पॉलिसी`,
  },
  {
    to: "/Termsofservices",
    title: "Terms of Service",
    sentence: "The terms on which we sell.",
    asked: `terms, terms and conditions, terms of service, conditions, t&c, t c, tnc, rules, niyam, niyamo, sharto, નિયમો, શરતો, नियम, शर्तें`,
  },
  {
    to: "/forgotpassword",
    title: "Forgot password?",
    sentence: "Choose a new one.",
    asked: `forgot password, forgotten password, reset password, password, change password, password bhul gaya, password bhuli gayo, પાસવર્ડ, પાસવર્ડ ભૂલી ગયા, पासवर्ड, पासवर्ड भूल गए`,
  },
  {
    to: "/login",
    title: "Login",
    sentence: "Your orders and addresses are in your account.",
    asked: `login, log in, sign in, signin, account, my account, account login, profile, લોગિન, લોગ ઇન, ખાતું, એકાઉન્ટ, लॉगिन, लॉग इन, खाता, अकाउंट`,
  },
];

/** Words that say nothing in a question. */
export const besides = `
  a an the of for in on with and or to from by at my me i we us our you your is are was am be it its this that there do does did can could will would shall should
  please kindly pls plz want need get got give show tell see know have has how what which when any if sir madam hello hi hey bhai ji yet still
  hai hain h he ho hoga hogi hota ka ki ke ko se me mein mai mera meri mere mujhe muje mujhko hame aap aapka aapki aapke apka apki apna apne kya kyaa karo karna karni karu kare karen karein kaise kese batao bataiye chahiye chahie do dena dijiye lo par aur hua
  che chhe chho cho hoy maro mari maru mara mane amne tamaru tamaro tamari tame nu no na ni ne su shu kem kevi rite karvu karvo karvi kariye joie joiye joia aapo apo batavo ma mate ane
  છે છો હોય મારો મારી મારું મારા મને અમને તમારો તમારી તમારું તમે નું નો ના ની ને શું કેમ કેવી રીતે કરવું કરવો કરવી કરો કરાય થાય થશે જોઈએ આપો બતાવો અને માટે માં
  है हैं हो होगा होगी का की के को से में मेरा मेरी मेरे मुझे हमें आप आपका आपकी आपके क्या करो करना करनी करें कैसे बताओ बताएं बताइए चाहिए दो और लिए पर`;

/** Large towns by the names that people type, and those of the states in Gujarati and Hindi. */
const towns = `
  mumbai bombay delhi new ncr bangalore bengaluru pune ahmedabad amdavad vadodara baroda rajkot surat bhavnagar jamnagar junagadh gandhinagar
  anand bharuch vapi valsad navsari bardoli hyderabad secunderabad chennai madras kolkata calcutta jaipur udaipur jodhpur kota lucknow kanpur
  agra varanasi allahabad prayagraj meerut ghaziabad noida gurgaon gurugram faridabad nagpur nashik nasik thane aurangabad kolhapur solapur
  indore bhopal jabalpur gwalior ujjain raipur chandigarh ludhiana amritsar jalandhar shimla dehradun patna ranchi guwahati bhubaneswar cuttack
  visakhapatnam vizag vijayawada coimbatore madurai kochi cochin ernakulam trivandrum mysore mysuru mangalore hubli goa silvassa daman diu up mp
  મુંબઈ દિલ્હી બેંગલોર પુણે અમદાવાદ વડોદરા રાજકોટ સુરત ભાવનગર જામનગર હૈદરાબાદ ચેન્નાઈ કોલકાતા જયપુર ઇન્દોર નાશિક ગુજરાત મહારાષ્ટ્ર રાજસ્થાન
  मुंबई दिल्ली बेंगलुरु बैंगलोर पुणे अहमदाबाद वडोदरा राजकोट सूरत हैदराबाद चेन्नई कोलकाता जयपुर लखनऊ कानपुर इंदौर भोपाल नागपुर नासिक पटना गुजरात महाराष्ट्र राजस्थान`;

/** Where a parcel may go to, as questions about delivery name it: towns and states. */
export const places = `${towns} ${states.map(({ name }) => name).join(" ")}`;
