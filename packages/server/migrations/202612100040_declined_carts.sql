-- Serves the reason of the last payment that failed for a cart.
create index orders_aborted_cart on orders (site_id, cart_id, id) where status = 'aborted';
