-- Emails that staff write to the subscribers of the newsletter.
create table campaign (
  site_id      uuid        not null references site (id) on delete cascade,
  id           uuid        not null,
  subject      text        not null check (char_length(subject) <= 200),
  preview_text text        not null check (char_length(preview_text) <= 200),
  blocks       jsonb       not null,
  -- Raised with each change of the content.
  version      integer     not null default 1,
  state        text        not null default 'draft'
    check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled')),
  send_at      timestamptz check ((send_at is null) = (state = 'draft')),
  -- The parts of the email, which all recipients get; null until it is sent.
  parts        jsonb,
  -- The numbers of recipients at the end; null until then.
  counts       jsonb,
  updated_at   timestamptz not null default now(),
  ended_at     timestamptz,
  primary key (site_id, id)
);
create index campaign_due on campaign (send_at) where state <> 'draft' and ended_at is null;

-- The people who were subscribed when a campaign began. An email names its recipient by the key
-- "campaign:<campaign>:<subscriber>", of which there is one only.
create table campaign_recipient (
  site_id       uuid        not null,
  campaign_id   uuid        not null,
  subscriber_id uuid        not null,
  state         text        not null default 'waiting' check (state in ('waiting', 'queued', 'skipped')),
  queued_at     timestamptz,
  primary key (site_id, campaign_id, subscriber_id),
  foreign key (site_id, campaign_id) references campaign (site_id, id) on delete cascade
);
create index campaign_recipient_waiting on campaign_recipient (site_id, campaign_id, subscriber_id)
  where state = 'waiting';
create index campaign_recipient_queued on campaign_recipient (site_id, campaign_id, queued_at)
  where state = 'queued';
