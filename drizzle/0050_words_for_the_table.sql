-- More words of shoppers for what is in these groups, and what is eaten raw. What the owner made of them stays.
UPDATE `search_words` SET `words` = `words` || ', without peanut smell, without taste, no taste, tasteless, bina khushboo, bina khushbu, khushboo vagar, khushbu vagar, sugandh vagar, ખુશ્બુ વગર, સુગંધ વગર, સુગંધ વગરનું, बिना खुशबू, बिना स्वाद' WHERE `id` = 'search-words-refined';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', favor, favors, favour, favours' WHERE `id` = 'search-words-gift';
--> statement-breakpoint
INSERT INTO `search_words` (`id`, `words`, `created_at`, `updated_at`) VALUES
	('search-words-raw', 'raw, salad, salads, dressing, salad dressing, chutney, dip, drizzle, drizzling, uncooked, કાચું, સલાડ, ચટણી, सलाद, चटनी', unixepoch() * 1000 + 30, unixepoch() * 1000 + 30)
ON CONFLICT DO NOTHING;
