-- A site has one primary host, which its links name. Its other hosts show the same pages or redirect there.

alter table site_host
  add column is_primary    boolean not null default false,
  add column redirects     boolean not null default false,
  -- The host of PUBLIC_URL. When the operator changes PUBLIC_URL, this host redirects to the new one.
  add column is_public_url boolean not null default false,
  add check (not (is_primary and redirects));

update site_host set is_primary = true
  where (site_id, host) in (select site_id, min(host) from site_host group by site_id);

-- A lone host can only be that of PUBLIC_URL: there was no other way to set one.
update site_host set is_public_url = true where (select count(*) from site_host) = 1;

create unique index site_host_primary on site_host (site_id) where is_primary;
create unique index site_host_public_url on site_host (is_public_url) where is_public_url;

-- With several sites, at most one may be without a host. No visitor reached the others.
insert into site_host (site_id, host, is_primary)
  select id, identifier || '.localhost', true from site s
    where not exists (select from site_host h where h.site_id = s.id)
      and (select count(*) from site) > 1
      and id <> (select id from site order by created_at, id limit 1)
  on conflict do nothing;
