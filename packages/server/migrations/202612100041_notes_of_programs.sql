-- A program writes notes with an API key, which is known by the name that it had then.
alter table customer_note
  alter column staff_id drop not null,
  add column api_key text,
  add check ((staff_id is null) <> (api_key is null));
