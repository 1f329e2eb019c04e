-- Jobs: what is written to the outbox is run afterwards. graphile_worker is the queue's own schema.

create function outbox_enqueue() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job(
    'outbox',
    json_build_object('siteId', new.site_id, 'id', new.id),
    job_key := 'outbox:' || new.id
  );
  return null;
end $$;

create trigger outbox_enqueue after insert on outbox for each row execute function outbox_enqueue();
