-- Embeds: what was read of other people's pages and feeds, and the documents that show it. Named only in
-- embeds/store.ts.

create table embed (
  site_id  uuid        not null references site (id) on delete cascade,
  -- The digest of kind and address: addresses are longer than an index takes.
  key      text        not null check (key ~ '^[0-9a-f]{64}$'),
  kind     text        not null check (kind in ('page', 'feed')),
  url      text        not null check (char_length(url) <= 2000),
  -- What was read once stays while it is read again, and when that fails.
  state    text        not null default 'waiting' check (state in ('waiting', 'read', 'failed')),
  -- Since when somebody is at it; whoever takes longer than reading may has gone.
  taken_at timestamptz,
  -- In vain, since it was last read.
  tries    smallint    not null default 0,
  title    text        not null default '' check (char_length(title) <= 300),
  body     text        not null default '' check (char_length(body) <= 2000),
  author   text        not null default '' check (char_length(author) <= 200),
  asset_id uuid,
  entries  jsonb       not null default '[]',
  -- Why it failed: a code of the table of errors.
  failure  text,
  asked_at timestamptz not null default now(),
  read_at  timestamptz,
  primary key (site_id, key),
  -- The owner's library is the owner's: a picture that is deleted there is gone from here.
  foreign key (site_id, asset_id) references asset (site_id, id) on delete set null (asset_id),
  check ((state = 'failed') = (failure is not null))
);

create index embed_waiting on embed (asked_at) where state = 'waiting';
create index embed_asset on embed (site_id, asset_id) where asset_id is not null;

-- The documents whose draft, or what is published of them, shows it.
create table embed_use (
  site_id     uuid not null,
  document_id uuid not null,
  key         text not null,
  primary key (site_id, document_id, key),
  foreign key (site_id, key) references embed (site_id, key) on delete cascade,
  foreign key (site_id, document_id) references document (site_id, id) on delete cascade
);

create index embed_use_key on embed_use (site_id, key);

-- Pages show what was read, and nothing of how it is read.
create trigger embed_content after update on embed
  for each row
  when ((old.title, old.body, old.author, old.asset_id, old.entries)
    is distinct from (new.title, new.body, new.author, new.asset_id, new.entries))
  execute function content_changed();
