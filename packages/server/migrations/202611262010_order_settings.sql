-- Whether staff get an email about each new order. A site without a row has the default: they do.

create table order_settings (
  site_id          uuid    primary key references site (id) on delete cascade,
  email_new_orders boolean not null
);
