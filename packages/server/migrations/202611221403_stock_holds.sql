-- A checkout holds stock once its contact and address are complete, for a limited time in all.

alter table checkout rename column entered_at to held_since;
alter table checkout alter column held_since drop default;
alter table checkout alter column held_since drop not null;
