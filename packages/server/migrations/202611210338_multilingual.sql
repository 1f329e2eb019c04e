-- The languages a site speaks. Named only in multilingual/store.ts.

create table site_language (
  site_id        uuid     not null references site (id) on delete cascade,
  -- BCP 47, canonical: "fr", "pt-BR"; or the owner's own code.
  tag            text     not null check (char_length(tag) between 2 and 35),
  -- What its addresses begin with; none for the default.
  prefix         text     not null check (prefix ~ '^([a-z0-9]+(-[a-z0-9]+)*)?$' and char_length(prefix) <= 35),
  is_default     boolean  not null default false,
  -- A code that no registry knows.
  is_custom_code boolean  not null default false,
  -- Empty: its name in itself, by CLDR.
  display_name   text     not null default '' check (char_length(display_name) <= 60),
  -- Whether visitors may ask for it yet.
  enabled        boolean  not null default true,
  display_index  smallint not null default 0,
  primary key (site_id, tag),
  -- An address is in one language.
  unique (site_id, prefix),
  check (is_default = (prefix = '')),
  check (not is_default or (enabled and not is_custom_code)),
  check (not is_custom_code or display_name <> '')
);

insert into site_language (site_id, tag, prefix, is_default)
  select id, language, '', true from site;

-- The default is the site's own language, whoever adds a site or changes it.
create function site_language_default() returns trigger language plpgsql as $$
begin
  delete from site_language
    where site_id = new.id and (is_default or tag = new.language);
  insert into site_language (site_id, tag, prefix, is_default)
    values (new.id, new.language, '', true);
  return null;
end $$;

create trigger site_language_default after insert or update of language on site
  for each row execute function site_language_default();
create trigger site_language_content after insert or update or delete on site_language
  for each row execute function content_changed();
