-- The emails that ask subscribers for a confirmation: the link of one confirms the lists that it named, and no others.
create table newsletter_confirmation (
  site_id       uuid        not null,
  id            uuid        not null,
  subscriber_id uuid        not null,
  list_ids      uuid[]      not null default '{}',
  created_at    timestamptz not null default date_trunc('milliseconds', now()),
  primary key (site_id, id),
  foreign key (site_id, subscriber_id) references newsletter_subscriber (site_id, id) on delete cascade
);
create index newsletter_confirmation_subscriber on newsletter_confirmation (site_id, subscriber_id);
create index newsletter_confirmation_created on newsletter_confirmation (created_at);
