-- More words of shoppers for what is in these groups. What the owner made of these groups stays.
UPDATE `search_words` SET `words` = `words` || ', unrefined, non refined, unfiltered' WHERE `id` = 'search-words-cold-pressed';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', arachis' WHERE `id` = 'search-words-groundnut';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', sachet' WHERE `id` = 'search-words-pouch';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', trial, sample, tester, mini, ટ્રાયલ, સેમ્પલ, ट्रायल, सैंपल' WHERE `id` = 'search-words-small';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', tohfa, તોહફો, तोहफा' WHERE `id` = 'search-words-gift';
