-- Invoices and credit notes: numbered without gaps, each kind of a site on its own, and never changed once issued.

create table invoice_counter (
  site_id uuid   not null references site (id) on delete cascade,
  kind    text   not null check (kind in ('invoice', 'credit_note')),
  number  bigint not null,
  primary key (site_id, kind)
);

create table invoice (
  site_id   uuid        not null references site (id) on delete cascade,
  id        uuid        not null,
  order_id  uuid        not null,
  kind      text        not null check (kind in ('invoice', 'credit_note')),
  -- The refund of a credit note; null for an invoice.
  refund_id uuid,
  number    bigint      not null check (number > 0),
  -- What it says: later changes of the order do not touch it.
  content   jsonb       not null,
  issued_at timestamptz not null default clock_timestamp(),
  primary key (site_id, id),
  unique (site_id, kind, number),
  check ((kind = 'credit_note') = (refund_id is not null)),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, refund_id) references refund (site_id, id) on delete cascade
);
-- One invoice for each order, and one credit note for each refund.
create unique index invoice_order on invoice (site_id, order_id) where kind = 'invoice';
create unique index invoice_refund on invoice (site_id, refund_id);
-- Serves the list of an order, and its deletion.
create index invoice_of_order on invoice (site_id, order_id);
