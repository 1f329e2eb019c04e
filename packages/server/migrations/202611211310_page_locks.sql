-- Passwords of pages, and of whole sites. Named only in page-locks/store.ts.

create table page_lock (
  site_id       uuid        not null references site (id) on delete cascade,
  -- The page's document, or the site itself for every page at once. It stays while the
  -- page is in the trash.
  subject_id    uuid        not null,
  password_hash text        not null,
  -- Another one with each password: what let a browser in before lets it in no more.
  version       uuid        not null,
  changed_at    timestamptz not null default now(),
  primary key (site_id, subject_id)
);

-- What is kept of a site's pages was kept for everybody.
create trigger page_lock_content after insert or update or delete on page_lock
  for each row execute function content_changed();
