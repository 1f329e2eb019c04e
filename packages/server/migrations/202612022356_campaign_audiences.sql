-- A campaign goes to the subscribers that its conditions match; none are set in the campaigns of before.
alter table campaign add column audience jsonb not null
  default '{"from": null, "to": null, "languages": [], "purchase": "any", "productId": null}';
