-- Passkeys of staff: keys of a device or password manager that sign in without a password.
create table passkey (
  site_id       uuid        not null,
  id            uuid        not null,
  member_id     uuid        not null,
  -- The id that the authenticator has given it.
  credential_id bytea       not null check (length(credential_id) between 1 and 1023),
  -- The public key in the form of COSE.
  public_key    bytea       not null,
  -- How often it has signed, by its own count; 0 where it does not count.
  counter       bigint      not null check (counter >= 0),
  transports    text[]      not null,
  -- The host at which it counts: browsers offer it nowhere else.
  host          text        not null,
  name          text        not null check (length(name) between 1 and 60),
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz,
  primary key (site_id, id),
  foreign key (site_id, member_id) references member (site_id, id) on delete cascade,
  constraint passkey_credential unique (site_id, credential_id)
);
-- Serves the list of a member, and their deletion.
create index passkey_member on passkey (site_id, member_id);

-- Challenges that a passkey has yet to sign, each once.
create table passkey_challenge (
  site_id    uuid        not null references site (id) on delete cascade,
  challenge  bytea       not null,
  -- The member who adds a passkey; null for a sign-in, which names the member with the key alone.
  member_id  uuid,
  expires_at timestamptz not null,
  primary key (site_id, challenge),
  foreign key (site_id, member_id) references member (site_id, id) on delete cascade
);
-- Serves the deletion of expired rows, and of a member.
create index passkey_challenge_expiry on passkey_challenge (expires_at);
create index passkey_challenge_member on passkey_challenge (site_id, member_id);

-- The key of an app that was never confirmed ends after an hour.
alter table member add column new_totp_secret_at timestamptz;
update member set new_totp_secret = null where new_totp_secret is not null;
alter table member add constraint member_new_totp_secret
  check ((new_totp_secret is null) = (new_totp_secret_at is null));
