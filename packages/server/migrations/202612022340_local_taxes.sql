-- A rate may be for postal codes (`94110`, `94*`, `10000-10999`) and for cities of its country and regions.
alter table tax_rate add column postal_codes text[] not null default '{}';
alter table tax_rate add column cities text[] not null default '{}';
-- Where the store is within its region, by which pickups, services and downloads are taxed.
alter table store_settings add column tax_city text not null default '';
alter table store_settings add column tax_postal_code text not null default '';
