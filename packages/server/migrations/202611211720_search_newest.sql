-- Where nothing was found, items and products lead on sooner than pages do; some sites have pages by the thousand.
create index search_entry_fresh on search_entry (site_id, locale, published_at desc, document_id) where kind <> 'page';

-- Nobody asks for it.
alter table search_entry drop column record_type;
