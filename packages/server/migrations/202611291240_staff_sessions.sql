-- The sessions of staff in a list: each with an ID to end it by, and the browser that it was started in.

alter table member_session
  add column id uuid not null default gen_random_uuid(),
  add column browser text not null default '',
  add column system text not null default '';
create unique index member_session_id on member_session (site_id, id);

-- The last call in any session; null before the first.
alter table member add column last_seen_at timestamptz;
