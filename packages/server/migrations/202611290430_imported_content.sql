-- The posts and pages that were imported from other programs, so that a second run creates none twice.

create table imported_content (
  site_id     uuid        not null references site (id) on delete cascade,
  -- The identity in the source, such as the id of a post at the URL of its site.
  source_key  text        not null check (char_length(source_key) between 1 and 2200),
  document_id uuid        not null,
  -- The path that redirects to the document; null if the source has none.
  old_path    text,
  -- The path that the document had when it was imported.
  path        text        not null,
  imported_at timestamptz not null default now(),
  primary key (site_id, source_key),
  foreign key (site_id, document_id) references document (site_id, id) on delete cascade
);

-- Serves the deletion of a document.
create index imported_content_document on imported_content (site_id, document_id);
