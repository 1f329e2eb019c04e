-- A page of pictures begins behind the time of the last one shown, which clients are told in milliseconds:
-- of those that were stored in the same millisecond none is to be left out.
update asset set created_at = date_trunc('milliseconds', created_at)
where created_at <> date_trunc('milliseconds', created_at);

alter table asset alter column created_at set default date_trunc('milliseconds', now());
