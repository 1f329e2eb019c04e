-- The number of things that one call changed together, such as several products; 0 for a call about a single one.
alter table activity
  add column items integer not null default 0 check (items >= 0);
