-- Addresses that visitors save in their accounts.

create table saved_address (
  site_id      uuid        not null,
  id           uuid        not null,
  site_user_id uuid        not null,
  -- As it was typed: {"country": "GB", "firstName": …}.
  address      jsonb       not null,
  is_default   boolean     not null default false,
  created_at   timestamptz not null default clock_timestamp(),
  primary key (site_id, id),
  -- They go with the account.
  foreign key (site_id, site_user_id) references site_user (site_id, id) on delete cascade
);
-- Serves the list of an account.
create index saved_address_site_user on saved_address (site_id, site_user_id, created_at, id);
-- An account has one default.
create unique index saved_address_default on saved_address (site_id, site_user_id) where is_default;
