-- Calendars ask for what is on in some days, and when there is anything before and after. When an item begins
-- and ends: an event by its times, anything else on the day it stands under. Of all rows, hidden ones too: the
-- database counts what an expression comes to for whole indexes alone.
create index published_begins on published (site_id, collection_id, (coalesce(start_at, publish_on)));
create index published_ends on published (site_id, collection_id, (coalesce(end_at, start_at, publish_on)));
-- Few last longer than 32 days. All others that are on at a moment have begun in the 32 days before it.
create index published_lasts on published (site_id, collection_id, (end_at - coalesce(start_at, publish_on)));
