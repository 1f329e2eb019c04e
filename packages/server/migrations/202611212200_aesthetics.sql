-- What a site looks like in any theme is a document of its own, one for each site.

alter table document drop constraint document_kind_check;
alter table document add constraint document_kind_check
  check (kind in ('page', 'item', 'navigation', 'header-footer', 'site-settings', 'aesthetics'));

drop index document_single;
create unique index document_single on document (site_id, kind)
  where kind in ('navigation', 'header-footer', 'site-settings', 'aesthetics');
