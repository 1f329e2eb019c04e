-- The reviews of products, and the emails that ask buyers for them.

create table product_review (
  site_id      uuid        not null references site (id) on delete cascade,
  id           uuid        not null,
  product_id   uuid        not null,
  source       text        not null check (source in ('native', 'imported')),
  state        text        not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  stars        smallint    not null check (stars between 1 and 5),
  author_name  text        not null check (char_length(author_name) between 1 and 100),
  title        text        not null default '' check (char_length(title) <= 150),
  body         text        not null default '' check (char_length(body) <= 5000),
  -- The language of the review (BCP 47).
  locale       text        not null check (char_length(locale) between 2 and 35),
  -- In small letters, and never shown to visitors; null if a file did not name it.
  email        text        check (char_length(email) between 3 and 256),
  -- The account of an author who was signed in.
  site_user_id uuid,
  -- Whether the author bought the product, as the link of a request or an order of the account proves.
  verified     boolean     not null default false,
  -- The answer of the owner, shown below the review.
  reply        text        not null default '' check (char_length(reply) <= 2000),
  replied_at   timestamptz,
  -- What tells an imported review apart, so that a file that is imported again adds none.
  import_key   text        check (char_length(import_key) <= 200),
  created_at   timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, product_id) references product (site_id, id) on delete cascade
);

-- A buyer reviews a product once.
create unique index product_review_once on product_review (site_id, product_id, email)
  where verified and source = 'native';
create unique index product_review_import on product_review (site_id, import_key) where import_key is not null;
-- Serves the page of a product: its newest reviews, and its rating.
create index product_review_shown on product_review (site_id, product_id, created_at desc, id desc)
  include (stars, source, verified) where state = 'approved';
-- Serves the list of the owner.
create index product_review_list on product_review (site_id, state, created_at desc, id desc);
-- Serves the deletion of a product.
create index product_review_product on product_review (site_id, product_id);
-- Serve the erasure of a person.
create index product_review_email on product_review (site_id, email) where email is not null;
create index product_review_site_user on product_review (site_id, site_user_id) where site_user_id is not null;

-- Reviews that wait or were rejected leave the cached pages as they are.
create trigger product_review_added after insert on product_review
  for each row when (new.state = 'approved') execute function content_changed();
create trigger product_review_changed after update on product_review
  for each row when (old.state = 'approved' or new.state = 'approved') execute function content_changed();
create trigger product_review_deleted after delete on product_review
  for each row when (old.state = 'approved') execute function content_changed();

-- A buyer is asked once for a review of a product.
create table product_review_request (
  site_id    uuid        not null,
  id         uuid        not null,
  order_id   uuid        not null,
  product_id uuid        not null,
  -- In small letters.
  email      text        not null check (char_length(email) between 3 and 256),
  -- The digest of the token in the link, which proves the purchase.
  token_hash bytea       not null,
  created_at timestamptz not null default now(),
  -- When the review was written.
  used_at    timestamptz,
  primary key (site_id, id),
  unique (site_id, email, product_id),
  unique (site_id, token_hash),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, product_id) references product (site_id, id) on delete cascade
);
create index product_review_request_order on product_review_request (site_id, order_id);
create index product_review_request_product on product_review_request (site_id, product_id);
-- Serves the nightly deletion.
create index product_review_request_age on product_review_request (created_at);
