-- As before, but a site that is being imported has no events: what an archive restores has happened before.
create or replace function webhook_emit(its_site uuid, its_type text, its_object uuid, its_key text)
returns void language plpgsql as $$
declare
  event_id uuid := gen_random_uuid();
begin
  insert into outbox (site_id, id, topic, dedupe, payload)
  select its_site, event_id, 'webhook.event', 'webhook:' || its_type || ':' || its_key,
    json_build_object('eventId', event_id, 'type', its_type, 'objectId', its_object,
      'happenedAt', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
  where exists (
    select from webhook_endpoint w join site s on s.id = w.site_id
    where w.site_id = its_site and w.is_on and its_type = any(w.events))
    and not exists (select from archive_import i where i.site_id = its_site and i.ended_at is null)
  on conflict do nothing;
end $$;
