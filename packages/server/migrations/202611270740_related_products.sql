-- Products that the owner picks to be shown beside a product, in their order. Those deleted since are skipped.

alter table product add column related_ids uuid[] not null default '{}';
