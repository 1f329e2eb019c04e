-- Lists of newsletter subscribers. A subscriber is on any number of them, or on none. Named only in newsletter/lists.
create table mailing_list (
  site_id    uuid        not null references site (id) on delete cascade,
  id         uuid        not null,
  -- Files name the lists of a subscriber between commas.
  name       text        not null check (char_length(name) between 1 and 100 and name !~ '[,;]'),
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (site_id, id)
);
create unique index mailing_list_name on mailing_list (site_id, lower(name));

create table mailing_list_member (
  site_id       uuid        not null,
  list_id       uuid        not null,
  subscriber_id uuid        not null,
  source        text        not null check (source in ('form', 'staff', 'import')),
  form_id       text        not null default '' check (char_length(form_id) <= 100),
  -- The disclaimer that the form showed.
  consent       text        not null default '' check (char_length(consent) <= 2000),
  created_at    timestamptz not null default date_trunc('milliseconds', now()),
  -- When the person followed the link in the email, or staff added them; anyone can type an address into a form.
  confirmed_at  timestamptz,
  primary key (site_id, list_id, subscriber_id),
  foreign key (site_id, list_id) references mailing_list (site_id, id) on delete cascade,
  foreign key (site_id, subscriber_id) references newsletter_subscriber (site_id, id) on delete cascade
);
create index mailing_list_member_subscriber on mailing_list_member (site_id, subscriber_id);
create index mailing_list_member_pending on mailing_list_member (created_at) where confirmed_at is null;

-- A campaign goes to the subscribers of any list unless it chooses some.
alter table campaign alter column audience
  set default '{"from": null, "to": null, "languages": [], "purchase": "any", "productId": null, "listIds": []}';
update campaign set audience = audience || '{"listIds": []}';
