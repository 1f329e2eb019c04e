-- The origin of newsletter subscribers, and the record of their consent.

alter table newsletter_subscriber add column source text not null default 'form'
  check (source in ('form', 'staff', 'import'));
-- The disclaimer that the form showed, or the note of staff about how the person agreed.
alter table newsletter_subscriber add column consent text not null default ''
  check (char_length(consent) <= 2000);
