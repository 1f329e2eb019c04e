-- The language in which the buyer ordered, for the emails about it; null for the site's own.
alter table orders add column locale text check (char_length(locale) between 1 and 100);
