-- The owner's settings of themes become a part of the site's styles: with drafts, versions and one publication. Until
-- now they applied to all versions of the styles at once, so every version has them.

update draft set body = draft.body || jsonb_build_object('tweaks', site.tweaks)
  from document, site
  where document.site_id = draft.site_id and document.id = draft.document_id and document.kind = 'aesthetics'
    and site.id = draft.site_id and site.tweaks <> '{}';

update version set body = version.body || jsonb_build_object('tweaks', site.tweaks)
  from document, site
  where document.site_id = version.site_id and document.id = version.document_id and document.kind = 'aesthetics'
    and site.id = version.site_id and site.tweaks <> '{}';

-- Sites without styles of their own.
insert into document (site_id, id, kind)
  select site.id, gen_random_uuid(), 'aesthetics' from site
  where site.tweaks <> '{}'
    and not exists (select from document where document.site_id = site.id and document.kind = 'aesthetics');

insert into draft (site_id, document_id, body)
  select document.site_id, document.id,
    jsonb_build_object('schema', 1, 'colorThemes', '{}'::jsonb, 'fontThemes', '[]'::jsonb, 'fontUsage', '{}'::jsonb,
      'tweaks', site.tweaks)
  from document join site on site.id = document.site_id
  where document.kind = 'aesthetics' and site.tweaks <> '{}'
    and not exists (select from draft where draft.site_id = document.site_id and draft.document_id = document.id);

-- Visitors see the settings already, so that they are published where the styles are not: as the first revision, which
-- has no other styles.
insert into version (site_id, id, document_id, rev, reason, body)
  select document.site_id, gen_random_uuid(), document.id, 1, 'publish',
    jsonb_build_object('schema', 1, 'colorThemes', '{}'::jsonb, 'fontThemes', '[]'::jsonb, 'fontUsage', '{}'::jsonb,
      'tweaks', site.tweaks)
  from document join site on site.id = document.site_id
  where document.kind = 'aesthetics' and document.deleted_at is null and site.tweaks <> '{}'
    and not exists (select from published where published.site_id = document.site_id
      and published.document_id = document.id);

insert into published (site_id, document_id, locale, version_id, rev, kind, slug, title, publish_on, featured, hidden,
    noindex, access, tags, categories, display_index, published_at)
  select document.site_id, document.id, site.language, version.id, 1, 'aesthetics', '', '', instant.now, false, false,
    false, 'everybody', '{}', '{}', 1000, instant.now
  from document
    join site on site.id = document.site_id
    cross join (select date_trunc('milliseconds', now()) as now) as instant
    join lateral (select id from version where version.site_id = document.site_id
      and version.document_id = document.id and version.rev = 1 and version.reason = 'publish'
      order by created_at desc limit 1) as version on true
  where document.kind = 'aesthetics' and document.deleted_at is null and site.tweaks <> '{}'
    and not exists (select from published where published.site_id = document.site_id
      and published.document_id = document.id);

alter table site drop column tweaks;
