-- What shoppers say an oil is for, and how big a pack is. What the owner made of these groups stays.
UPDATE `search_words` SET `words` = `words` || ', pickle, pickles, achar, achaar, aachar, athanu, athana, અથાણું, અથાણા, અથાણાં, अचार, आचार' WHERE `id` = 'search-words-filtered';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', smallest, 500ml, 250ml, 200ml' WHERE `id` = 'search-words-small';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', pair, set, hamper, combo' WHERE `id` = 'search-words-gift';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', bottles' WHERE `id` = 'search-words-bottle';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', tins' WHERE `id` = 'search-words-tin';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', jars' WHERE `id` = 'search-words-jar';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', pouches' WHERE `id` = 'search-words-pouch';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', cartons' WHERE `id` = 'search-words-carton';
--> statement-breakpoint
INSERT INTO `search_words` (`id`, `words`, `created_at`, `updated_at`) VALUES
	('search-words-everyday', 'everyday, daily, regular, roz, roj, rojana, rozana, rojinda, રોજ, રોજનું, રોજિંદા, રોજિંદું, दैनिक, रोज़, रोज, रोज़ाना, रोजाना', unixepoch() * 1000 + 25, unixepoch() * 1000 + 25),
	('search-words-big', 'big, jumbo, bada, badi, bade, mota, moti, moto, motu, મોટો, મોટું, મોટી, મોટા, बड़ा, बड़ी, बड़े, 15l, 15kg, 10l, 20l', unixepoch() * 1000 + 26, unixepoch() * 1000 + 26)
ON CONFLICT DO NOTHING;
