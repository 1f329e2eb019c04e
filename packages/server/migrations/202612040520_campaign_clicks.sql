-- Campaigns count how often their links are followed: without anything about who follows them.

alter table campaign add column counts_clicks boolean not null default false;

create table campaign_click (
  site_id     uuid    not null,
  campaign_id uuid    not null,
  -- The signature of the link in emails, which only this site can create.
  link_key    text    not null check (char_length(link_key) between 1 and 64),
  -- A URL, or a path of the site.
  url         text    not null check (char_length(url) between 1 and 2000),
  clicks      integer not null default 0 check (clicks >= 0),
  primary key (site_id, campaign_id, link_key),
  foreign key (site_id, campaign_id) references campaign (site_id, id) on delete cascade
);
