-- The second step of signing in: a code of an authenticator app, or a recovery code.
alter table member
  -- The key that the codes are computed from; the server needs it as it is.
  add column totp_secret bytea check (length(totp_secret) = 20),
  -- The key of an app that has not confirmed itself with a code; the one before counts until then.
  add column new_totp_secret bytea check (length(new_totp_secret) = 20),
  -- The time step of the last accepted code: none is accepted twice.
  add column totp_step integer not null default 0,
  -- Null while the second step is off.
  add column two_step_since timestamptz,
  add constraint member_two_step check ((two_step_since is null) = (totp_secret is null));

create table recovery_code (
  site_id   uuid  not null,
  member_id uuid  not null,
  code_hash bytea not null,
  used_at   timestamptz,
  primary key (site_id, member_id, code_hash),
  foreign key (site_id, member_id) references member (site_id, id) on delete cascade
);

-- Sign-ins that wait for the second step, each in the browser that has its token.
create table pending_sign_in (
  site_id       uuid        not null,
  token_hash    bytea       not null,
  member_id     uuid        not null,
  browser       text        not null,
  system        text        not null,
  -- The new password of a one-time link, which is set with the second step.
  password_hash text,
  -- The address that received the link, which is confirmed with the new password.
  emailed_to    text,
  expires_at    timestamptz not null,
  primary key (site_id, token_hash),
  foreign key (site_id, member_id) references member (site_id, id) on delete cascade
);
-- Serves the deletion of a member, and of the sign-ins of one.
create index pending_sign_in_member on pending_sign_in (site_id, member_id);
-- Serves the deletion of expired rows.
create index pending_sign_in_expiry on pending_sign_in (expires_at);

-- What the owner of a site demands of its staff.
create table staff_policy (
  site_id                 uuid primary key references site (id) on delete cascade,
  -- Sessions that begin later need the second step; null if it is optional.
  two_step_required_since timestamptz
);
