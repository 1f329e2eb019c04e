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

-- The links that were sent before have the id of a subscriber, and confirm what was asked for until now.
insert into newsletter_confirmation (site_id, id, subscriber_id, list_ids)
select site_id, subscriber_id, subscriber_id, array_agg(list_id order by list_id)
from mailing_list_member where confirmed_at is null
group by site_id, subscriber_id;
