-- The changes that staff and programs made, for owners to look up. The same change of the same subject within ten
-- minutes is counted in one row.
create table activity (
  site_id   uuid        not null references site (id) on delete cascade,
  id        uuid        not null,
  -- The email address of the staff member, or the name of the API key, as it was then.
  actor     text        not null,
  is_program boolean    not null,
  -- The name of the call in the contract.
  operation text        not null check (operation ~ '^[a-zA-Z]{1,60}$'),
  -- The id of what was changed; empty if the call names none.
  subject   text        not null default '' check (char_length(subject) <= 200),
  -- Its name or number then; empty if it has none, or is personal data of a visitor.
  name      text        not null default '' check (char_length(name) <= 200),
  -- The kind of a document; empty for everything else.
  kind      text        not null default '' check (char_length(kind) <= 50),
  count     integer     not null default 1 check (count > 0),
  first_at  timestamptz not null default now(),
  last_at   timestamptz not null default now(),
  primary key (site_id, id)
);
create index activity_same on activity (site_id, actor, operation, subject, last_at desc);
