const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that ask for a low price: what costs least comes first. */
export const cheap = listOf(`
  cheap cheaper cheapest inexpensive lowest budget economical affordable sasta sasti saste sastu sasto
  સસ્તું સસ્તુ સસ્તો સસ્તી સસ્તા सस्ता सस्ती सस्ते किफायती
`);

/** Words that ask for a high price. */
export const dear = listOf(`
  expensive costly costliest dearest mahenga mehenga mahanga mehnga mongho mongu monghu moghu મોંઘું મોંઘુ મોંઘો મોઘું મોઘુ महंगा महँगा मंहगा
`);

/** Words that say nothing of what is looked for, beside others that do. */
export const fillers: ReadonlySet<string> = new Set([
  ...cheap,
  ...dear,
  ...listOf(`
    a an the of for in on with and or to from by my me i we is are it do you your have want need get give show find search buy buying order
    online shop price prices rate rates cost best good quality pack packs please near all any some which what how much where use used using
    today delivery cod home available sale top new rs rupee rupees under below within upto making make made this that
    ka ki ke ko se me mein mai wala wali wale vala vali vale chahiye chahie aur ya hai kya dam daam bhav bhaav kimat keemat liye lena accha acha achha
    nu no na ni ne mate maate joie joiye joiae che chhe ane levu valu valo saru su shu ketla ketlo aaj aajno aaje sabse sauthi banava banane banavva
    mane mare maare amne mujhe muje hame aap aapke tame paas milega malse male malshe dikhao batao aapo upar par
    નું નો ના ની ને માટે જોઈએ છે અને ભાવ કિંમત વાળું વાળો વાળી લેવું સારું માં થી આજે આજનો સૌથી પેક ડિલિવરી મારે મને શું કેટલા કેટલાનો મળે બનાવવા આપવા
    का की के को में से वाला वाली वाले चाहिए और या है भाव दाम कीमत लिए लेना अच्छा आज सबसे पैक डिलीवरी मुझे क्या कितने बनाने पर चे चा ची
  `),
]);

/** Words that mean any of the products, unless one of them has the word. */
export const praise = listOf(`
  pure shuddh shudh asli original natural organic premium healthy health fresh real traditional desi homemade local cooking cook edible food kitchen
  everyday daily house khane khana khava rasoi ghar gharelu khadya gujarati vegetable
  શુદ્ધ અસલી દેશી તાજું ખાવાનું રસોઈ ઘર ખાદ્ય शुद्ध असली देसी ताजा खाने खाना रसोई घर घरेलू खाद्य
`);

/** What everything in an oil shop is: a match of these alone is none. */
export const oilWords = listOf(
  "oil oils oyl tel tail tela ennai yennai nune noone enne yenne ઓઇલ ऑयल ऑइल તેલ તેલનું तेल",
);

/** Oils and fats that are not pressed here, in any spelling that sounds the same; two words only count side by side. */
export const otherOils: ReadonlySet<string> = new Set(
  `
  sesame, gingelly, til, teel, till, tilli, tal, mustard, sarson, sarso, sarsav, sarsiyu, sarsoo, saraso, rai, raido, mohri, sunflower, sun flower, surajmukhi,
  suryamukhi, safflower, karadi, kardi, kusum, soybean, soyabean, soya, soy, soyabin, coconut, nariyal, kopra, koprel, khobrel, palm, palmolein, pamolin,
  olive, jaitun, castor, divel, erandi, arandi, eranda, linseed, flaxseed, flax, alsi, cottonseed, cotton, kapasiya, kapasia, kapas, binola, sarki, corn, makai, maize,
  canola, rapeseed, almond, badam, avocado, walnut, rice bran, ricebran, vanaspati, dalda, ghee, butter, neem, kalonji, blended, black seed,
  hair oil, engine oil, lamp oil, essential oil,
  તલ, તલનું, રાઈ, રાયડો, રાયડા, નાળિયેર, નારિયેળ, એરંડા, સોયા, પામ, ઘી, દિવેલ, એરંડિયું, મકાઈ, બદામ, ઓલિવ, કપાસ, કોર્ન,
  तिल, तिळ, राई, सोया, पाम, घी, अलसी, अरंडी, एरंडी, मक्का, बादाम, कपास, तिल्ली, जैतून, ऑलिव, राइस ब्रान, करडई
  `
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean),
);
