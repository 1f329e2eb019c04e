-- A compound rate is computed on the amount plus the taxes of the rates before it in the list.
alter table tax_rate add column is_compound boolean not null default false;
-- Of the rates of a tax class with the same priority, one applies: that of the region, else that of the country. Null
-- always applies.
alter table tax_rate add column priority smallint check (priority between 1 and 99);
