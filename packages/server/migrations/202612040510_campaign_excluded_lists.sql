-- Campaigns exclude the subscribers of mailing lists from their audience.

alter table campaign alter column audience
  set default '{"from": null, "to": null, "languages": [], "purchase": "any", "productId": null, "listIds": [], "excludedListIds": []}';
update campaign set audience = audience || '{"excludedListIds": []}';
