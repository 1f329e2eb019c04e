-- Who has a document open in the studio. Named only in presence/store.ts.

-- Unlogged: after a crash of the database every window connects again.
create unlogged table studio_window (
  site_id       uuid        not null,
  document_id   uuid        not null,
  member_id     uuid        not null,
  -- Chosen by the window, and the same after it has connected again.
  window_id     text        not null check (char_length(window_id) between 1 and 64),
  -- The connection that is open; an earlier one that ends late deletes nothing.
  stream_id     uuid        not null,
  section_id    text        check (char_length(section_id) <= 200),
  -- Until when the section counts as being edited.
  section_until timestamptz,
  seen_at       timestamptz not null default now(),
  primary key (site_id, document_id, member_id, window_id),
  foreign key (site_id, document_id) references document (site_id, id) on delete cascade,
  foreign key (site_id, member_id) references member (site_id, id) on delete cascade
);

create index studio_window_member on studio_window (site_id, member_id);

-- Notifications of every process about open windows, revisions and ended sessions. None carries content.

create function live_window_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('kind', 'windows',
    'siteId', coalesce(new.site_id, old.site_id),
    'documentId', coalesce(new.document_id, old.document_id))::text);
  return null;
end $$;

create trigger studio_window_live after insert or delete or update of section_id on studio_window
  for each row execute function live_window_changed();

create function live_draft_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('kind', 'revision', 'siteId', new.site_id,
    'documentId', new.document_id, 'rev', new.rev,
    'memberId', (select updated_by from document where site_id = new.site_id and id = new.document_id))::text);
  return null;
end $$;

create trigger draft_live after update of rev on draft
  for each row when (old.rev <> new.rev) execute function live_draft_changed();

create function live_access_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('kind', 'access',
    'siteId', coalesce(new.site_id, old.site_id))::text);
  return null;
end $$;

create trigger member_session_live after delete on member_session
  for each row execute function live_access_changed();
create trigger member_live after update of role on member
  for each row execute function live_access_changed();
