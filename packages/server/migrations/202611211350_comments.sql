-- Comments on items, and likes. Named only in the stores of comments/.

create table comment (
  site_id      uuid        not null,
  id           uuid        not null,
  document_id  uuid        not null,
  -- What it answers. One level: the answer to an answer belongs to the same comment.
  parent_id    uuid,
  -- Who wrote it: a visitor with an account, somebody who works on the site, or a name and an address.
  site_user_id uuid,
  member_id    uuid,
  author_name  text        not null check (char_length(author_name) between 1 and 200),
  author_email text        check (char_length(author_email) <= 256),
  -- Plain text.
  body         text        not null check (char_length(body) between 1 and 5000),
  status       text        not null check (status in ('pending', 'approved', 'spam', 'trash')),
  -- Why it was not shown at once.
  reason       text,
  locale       text        not null,
  -- Keyed digests, to know repeats again: of the address of the network, and of the text.
  ip_digest    bytea,
  body_digest  bytea       not null,
  created_at   timestamptz not null default date_trunc('milliseconds', now()),
  decided_by   uuid,
  decided_at   timestamptz,
  -- When the owner was told by letter that it waits.
  told_at      timestamptz,
  primary key (site_id, id),
  unique (site_id, document_id, id),
  foreign key (site_id, document_id) references document (site_id, id) on delete cascade,
  -- An answer stands below the same item.
  foreign key (site_id, document_id, parent_id) references comment (site_id, document_id, id) on delete cascade
);

-- Serve an item's page, the owner's lists, the deletion of an account, repeats, the letter and the night.
create index comment_thread on comment (site_id, document_id, parent_id, id desc) where status = 'approved';
create index comment_listing on comment (site_id, status, id desc);
create index comment_parent on comment (site_id, document_id, parent_id) where parent_id is not null;
create index comment_site_user on comment (site_id, site_user_id) where site_user_id is not null;
create index comment_repeat on comment (site_id, body_digest);
create index comment_untold on comment (site_id) where status = 'pending' and told_at is null;
create index comment_told on comment (site_id, told_at desc) where told_at is not null;
create index comment_refused on comment (created_at) where status in ('spam', 'trash');

create table document_like (
  site_id     uuid        not null,
  document_id uuid        not null,
  -- Keyed: the browser's token cannot be had from it.
  visitor     bytea       not null,
  created_at  timestamptz not null default now(),
  primary key (site_id, document_id, visitor),
  foreign key (site_id, document_id) references document (site_id, id) on delete cascade
);

-- What pages and lists show of an item without counting. No page is dropped because a count of likes moves.
create table document_count (
  site_id       uuid    not null,
  document_id   uuid    not null,
  like_count    integer not null default 0 check (like_count >= 0),
  -- Approved ones whose own parent is approved.
  comment_count integer not null default 0 check (comment_count >= 0),
  primary key (site_id, document_id),
  foreign key (site_id, document_id) references document (site_id, id) on delete cascade
) with (fillfactor = 70);

-- Whoever likes at once waits for the other at the row, so that none is lost.
create function like_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into document_count (site_id, document_id, like_count)
    values (new.site_id, new.document_id, 1)
    on conflict (site_id, document_id) do update set like_count = document_count.like_count + 1;
  else
    -- Of a document that is being deleted there is no row any more.
    update document_count set like_count = like_count - 1
    where site_id = old.site_id and document_id = old.document_id;
  end if;
  return null;
end $$;

create trigger document_like_count after insert or delete on document_like
  for each row execute function like_counted();

-- Counts anew under the row's lock: each statement sees what was committed before it.
create function comment_counted() returns trigger language plpgsql as $$
declare
  of_site uuid := coalesce(new.site_id, old.site_id);
  of_document uuid := coalesce(new.document_id, old.document_id);
begin
  perform 1 from document where site_id = of_site and id = of_document;
  if not found then return null; end if;
  insert into document_count (site_id, document_id) values (of_site, of_document)
  on conflict (site_id, document_id) do nothing;
  perform 1 from document_count where site_id = of_site and document_id = of_document for update;
  update document_count set comment_count = (
    select count(*) from comment c
    left join comment p on p.site_id = c.site_id and p.document_id = c.document_id and p.id = c.parent_id
    where c.site_id = of_site and c.document_id = of_document and c.status = 'approved'
      and (c.parent_id is null or p.status = 'approved')
  ) where site_id = of_site and document_id = of_document;
  perform pg_notify('content', of_site::text);
  return null;
end $$;

-- Only what visitors see, or saw, makes pages anew: those that wait and spam cost nobody a page.
create trigger comment_count_added after insert on comment
  for each row when (new.status = 'approved') execute function comment_counted();
create trigger comment_count_changed after update of status, body on comment
  for each row when ((old.status = 'approved' or new.status = 'approved') and (old.status, old.body) is distinct from (new.status, new.body))
  execute function comment_counted();
create trigger comment_count_deleted after delete on comment
  for each row when (old.status = 'approved') execute function comment_counted();
