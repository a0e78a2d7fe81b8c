-- By hand: the CHECK. The colour goes into the names of classes, so nothing but digits may ever get there.
ALTER TABLE `photos` ADD `colour` text CONSTRAINT "photos_colour" CHECK (length(`colour`) = 7 and `colour` glob '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]');--> statement-breakpoint
CREATE INDEX `photos_to_make` ON `photos` (`hash`) WHERE "photos"."colour" is null;
