-- Which sites came out of an archive, and how far that is. Named only in archive/store.ts.

create table archive_import (
  site_id   uuid        primary key references site (id) on delete cascade,
  -- Of what was read: the same archive goes on where it was ended.
  digest    text        not null check (digest ~ '^[0-9a-f]{64}$'),
  -- The site was made for it: as long as the import has not ended, it may be made anew.
  made_site boolean     not null,
  begun_at  timestamptz not null default now(),
  ended_at  timestamptz
);
