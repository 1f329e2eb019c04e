-- What a donation is given to, for the owner to read: in the site's own language. Null where the visitor
-- read it in that.
alter table cart_donation add column own_title text check (char_length(own_title) between 1 and 200);
alter table order_line add column own_title text check (own_title is null or product_type is null);

create or replace function cart_json(asked_site uuid, asked_cart uuid) returns json
language plpgsql stable as $$
begin
  return (
    select json_build_object('id', k.id, 'version', k.version, 'createdAt', k.created_at,
      'lines', c.lines, 'donation', (
        select json_build_object('title', d.title, 'ownTitle', d.own_title, 'amountMinor', d.amount_minor)
        from cart_donation d where d.site_id = k.site_id and d.cart_id = k.id))
    from cart k, cart_contents(asked_site, asked_cart) c
    where k.site_id = asked_site and k.id = asked_cart
  );
end $$;
