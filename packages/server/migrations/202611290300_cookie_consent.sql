-- The answers of visitors to the cookie banner, as the proof that consent was asked for and given. No row names a visitor.

-- The texts that a banner showed, by the hash of their content.
create table consent_wording (
  site_id       uuid        not null references site (id) on delete cascade,
  wording       text        not null check (wording ~ '^[0-9a-f]{32}$'),
  locale        text        not null,
  policy        text        not null check (policy in ('restrictive', 'none', 'absolute')),
  content       text        not null,
  accept_label  text        not null,
  decline_label text        not null,
  first_used_at timestamptz not null default now(),
  primary key (site_id, wording)
);

create table cookie_consent (
  site_id  uuid        not null references site (id) on delete cascade,
  id       uuid        not null,
  at       timestamptz not null default now(),
  accepted boolean     not null,
  locale   text        not null,
  -- Null if the site had published other texts before the answer arrived.
  wording  text,
  primary key (site_id, id),
  foreign key (site_id, wording) references consent_wording (site_id, wording) on delete cascade
);

-- Serves the report of a time, and the deletion of old answers.
create index cookie_consent_at on cookie_consent (site_id, at);
-- Serves the deletion of texts without answers.
create index cookie_consent_wording on cookie_consent (site_id, wording);
