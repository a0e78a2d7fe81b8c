-- Words of shoppers for the wooden press, and "double" as it is heard. What the owner made of these groups stays.
UPDATE `search_words` SET `words` = `words` || ', ghani, lakdi ghani, lakdani ghani, lakdi ghana, chekku, marachekku, mara chekku, kolhu, ઘાણી, લાકડાની ઘાણી, घानी, घाणी, लकड़ी घाणा, लकड़ी घानी, लाकडी घाणा' WHERE `id` = 'search-words-cold-pressed';
--> statement-breakpoint
UPDATE `search_words` SET `words` = `words` || ', dabal filter, dabbal filter, dubble filter' WHERE `id` = 'search-words-double-filtered';
