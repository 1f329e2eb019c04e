-- Site users: visitors with accounts, their sessions, and the areas that members alone may read.
-- Named only in the stores of site-users/.

create table site_user (
  site_id       uuid        not null references site (id) on delete cascade,
  id            uuid        not null,
  email         text        not null check (char_length(email) between 3 and 256),
  first_name    text        not null check (char_length(first_name) <= 100),
  last_name     text        not null check (char_length(last_name) <= 100),
  -- None until the address is proven: until then everybody may have typed it.
  password_hash text,
  locale        text        not null check (char_length(locale) between 2 and 35),
  verified_at   timestamptz,
  created_at    timestamptz not null default now(),
  primary key (site_id, id),
  check ((password_hash is null) = (verified_at is null))
);

create unique index site_user_email on site_user (site_id, lower(email));
-- Serves the nightly clearing of addresses that nobody confirmed.
create index site_user_unverified on site_user (created_at) where verified_at is null;

create table site_user_session (
  site_id      uuid        not null,
  -- Only digests are kept: who reads the database cannot sign in.
  token_hash   bytea       not null,
  site_user_id uuid        not null,
  remembered   boolean     not null,
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- Moves on while the session is used.
  expires_at   timestamptz not null,
  primary key (site_id, token_hash),
  foreign key (site_id, site_user_id) references site_user (site_id, id) on delete cascade
);

-- Serves "sign out everywhere", and the deletion of a user.
create index site_user_session_user on site_user_session (site_id, site_user_id);
create index site_user_session_expiry on site_user_session (expires_at);

-- What a letter's link holds. Used once: who uses it deletes it.
create table site_user_token (
  site_id       uuid        not null,
  id            uuid        not null,
  token_hash    bytea       not null,
  site_user_id  uuid        not null,
  purpose       text        not null check (purpose in ('verify', 'reset')),
  -- What was typed beside the address. It becomes the account's when the address is proven, so that
  -- nobody prepares an account for somebody else.
  first_name    text        not null default '' check (char_length(first_name) <= 100),
  last_name     text        not null default '' check (char_length(last_name) <= 100),
  password_hash text,
  expires_at    timestamptz not null,
  primary key (site_id, id),
  unique (site_id, token_hash),
  foreign key (site_id, site_user_id) references site_user (site_id, id) on delete cascade,
  check ((purpose = 'verify') = (password_hash is not null))
);

create index site_user_token_user on site_user_token (site_id, site_user_id);
create index site_user_token_expiry on site_user_token (expires_at);

create table member_area (
  site_id     uuid        not null references site (id) on delete cascade,
  id          uuid        not null,
  name        text        not null check (char_length(name) between 1 and 100),
  description text        not null default '' check (char_length(description) <= 2000),
  join_mode   text        not null default 'free' check (join_mode in ('free', 'invitation')),
  created_at  timestamptz not null default now(),
  primary key (site_id, id)
);

create unique index member_area_name on member_area (site_id, lower(name));

create table member_area_membership (
  site_id        uuid        not null,
  member_area_id uuid        not null,
  site_user_id   uuid        not null,
  joined_at      timestamptz not null default now(),
  primary key (site_id, member_area_id, site_user_id),
  foreign key (site_id, member_area_id) references member_area (site_id, id) on delete cascade,
  foreign key (site_id, site_user_id) references site_user (site_id, id) on delete cascade
);

-- Serves every request of a signed-in user.
create index member_area_membership_user on member_area_membership (site_id, site_user_id);
