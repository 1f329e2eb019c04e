-- Donations: an amount that a visitor gives, in a cart of its own that becomes an order. It is no product:
-- nothing of the catalog, of stock, tax or delivery hangs on it.

-- A cart with a donation holds nothing else, and no visitor's cookie leads to it.
create table cart_donation (
  site_id      uuid  not null,
  cart_id      uuid  not null,
  -- What it is given to, as the page said.
  title        text  not null check (char_length(title) between 1 and 200),
  amount_minor minor not null check (amount_minor > 0),
  primary key (site_id, cart_id),
  foreign key (site_id, cart_id) references cart (site_id, id) on delete cascade
);

create or replace function cart_json(asked_site uuid, asked_cart uuid) returns json
language plpgsql stable as $$
begin
  return (
    select json_build_object('id', k.id, 'version', k.version, 'createdAt', k.created_at,
      'lines', c.lines, 'donation', (
        select json_build_object('title', d.title, 'amountMinor', d.amount_minor)
        from cart_donation d where d.site_id = k.site_id and d.cart_id = k.id))
    from cart k, cart_contents(asked_site, asked_cart) c
    where k.site_id = asked_site and k.id = asked_cart
  );
end $$;

alter table orders add column is_donation boolean not null default false;
-- Nothing is added to what was given, and nothing taken off.
alter table orders add check (not is_donation or (discount_minor = 0 and shipping_minor = 0
  and tax_minor = 0 and shipping_address is null));
-- Serves the owner's report.
create index orders_donation on orders (site_id, number desc) where is_donation and number is not null;

-- A line without a product is a donation, and stands alone.
alter table order_line alter column product_id drop not null;
alter table order_line alter column variant_id drop not null;
alter table order_line alter column product_type drop not null;
alter table order_line add check ((product_id is null) = (product_type is null)
  and (variant_id is null) = (product_type is null));
alter table order_line add check (product_type is not null
  or (display_index = 0 and quantity = 1 and discount_minor = 0 and tax_minor = 0));
