-- What visitors send by forms. Named only in the stores of forms/.

create table form_submission (
  site_id      uuid        not null references site (id) on delete cascade,
  id           uuid        not null,
  -- The document and the block that the form is; both may be gone while what was sent is kept.
  form_id      text        not null check (char_length(form_id) <= 100),
  form_name    text        not null check (char_length(form_name) <= 1000),
  status       text        not null check (status in ('received', 'spam')),
  -- Why it was taken for spam.
  reason       text,
  locale       text        not null,
  page_path    text        not null check (char_length(page_path) <= 2000),
  page_title   text        not null check (char_length(page_title) <= 1000),
  -- Fields with their titles as they were then.
  answers      jsonb       not null,
  site_user_id uuid,
  -- Who was told of it by letter.
  told         text        check (char_length(told) <= 256),
  -- Of the key that a script sends: the same again is the same submission.
  key_digest   bytea,
  -- Keyed digests of the answers and of the address of the network, to know repeats again.
  body_digest  bytea       not null,
  ip_digest    bytea,
  created_at   timestamptz not null default date_trunc('milliseconds', now()),
  expires_at   timestamptz,
  primary key (site_id, id),
  unique (site_id, key_digest)
);

-- Serve the owner's lists, of all forms and of one; repeats; the deletion of an account; and the night.
create index form_submission_listing on form_submission (site_id, status, id desc);
create index form_submission_of_form on form_submission (site_id, form_id, status, id desc);
create index form_submission_repeat on form_submission (site_id, body_digest);
create index form_submission_site_user on form_submission (site_id, site_user_id) where site_user_id is not null;
create index form_submission_expires on form_submission (expires_at) where expires_at is not null;
create index form_submission_spam on form_submission (created_at) where status = 'spam';
create index form_submission_ip on form_submission (created_at) where ip_digest is not null;
