-- What each tax of an order was: its class (null for Standard), whether it is computed on other taxes, and the place of its
-- rate. Taxes of earlier orders have no country: their place is unknown.
alter table order_tax add column tax_class text;
alter table order_tax add column is_compound boolean not null default false;
alter table order_tax add column country char(2);
alter table order_tax add column region text not null default '';
alter table order_tax add column city text not null default '';
alter table order_tax add column postal_code text not null default '';
