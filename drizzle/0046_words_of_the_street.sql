-- More words of shoppers for what is in these groups: spellings, what an oil is free of, and what is fried in it. What the owner made of these groups stays.
UPDATE `search_words` SET `words` = `words` || ', chemical free, no chemical, no chemicals, without chemical, without chemicals, zero chemical, bina chemical, chemical vagar, chemical vagarnu, chemical vina, કેમિકલ વગર, કેમિકલ વગરનું, કેમિકલ ફ્રી, કેમિકલ વિનાનું, केमिकल फ्री, बिना केमिकल, केमिकल रहित, without refining, not refined, bina refine, bina refined, refine vagar, refine vagarnu, રિફાઇન્ડ વગર, રિફાઇન્ડ વગરનું, रिफाइंड नहीं, बिना रिफाइंड, bullock ghani, bull driven, baladni ghani, bail ghani, bail kolhu, બળદની ઘાણી, wooden ghani, wood ghani, wooden churned, stone pressed, lakda ghani, lakadani ghani, lakdi ka ghani, ghana, ghano, ઘાણો, ઘાણા, ઘાણીનું, लकड़ी की घानी, लकड़ी का घाना, घाना, घाणा, कोल्हू, कोल्हु, કોલ્ડ પ્રેસ, કોલ્ડ પ્રેસ્ડ, कोल्ड प्रेस, कोल्ड प्रेस्ड, कोल्डप्रेस, unheated, unprocessed' WHERE `id` = 'search-words-cold-pressed';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', mugfali, mugafali, mugphali, moomphali, mumphali, bhuimoog, શિંગ, શિંગદાણા, મગફડી, મગફલી, ભોયમગ, मूमफली, मुमफली, मुगफली, भुईमूग, भुईमुग, भूईमूग, शेंग, kadalai, verkadalai, kadlekai, palli, monkey nut, monkey nuts' WHERE `id` = 'search-words-groundnut';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', odourless, odorless, odour free, odor free, no smell, without smell, smell free, no odour, neutral, bina smell, bina gandh, bina mahak, vas vagar, vas vagarnu, gandh vagar, smell vagar, smell vagarnu, વાસ વગર, વાસ વગરનું, ગંધ વગર, ગંધ વગરનું, સ્મેલ વગરનું, बिना गंध, बिना महक, बिना स्मेल, refain, rifain, રીફાઇન, રિફાઇન, रिफाइन' WHERE `id` = 'search-words-refined';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', dibba, dibbo, dabbe, dabban, ડબા, ડબ્બી, ડબ્બાઓ, ટિન, डब्बे, डिब्बे, डबा, टीन, kanastar, kanaster, tinno, drum, ડ્રમ, ड्रम' WHERE `id` = 'search-words-tin';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', theli, thelly, kothli, refill, refil, refill pack, paauch, પેકેટ, કોથળી, રિફિલ, थैला, रिफिल' WHERE `id` = 'search-words-pouch';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', batli, shishi, sheeshi, બાટલી, શીશી, बाटली, शीशी' WHERE `id` = 'search-words-bottle';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', kach, kaach, kanchni, kachni, sheesha, ગ્લાસ, કાચવાળી, ग्लास, शीशा, काच, premium, luxury, પ્રીમિયમ, प्रीमियम' WHERE `id` = 'search-words-glass';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', thok, thokbandh, holsale, holsel, wholsale, wholeseller, wholesaler, whole sale, reseller, distributor, dealer, dealership, retailer, b2b, હોલસેલ, ડીલર, વેપારી, होलसेल, डीलर, व्यापारी' WHERE `id` = 'search-words-bulk';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', crate, karton, kartoon, khokha, khoka, pethi, બોક્સ, ખોખા, ખોખુ, बॉक्स, खोखा, क्रेट' WHERE `id` = 'search-words-carton';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', gifts, gifting, present, presents, return gift, return gifts, shagun, bhent, bhet aapva, ભેટમાં, ગીફ્ટ, ગિફ્ટમાં, गिफ़्ट, तोहफ़ा, शगुन, कॉम्बो, કોમ્બો' WHERE `id` = 'search-words-gift';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', smaller, nanun, nana, chhote, chote, chotu, નાનું, નાના, નાનકડી, નાનકડું, छोटे, छोटू, मिनी, મીની, મિની' WHERE `id` = 'search-words-small';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', biggest, largest, huge, motun, મોટુ, bulk pack, party pack, saver pack' WHERE `id` = 'search-words-big';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', families, joint family, ફેમિલી, ફેમીલી, फैमिली, फेमिली' WHERE `id` = 'search-words-family';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', hotels, restaurants, restaurent, resturant, dhaba, commercial, canteen, mess, bhojanalay, કેટરર, કેટરર્સ, રેસ્ટોરન્ટ, ઢાબા, ધાબા, रेस्टोरेंट, ढाबा, कैटरर, केटरिंग' WHERE `id` = 'search-words-caterers';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', deep frying, deep fryer, fryer, fried, frier, talna, talvu, talvana, talwa, talwana, tadvu, talne ka, તળવાના, તળવું, તળેલું, ફ્રાય, ફ્રાઇંગ, फ्राई, फ्राइंग, डीप फ्राई' WHERE `id` = 'search-words-frying';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', farshan, snack, snacks, nasta, nasto, nashta, gathiya, ganthiya, fafda, bhajiyan, bhajia, bhajji, pakora, pakoda, pakode, pakora, samosa, vada, kachori, chakri, chakli, chevdo, chivda, sev, wafer, wafers, chips, ફરશાણ, નાસ્તો, નાસ્તા, ગાંઠિયા, ફાફડા, ભજિયા, ભજિયાં, સમોસા, કચોરી, ચકરી, સેવ, પકોડા, વેફર, नाश्ता, गांठिया, समोसा, समोसे, पकौड़ा, पकौड़े, पकोड़ा, कचौड़ी, सेव, चिवड़ा, फरसाण' WHERE `id` = 'search-words-farsan';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', vivah, vivaah, byah, marraige, weddings, prasang, lagan prasang, વિવાહ, પ્રસંગ, લગન, લગ્નપ્રસંગ, विवाह, ब्याह' WHERE `id` = 'search-words-wedding';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', first pressing, pehli perai, pahli perai, paheli pilvani, પહેલી પીલવણી, પહેલું પીલાણ, પહેલી પિલવણી, पहली पेराई, limited edition' WHERE `id` = 'search-words-first-press';
--> statement-breakpoint
INSERT INTO `search_words` (`id`, `words`, `created_at`, `updated_at`) VALUES
	('search-words-light', 'light, lite, mild, milder, lighter, halku, halka, halko, halki, હલકું, હળવું, હળવો, લાઇટ, लाइट, हल्का, हलका', unixepoch() * 1000 + 27, unixepoch() * 1000 + 27),
	('search-words-sweets', 'sweet, sweets, mithai, mitai, mithaai, halwai, kandoi, મીઠાઈ, મિઠાઈ, કંદોઈ, मिठाई, हलवाई', unixepoch() * 1000 + 28, unixepoch() * 1000 + 28),
	('search-words-handle', 'handle, handel, handal, hatho, hatha, hathavali, hathawali, hathavalu, hattha, હાથો, હાથા, હાથાવાળી, હાથાવાળું, હેન્ડલ, हैंडल, हैण्डल, हत्था', unixepoch() * 1000 + 29, unixepoch() * 1000 + 29)
ON CONFLICT DO NOTHING;
