-- Windows that have a document open learn at once that it was moved to the trash, restored or deleted for good.

create function live_document_deleted() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('kind', 'deletion',
    'siteId', old.site_id, 'documentId', old.id,
    'state', case when tg_op = 'DELETE' then 'permanent' when new.deleted_at is null then 'none' else 'trash' end)::text);
  return null;
end $$;

create trigger document_trashed_live after update of deleted_at on document
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function live_document_deleted();
create trigger document_deleted_live after delete on document
  for each row execute function live_document_deleted();
