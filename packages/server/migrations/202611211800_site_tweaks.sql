-- What owners set of their themes' styles: values by the names of the tweaks, by theme, so that going back to a
-- theme finds them again. Read with the site by every page, hence beside its theme and not in a table.
alter table site add column tweaks jsonb not null default '{}'
  check (jsonb_typeof(tweaks) = 'object' and octet_length(tweaks::text) <= 262144);
