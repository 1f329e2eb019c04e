-- A site's own themes: an installed theme, or none, with files that replace, add or remove some of its own. A version has
-- the changed files alone: a theme at version v has for each path the latest row of at most v.

create table own_theme (
  site_id           uuid        not null references site (id) on delete cascade,
  id                uuid        not null,
  title             text        not null check (char_length(title) between 1 and 100),
  -- The name of the installed theme that it changes; empty for an uploaded one, which has all its files.
  base              text        not null,
  -- The latest version, which is the draft if it is later than the published one.
  version           integer     not null default 0 check (version >= 0),
  -- The version that visitors see; null if none was published.
  published_version integer     check (published_version between 0 and version),
  created_at        timestamptz not null default now(),
  primary key (site_id, id)
);
-- Themes in use are named by their id alone.
create unique index own_theme_id on own_theme (id);

create table own_theme_file (
  site_id    uuid        not null,
  theme_id   uuid        not null,
  path       text        not null check (char_length(path) between 1 and 300),
  version    integer     not null check (version > 0),
  -- Null if the theme does not have the file, or has that of its base.
  content    bytea,
  is_of_base boolean     not null default false,
  created_at timestamptz not null default now(),
  primary key (site_id, theme_id, path, version),
  foreign key (site_id, theme_id) references own_theme (site_id, id) on delete cascade,
  check (not is_of_base or content is null)
);
-- Serves the list of versions.
create index own_theme_file_version on own_theme_file (site_id, theme_id, version);

create trigger own_theme_changed after update of published_version or delete on own_theme
  for each row execute function content_changed();
