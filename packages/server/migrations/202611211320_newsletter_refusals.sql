-- Who wants no more newsletters of a site. Named only in unsubscribe/store.ts.

create table newsletter_refusal (
  site_id    uuid        not null references site (id) on delete cascade,
  -- The digest of the address in small letters: enough to leave it out, and no list of addresses.
  email_hash bytea       not null,
  created_at timestamptz not null default now(),
  primary key (site_id, email_hash)
);
