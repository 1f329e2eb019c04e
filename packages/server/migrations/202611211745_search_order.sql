-- Items and products before pages, the newest first, in one row: of a site with few pages or few others no more
-- is read than is shown. Serves small sites as the one it stands for did.
drop index search_entry_fresh;
drop index search_entry_newest;
create index search_entry_fresh on search_entry (site_id, locale, (kind = 'page'), published_at desc, document_id);
