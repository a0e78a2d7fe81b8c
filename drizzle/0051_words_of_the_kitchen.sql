-- More words of kitchens for what is in these groups, and for whom it is. What the owner made of them stays.
UPDATE `search_words` SET `words` = `words` || ', massage, massage oil, malish, maalish, malis, મસાજ, માલિશ, मालिश, मसाज, strong smell, strong taste, strong aroma, good smell, aromatic' WHERE `id` = 'search-words-cold-pressed';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', dbl filter, dbl filtered' WHERE `id` = 'search-words-double-filtered';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', rasoiya, rasoiyo, maharaj, રસોઈયા, રસોઈયો, રસોઇયા, મહારાજ, रसोइया, महाराज, कैंटीन, કેન્ટીન' WHERE `id` = 'search-words-caterers';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', twin, twin pack, corporate, rakhi, rakshabandhan, birthday, anniversary, housewarming, employees, રાખી, राखी' WHERE `id` = 'search-words-gift';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', case, cases' WHERE `id` = 'search-words-carton';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', smoke point, high smoke point, high heat, high flame, wok' WHERE `id` = 'search-words-frying';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', origin' WHERE `id` = 'search-words-first-press';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', try, adadhiyu, adadhiyo, અડધિયું, અડધિયો' WHERE `id` = 'search-words-small';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', nilakadalai, nilakkadalai, kappalandi, verusenaga, shenga, singdane, shengdane' WHERE `id` = 'search-words-groundnut';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', ennai, yennai, nune, noone, enne, yenne' WHERE `id` = 'search-words-oil';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', franchise, resale, 15l, 15kg, 10x1l, trader, traders' WHERE `id` = 'search-words-bulk';
--> statement-breakpoint
INSERT INTO `search_words` (`id`, `words`, `created_at`, `updated_at`) VALUES
	('search-words-children', 'children, child, kids, kid, bachcha, bachche, bachho, bacche, bacha, bache, balak, balako, chhokra, chhokrao, બાળક, બાળકો, છોકરાં, છોકરાઓ, बच्चा, बच्चे, बच्चों', unixepoch() * 1000 + 31, unixepoch() * 1000 + 31)
ON CONFLICT DO NOTHING;
