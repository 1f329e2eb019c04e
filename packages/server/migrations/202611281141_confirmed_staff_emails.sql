-- Confirmed email addresses of staff: they alone show a person their other sites. Addresses until now count as not
-- confirmed, as nothing tells which of them were.

-- When the holder of the mailbox proved the address; null again once the address changes.
alter table member add column email_confirmed_at timestamptz;

-- Serves the other sites of a person. Only the letters A to Z lose their case: no two mailboxes become one.
create index member_confirmed_email on member (lower(email collate "C")) where email_confirmed_at is not null;

-- The address that alone received the link; null if a person passed the link on.
alter table sign_in_link add column emailed_to text;

-- Whether its link went by email alone, so that it proves the address.
alter table staff_invitation add column is_emailed boolean not null default false;
