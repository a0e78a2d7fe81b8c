ALTER TABLE `testimonials` ADD `language` text CHECK (`language` in ('en', 'gu', 'hi'));
