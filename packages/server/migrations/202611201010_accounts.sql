-- Accounts: who may work on a site, and their sessions. Named only in accounts/store.ts.

create table member (
  site_id       uuid        not null references site (id) on delete cascade,
  id            uuid        not null,
  email         text        not null check (char_length(email) between 3 and 256),
  -- The codes of platform spec, "Roles".
  role          smallint    not null check (role in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
  password_hash text,
  created_at    timestamptz not null default now(),
  primary key (site_id, id)
);

create unique index member_email on member (site_id, lower(email));

-- A link that signs in once. Only a digest is kept: who reads the database cannot sign in.
create table sign_in_link (
  site_id    uuid        not null,
  token_hash bytea       not null,
  member_id  uuid        not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (site_id, token_hash),
  foreign key (site_id, member_id) references member (site_id, id) on delete cascade
);

-- Serves the deletion of a member.
create index sign_in_link_member on sign_in_link (site_id, member_id);

create table member_session (
  site_id      uuid        not null,
  token_hash   bytea       not null,
  member_id    uuid        not null,
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  primary key (site_id, token_hash),
  foreign key (site_id, member_id) references member (site_id, id) on delete cascade
);

-- Serves "sign out everywhere", and the deletion of a member.
create index member_session_member on member_session (site_id, member_id);
