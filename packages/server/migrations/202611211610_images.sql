-- Images: what an owner says of a picture, and uploads on their way. Named only in files/store.ts and
-- images/store.ts.

alter table asset
  -- What was given, byte for byte, where something else is served of it; null where it is the same.
  add column original_key text check (original_key ~ '^[0-9a-f]{64}$'),
  add column is_moving    boolean not null default false,
  add column alt_text     text    not null default '' check (char_length(alt_text) <= 1000),
  -- What stays in sight when it is cropped, as shares of its width and height.
  add column focal_x      double precision not null default 0.5 check (focal_x between 0 and 1),
  add column focal_y      double precision not null default 0.5 check (focal_y between 0 and 1);

-- The same picture given twice is one, also where another is served.
create unique index asset_original on asset (site_id, original_key) where original_key is not null;

-- Serve the question whether any site still names a file.
create index asset_file_key on asset (file_key);
create index asset_original_key on asset (original_key) where original_key is not null;

-- Serves the owner's library, the newest first.
create index asset_newest on asset (site_id, created_at desc, id desc);

-- Pages show the texts and the points of pictures.
create trigger asset_content after update or delete on asset
  for each row execute function content_changed();

create table image_upload (
  site_id    uuid        not null references site (id) on delete cascade,
  id         uuid        not null,
  filename   text        not null,
  state      text        not null check (state in ('processing', 'complete', 'failed', 'cancelled')),
  -- The picture it became; its owner may have deleted it since.
  image_id   uuid,
  -- Why it failed: a code of the table of errors, and its message.
  code       text,
  message    text,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  check ((state = 'complete') = (image_id is not null)),
  check ((state = 'failed') = (message is not null))
);

-- Serves the removal of those that nobody asks for any more.
create index image_upload_age on image_upload (site_id, created_at);
