-- How long a pack lasts, and more words of shoppers for what is in these groups. What the owner made of them stays.
UPDATE `search_words` SET `words` = `words` || ', 2 times filtered, two times filtered, twice filtered, 2 time filter, double time filter, be var filter, be var galelu, be vaar galelu, do baar filter, do baar chana, બે વાર ગાળેલું, બે વાર ફિલ્ટર, दो बार छाना, दो बार फिल्टर' WHERE `id` = 'search-words-double-filtered';
--> statement-breakpoint
INSERT INTO `search_words` (`id`, `words`, `created_at`, `updated_at`) VALUES
	('search-words-month', 'month, months, monthly, mahina, mahino, mahine, mahinanu, maheena, maheene, mahinabhar, mahinebhar, મહિનો, મહિના, મહિને, મહિનાનું, મહીનો, મહીના, માસિક, महीना, महीने, महिना, महिने, माह, मासिक', unixepoch() * 1000 + 32, unixepoch() * 1000 + 32)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', organic, natural, healthy, health, nutritious, ઓર્ગેનિક, હેલ્ધી, ऑर्गेनिक, हेल्दी, सेहतमंद' WHERE `id` = 'search-words-cold-pressed';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', frying, fry, deep fry, deep frying, talne, talne ka, talna, talvanu, talva, talwa, તળવા, તળવાનું, तलने, तलना' WHERE `id` = 'search-words-double-filtered';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', limited, limited harvest, મર્યાદિત, મર્યાદિત જથ્થો, सीमित, सीमित मात्रा' WHERE `id` = 'search-words-first-press';
