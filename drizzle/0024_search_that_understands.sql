CREATE TABLE `missed_searches` (
	`words` text PRIMARY KEY NOT NULL,
	`times` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `missed_searches_often` ON `missed_searches` (`times`,`last_at`);--> statement-breakpoint
ALTER TABLE `product_search` ADD `sold` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `product_search` ADD `size` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `product_search_sold` ON `product_search` (`sold`) WHERE "product_search"."sold" > 0;--> statement-breakpoint
ALTER TABLE `search_vocabulary` ADD `sound` text;--> statement-breakpoint
CREATE INDEX `search_vocabulary_sound` ON `search_vocabulary` (`sound`,`uses`,`word`);
--> statement-breakpoint
-- By hand from here. The size of each pack stands beside its number in the index.
UPDATE `product_search` SET `size` = coalesce((SELECT `volume_ml` FROM `products` WHERE `products`.`id` = `product_search`.`product_id`), 0);
--> statement-breakpoint
CREATE TRIGGER `product_search_size` AFTER INSERT ON `product_search` BEGIN
	UPDATE `product_search` SET `size` = coalesce((SELECT `volume_ml` FROM `products` WHERE `id` = new.`product_id`), 0) WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `product_search_size_changed` AFTER UPDATE OF `volume_ml` ON `products` WHEN old.`volume_ml` <> new.`volume_ml` BEGIN
	UPDATE `product_search` SET `size` = new.`volume_ml` WHERE `product_id` = new.`id`;
END;
--> statement-breakpoint
-- More words that mean the same; groups that the owner deleted stay deleted.
UPDATE `search_words` SET `words` = `words` || ', mandvi, mandavi, falli, fulli, phalli, bhoimug, bhuimug, mung fali, moong fali, moong phali, फल्ली, માંડવી, ભોંયમગ, मांडवी' WHERE `id` = 'search-words-groundnut';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', mandvi tel, માંડવીનું તેલ, માંડવી તેલ, mung fali tel, moong fali tel' WHERE `id` = 'search-words-groundnut-oil';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', tail, ઓઇલ, ऑयल, ऑइल' WHERE `id` = 'search-words-oil';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', can, canister, peepa, કેન, પીપ, कैन, कनस्तर' WHERE `id` = 'search-words-tin';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', can, કેન, कैन' WHERE `id` = 'search-words-jar';
--> statement-breakpoint
INSERT INTO `search_words` (`id`, `words`, `created_at`, `updated_at`) VALUES
	('search-words-carton', 'carton, cartoon, box, peti, khokhu, કાર્ટન, પેટી, ખોખું, कार्टन, पेटी', unixepoch() * 1000 + 15, unixepoch() * 1000 + 15),
	('search-words-gift', 'gift, bhet, uphar, ગિફ્ટ, ભેટ, गिफ्ट, भेंट, उपहार', unixepoch() * 1000 + 16, unixepoch() * 1000 + 16),
	('search-words-small', 'small, nani, nanu, nano, chhoti, choti, chhota, chota, નાની, નાનું, નાનો, छोटी, छोटा', unixepoch() * 1000 + 17, unixepoch() * 1000 + 17),
	('search-words-family', 'family, parivar, kutumb, પરિવાર, કુટુંબ, परिवार', unixepoch() * 1000 + 18, unixepoch() * 1000 + 18),
	('search-words-caterers', 'caterer, caterers, catering, hotel, restaurant, કેટરિંગ, હોટલ, कैटरिंग, होटल', unixepoch() * 1000 + 19, unixepoch() * 1000 + 19),
	('search-words-wedding', 'wedding, marriage, lagan, lagna, shaadi, shadi, લગ્ન, शादी', unixepoch() * 1000 + 20, unixepoch() * 1000 + 20),
	('search-words-frying', 'frying, fry, deep fry, fries, talne, talvanu, talva, તળવા, તળવાનું, तलने, तलना', unixepoch() * 1000 + 21, unixepoch() * 1000 + 21),
	('search-words-diwali', 'diwali, divali, deepavali, દિવાળી, दिवाली, दीपावली', unixepoch() * 1000 + 22, unixepoch() * 1000 + 22),
	('search-words-farsan', 'farsan, namkeen, bhajiya, bhajia, pakoda, ફરસાણ, ભજીયા, नमकीन, भजिया, पकोड़े', unixepoch() * 1000 + 23, unixepoch() * 1000 + 23),
	('search-words-first-press', 'first press, first pressed, virgin, extra virgin, pehli dhar, પહેલી ધાર, पहली धार', unixepoch() * 1000 + 24, unixepoch() * 1000 + 24)
ON CONFLICT DO NOTHING;
