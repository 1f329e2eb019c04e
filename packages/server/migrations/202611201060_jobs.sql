-- The rooms' own tables: the outbox of jobs, mails, and answers kept for repeated requests.

-- Written in the transaction of the business; a job runs it afterwards, at least once.
create table outbox (
  site_id      uuid        not null references site (id) on delete cascade,
  id           uuid        not null,
  topic        text        not null,
  -- The same fact is told once.
  dedupe       text        not null,
  payload      jsonb       not null,
  created_at   timestamptz not null default now(),
  done_at      timestamptz,
  attempts     integer     not null default 0,
  last_error   text,
  primary key (site_id, id),
  unique (site_id, dedupe)
);
create index outbox_open on outbox (created_at) where done_at is null;

create table mail (
  site_id    uuid        not null references site (id) on delete cascade,
  id         uuid        not null,
  -- The same mail is written once.
  dedupe     text        not null,
  recipient  text        not null,
  subject    text        not null,
  body_text  text        not null,
  body_html  text        not null,
  created_at timestamptz not null default now(),
  sent_at    timestamptz,
  primary key (site_id, id),
  unique (site_id, dedupe)
);
create index mail_created on mail (site_id, created_at desc);

-- Idempotency-Key: the first request runs, later ones get its answer.
create table idempotency (
  site_id      uuid        not null references site (id) on delete cascade,
  scope        text        not null,
  key          text        not null check (char_length(key) between 1 and 64),
  request_hash text        not null,
  status       smallint,
  body         jsonb,
  created_at   timestamptz not null default now(),
  primary key (site_id, scope, key)
);
create index idempotency_created on idempotency (created_at);
