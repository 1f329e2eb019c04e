-- The postal address of the owner, which newsletters have to end with.
alter table site add column postal_address text not null default ''
  check (char_length(postal_address) <= 500);
