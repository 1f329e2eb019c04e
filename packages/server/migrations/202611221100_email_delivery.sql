-- Emails leave over SMTP. The table holds their parts; links and codes that give access are made when an email is
-- sent, so that neither this table nor the studio shows one.

create table email_suppression (
  site_id    uuid        not null references site (id) on delete cascade,
  id         uuid        not null,
  email      text        not null check (email = lower(email)),
  -- The answer of the mail server that rejected the address.
  reason     text        not null,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, email)
);

alter table mail
  add column language      text        not null default 'en',
  add column body          jsonb       check (jsonb_typeof(body) = 'array'),
  -- "unsent" was written while no mail server was configured.
  add column state         text        not null default 'waiting'
    check (state in ('waiting', 'sent', 'failed', 'suppressed', 'unsent')),
  add column attempts      integer     not null default 0 check (attempts >= 0),
  -- The process that tries to send it, until then: no two send it at once.
  add column claimed_until timestamptz,
  -- The same at every attempt, so that a receiving server recognizes an email that was sent twice.
  add column message_id    text,
  add column last_error    text;

-- What was written until now was never sent. Its links are removed; a code of a gift card stays, hidden, as it is
-- the only copy.
update mail set state = 'unsent', body = coalesce((
  select jsonb_agg(
    case
      when mail.dedupe like 'gift-card:%' and part ~ '^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$'
        then jsonb_build_object('code', jsonb_build_object('kind', 'written', 'id', part))
      else jsonb_build_object('text',
        regexp_replace(part, '\S*([?&]token=|/order/)\S*', '[link removed]', 'g'))
    end order by n)
  from regexp_split_to_table(btrim(mail.body_text, E'\n'), E'\n\n+') with ordinality as parts (part, n)
), '[]');

alter table mail
  alter column body set not null,
  drop column body_text,
  drop column body_html,
  add constraint mail_sent_at check ((state = 'sent') = (sent_at is not null));
create index mail_by_state on mail (site_id, state);
