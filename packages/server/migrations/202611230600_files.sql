-- Files of every kind beside images, and uploads in parts.

alter table asset
  -- Only images have a size in pixels.
  alter column width drop not null,
  alter column height drop not null,
  add check ((width is null) = (height is null)),
  add check ((width is null) = (content_type not like 'image/%')),
  -- Whether screen readers skip an image, so that it needs no alternative text.
  add column is_decorative boolean not null default false;

alter table image_upload rename to file_upload;
alter table file_upload rename column image_id to file_id;
alter index image_upload_age rename to file_upload_age;
alter table file_upload
  drop constraint image_upload_state_check,
  add constraint file_upload_state_check
    check (state in ('receiving', 'processing', 'complete', 'failed', 'cancelled')),
  -- The declared size of a file that arrives in parts; the bytes that have arrived are in a file of their own.
  add column byte_size   bigint check (byte_size > 0),
  add column description text not null default '',
  -- The file that this one replaces; it may be deleted meanwhile.
  add column replaces    uuid;
