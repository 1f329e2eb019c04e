-- The days that were summed in the time zone that a site had before are summed again, as far as their rows are there.
create function forget_summed_days() returns trigger language plpgsql as $$
begin
  delete from summed_day where site_id = new.id and day > current_date - 365;
  return null;
end $$;

create trigger site_time_zone_sums after update of time_zone on site
  for each row when (old.time_zone is distinct from new.time_zone) execute function forget_summed_days();
