-- The gift cards that a buyer entered at the checkout. An order is paid with them in their order, and with money for
-- the rest. Named only in checkout/gift-card-store.ts.

-- Has the name that the table takes.
drop index checkout_gift_card;

create table checkout_gift_card (
  site_id      uuid        not null,
  cart_id      uuid        not null,
  gift_card_id uuid        not null,
  added_at     timestamptz not null default clock_timestamp(),
  primary key (site_id, cart_id, gift_card_id),
  foreign key (site_id, cart_id) references cart (site_id, id) on delete cascade,
  foreign key (site_id, gift_card_id) references gift_card (site_id, id) on delete cascade
);

-- Serves the deletion of a gift card.
create index checkout_gift_card_card on checkout_gift_card (site_id, gift_card_id);

insert into checkout_gift_card (site_id, cart_id, gift_card_id)
select site_id, cart_id, gift_card_id from checkout where gift_card_id is not null;

alter table checkout drop column gift_card_id;
