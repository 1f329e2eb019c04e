-- Events of the outbox are claimed in batches, without a job of the queue for each.

-- The time at which a process began to handle it; it may be claimed again when that process is gone.
alter table outbox add column claimed_at timestamptz;

create or replace function outbox_enqueue() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;

drop trigger outbox_enqueue on outbox;
create trigger outbox_enqueue after insert on outbox
  for each statement execute function outbox_enqueue();
