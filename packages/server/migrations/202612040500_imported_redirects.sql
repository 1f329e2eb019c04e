-- An import run again adds no redirect that the owner has deleted since.

-- Whether an import has redirected the old path of the document.
alter table imported_content add column is_redirected boolean not null default false;

update imported_content i set is_redirected = true
  from redirect r
  where r.site_id = i.site_id and not r.automatic and r.from_path = rtrim(i.old_path, '/');
