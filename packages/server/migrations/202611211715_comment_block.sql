-- What an owner wants to read in no comment. Named only in comments/block-store.ts.

create table comment_block (
  site_id uuid    not null references site (id) on delete cascade,
  -- A word or a phrase, an email address, "@" and a domain, or an address of the network; in small letters.
  entry   text    not null check (char_length(entry) between 1 and 100),
  primary key (site_id, entry)
);
