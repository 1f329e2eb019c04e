-- What a list, a neighbour or a summary shows of a document: everything it says but its sections. Beside
-- the row, so that nobody reads a whole text for its title.

alter table published add column card jsonb not null default '{}';

create function published_card() returns trigger language plpgsql as $$
begin
  select v.body - 'sections' - 'blocks' into strict new.card
    from version v where v.site_id = new.site_id and v.id = new.version_id;
  return new;
end $$;

create trigger published_card before insert or update of version_id on published
  for each row execute function published_card();

update published set version_id = version_id;
