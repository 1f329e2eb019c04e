-- Invitations of people who will run a site. The token is in the link alone; here is its digest.

create table staff_invitation (
  site_id    uuid        not null references site (id) on delete cascade,
  id         uuid        not null,
  email      text        not null check (char_length(email) between 3 and 256),
  role       smallint    not null,
  token_hash bytea       not null,
  -- The staff member; null for the operator of the machine. Their invitations end with their account.
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, invited_by) references member (site_id, id) on delete cascade
);

-- An address has one invitation: a new one replaces it.
create unique index staff_invitation_email on staff_invitation (site_id, lower(email));
-- Serves the acceptance.
create unique index staff_invitation_token on staff_invitation (site_id, token_hash);
-- Serves the deletion of a member.
create index staff_invitation_inviter on staff_invitation (site_id, invited_by);
