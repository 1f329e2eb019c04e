-- Products whose button leads straight to the checkout.

alter table product add column express_checkout boolean not null default false;
