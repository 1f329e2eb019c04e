-- Documents: what owners write, and what of it visitors see. Named only in documents/*-store.ts.

create table document (
  site_id       uuid        not null references site (id) on delete cascade,
  id            uuid        not null,
  kind          text        not null check (kind in ('page', 'item', 'navigation', 'header-footer', 'site-settings')),
  -- The page that holds the item.
  collection_id uuid,
  -- What lists show of the draft, written with it: by locale, and as one text to look into.
  titles        jsonb       not null default '{}',
  slugs         jsonb       not null default '{}',
  names         text        not null default '',
  created_by    uuid,
  created_at    timestamptz not null default now(),
  updated_by    uuid,
  -- To the millisecond: it is part of the cursor that clients send back.
  updated_at    timestamptz not null default date_trunc('milliseconds', now()),
  -- In the trash since; everything that went there at once comes back at once.
  deleted_at    timestamptz,
  deleted_by    uuid,
  primary key (site_id, id),
  foreign key (site_id, collection_id) references document (site_id, id),
  check ((kind = 'item') = (collection_id is not null))
);

-- Serve the owner's lists, the last changed first, and the look-ups in the structure of a site.
create index document_listing on document (site_id, kind, updated_at desc, id desc) where deleted_at is null;
create index document_all on document (site_id, updated_at desc, id desc);
create index document_collection on document (site_id, collection_id, updated_at desc, id desc);

-- A site has one menu, one header and footer, one set of settings.
create unique index document_single on document (site_id, kind)
  where kind in ('navigation', 'header-footer', 'site-settings');

create table draft (
  site_id      uuid        not null,
  document_id  uuid        not null,
  -- Raised by one with every change set.
  rev          integer     not null default 1 check (rev > 0),
  body         jsonb       not null,
  -- When a version was last kept: the next one by itself is ten minutes later.
  versioned_at timestamptz not null default now(),
  primary key (site_id, document_id),
  foreign key (site_id, document_id) references document (site_id, id) on delete cascade
) with (fillfactor = 80);

create table change_set (
  site_id     uuid        not null,
  document_id uuid        not null,
  -- The draft's after it.
  rev         integer     not null check (rev > 1),
  client_id   text        not null check (char_length(client_id) between 1 and 64),
  client_seq  integer     not null check (client_seq > 0),
  command     text        not null,
  label       text        not null,
  ops         jsonb       not null,
  -- Undoes it: what leads from this revision back to the one before.
  inverse     jsonb       not null,
  member_id   uuid,
  made_at     timestamptz not null default now(),
  primary key (site_id, document_id, rev),
  -- What is sent twice is applied once.
  unique (site_id, document_id, client_id, client_seq),
  foreign key (site_id, document_id) references document (site_id, id) on delete cascade
);

create index change_set_age on change_set (made_at);

-- Whole bodies as they were. Never changed.
create table version (
  site_id     uuid        not null,
  id          uuid        not null,
  document_id uuid        not null,
  rev         integer     not null check (rev > 0),
  reason      text        not null check (reason in ('auto', 'publish', 'restore', 'import', 'conflict', 'named')),
  label       text        not null default '',
  body        jsonb       not null,
  -- Names what it was kept for, where that is kept once: a conflict that is sent again.
  cause       text,
  created_by  uuid,
  created_at  timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, document_id, cause),
  foreign key (site_id, document_id) references document (site_id, id) on delete cascade
);

-- Serve the list of versions, the one of a revision, and the nightly thinning.
create index version_document on version (site_id, document_id, id desc);
create index version_rev on version (site_id, document_id, rev);
create index version_auto on version (created_at) where reason = 'auto';

-- What visitors read: a document in one language, with what lists and addresses ask of it.
create table published (
  site_id       uuid        not null,
  document_id   uuid        not null,
  locale        text        not null,
  version_id    uuid        not null,
  rev           integer     not null,
  kind          text        not null,
  collection_id uuid,
  -- The codes of platform spec, "Page-type enumeration".
  page_type     smallint,
  slug          text        not null,
  -- Without a slash before and a language's prefix; null where it has no address.
  path          text,
  title         text        not null,
  -- This and the times below are kept to the millisecond: they are part of cursors.
  publish_on    timestamptz not null,
  -- The codes of platform spec, "Record types".
  record_type   smallint,
  featured      boolean     not null,
  hidden        boolean     not null,
  noindex       boolean     not null,
  access        text        not null check (access in ('everybody', 'password', 'members')),
  tags          text[]      not null,
  categories    text[]      not null,
  author_id     text,
  start_at      timestamptz,
  end_at        timestamptz,
  -- Its place in a collection that its owner orders; those without come after.
  display_index integer     not null,
  published_at  timestamptz not null,
  published_by  uuid,
  primary key (site_id, document_id, locale),
  -- Checked at the end: a set of pages may exchange addresses.
  constraint published_path unique (site_id, locale, path) deferrable initially deferred,
  foreign key (site_id, document_id) references document (site_id, id) on delete cascade,
  foreign key (site_id, version_id) references version (site_id, id)
);

-- Serve a collection's lists in each of their orders, the menus, and the deletion of versions.
create index published_newest on published (site_id, collection_id, locale, publish_on, document_id);
create index published_ordered on published (site_id, collection_id, locale, display_index, document_id);
create index published_starts on published (site_id, collection_id, locale, start_at, document_id) where start_at is not null;
create index published_kind on published (site_id, locale, kind);
create index published_version on published (site_id, version_id);

create trigger published_content after insert or update or delete on published
  for each row execute function content_changed();

-- What was made visible, or taken away, at once.
create table publication (
  site_id      uuid        not null references site (id) on delete cascade,
  id           uuid        not null,
  action       text        not null check (action in ('publish', 'unpublish', 'rollback', 'trash')),
  label        text        not null default '',
  -- The one that this one takes back.
  takes_back   uuid,
  published_by uuid,
  published_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, takes_back) references publication (site_id, id)
);

create table publication_entry (
  site_id           uuid    not null,
  publication_id    uuid    not null,
  document_id       uuid    not null,
  locale            text    not null,
  -- What visitors saw before and after; null for nothing.
  before_version_id uuid,
  before_rev        integer,
  before_path       text,
  version_id        uuid,
  rev               integer,
  path              text,
  primary key (site_id, publication_id, document_id, locale),
  foreign key (site_id, publication_id) references publication (site_id, id) on delete cascade,
  foreign key (site_id, document_id) references document (site_id, id) on delete cascade,
  foreign key (site_id, before_version_id) references version (site_id, id),
  foreign key (site_id, version_id) references version (site_id, id)
);

-- Serve the deletion of documents and versions.
create index publication_entry_document on publication_entry (site_id, document_id);
create index publication_entry_before on publication_entry (site_id, before_version_id);
create index publication_entry_version on publication_entry (site_id, version_id);

create table schedule (
  site_id        uuid        not null references site (id) on delete cascade,
  id             uuid        not null,
  action         text        not null check (action in ('publish', 'unpublish')),
  label          text        not null default '',
  run_at         timestamptz not null,
  state          text        not null default 'pending' check (state in ('pending', 'done', 'failed', 'canceled')),
  -- Why it could not be done, in words.
  failure        text,
  publication_id uuid,
  created_by     uuid,
  created_at     timestamptz not null default now(),
  ended_at       timestamptz,
  primary key (site_id, id),
  foreign key (site_id, publication_id) references publication (site_id, id)
);

create index schedule_due on schedule (run_at) where state = 'pending';

create table schedule_entry (
  site_id     uuid    not null,
  schedule_id uuid    not null,
  document_id uuid    not null,
  locale      text    not null,
  -- Null for one that is to be taken away.
  version_id  uuid,
  rev         integer,
  primary key (site_id, schedule_id, document_id, locale),
  foreign key (site_id, schedule_id) references schedule (site_id, id) on delete cascade,
  foreign key (site_id, document_id) references document (site_id, id) on delete cascade,
  foreign key (site_id, version_id) references version (site_id, id)
);

create index schedule_entry_document on schedule_entry (site_id, document_id);
create index schedule_entry_version on schedule_entry (site_id, version_id);

create table review (
  site_id        uuid        not null references site (id) on delete cascade,
  id             uuid        not null,
  label          text        not null default '',
  note           text        not null default '',
  state          text        not null default 'open' check (state in ('open', 'approved', 'declined', 'withdrawn')),
  asked_by       uuid,
  asked_at       timestamptz not null default now(),
  decided_by     uuid,
  decided_at     timestamptz,
  -- What the one who decided has to say.
  answer         text        not null default '',
  publication_id uuid,
  primary key (site_id, id),
  foreign key (site_id, publication_id) references publication (site_id, id)
);

create table review_entry (
  site_id     uuid    not null,
  review_id   uuid    not null,
  document_id uuid    not null,
  locale      text    not null,
  version_id  uuid    not null,
  rev         integer not null,
  primary key (site_id, review_id, document_id, locale),
  foreign key (site_id, review_id) references review (site_id, id) on delete cascade,
  foreign key (site_id, document_id) references document (site_id, id) on delete cascade,
  foreign key (site_id, version_id) references version (site_id, id)
);

create index review_entry_document on review_entry (site_id, document_id);
create index review_entry_version on review_entry (site_id, version_id);

-- Shows drafts to who has the link. Only a digest is kept: who reads the database cannot use it.
create table preview_link (
  site_id     uuid        not null,
  id          uuid        not null,
  token_hash  bytea       not null,
  -- Null for the whole site.
  document_id uuid,
  label       text        not null default '',
  created_by  uuid,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  revoked_at  timestamptz,
  primary key (site_id, id),
  unique (site_id, token_hash),
  foreign key (site_id) references site (id) on delete cascade,
  foreign key (site_id, document_id) references document (site_id, id) on delete cascade
);

create index preview_link_document on preview_link (site_id, document_id);
