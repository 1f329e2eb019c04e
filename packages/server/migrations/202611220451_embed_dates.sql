-- What was read elsewhere is more than cards and feeds: dates that a page announces, and where an address is.

alter table embed drop constraint embed_kind_check;
alter table embed add constraint embed_kind_check check (kind in ('page', 'feed', 'dates', 'place'));

alter table embed
  add column dates jsonb not null default '[]',
  -- In degrees; of a place alone.
  add column lat double precision check (lat between -85 and 85),
  add column lng double precision check (lng between -180 and 180),
  add constraint embed_spot_whole check ((lat is null) = (lng is null));

drop trigger embed_content on embed;
create trigger embed_content after update on embed
  for each row
  when ((old.title, old.body, old.author, old.asset_id, old.entries, old.dates, old.lat, old.lng)
    is distinct from (new.title, new.body, new.author, new.asset_id, new.entries, new.dates, new.lat, new.lng))
  execute function content_changed();
