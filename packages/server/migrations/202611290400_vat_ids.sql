-- VAT IDs of businesses, and reverse charge.

alter table store_settings add column takes_vat_ids boolean not null default false;
-- The VAT ID of the store, in capitals, without spaces.
alter table store_settings add column vat_id text not null default '';

-- As the buyer typed them.
alter table checkout add column company text not null default '';
alter table checkout add column vat_id text not null default '';

-- As they were when the order was placed.
alter table orders add column company text not null default '';
alter table orders add column vat_id text not null default '';
alter table orders add column seller_vat_id text not null default '';
alter table orders add column reverse_charge boolean not null default false;
alter table orders add constraint orders_reverse_charge check (not reverse_charge or tax_minor = 0);
