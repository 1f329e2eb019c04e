-- Replays by filter: deliveries of a webhook that are sent again by one press of staff.

-- The press that made the delivery; null for one that was not sent again by a filter.
alter table webhook_delivery add column replay_id uuid;

-- An event is sent again once for a press.
create unique index webhook_delivery_replay on webhook_delivery (site_id, endpoint_id, replay_id, event_id)
  where replay_id is not null;
-- Those that wait: for the progress, and so that later ones about the same object wait for earlier ones.
create index webhook_delivery_replay_due on webhook_delivery (site_id, endpoint_id, object_id, happened_at)
  where state = 'pending' and replay_id is not null;
-- Whether an event arrived by a test or a replay.
create index webhook_delivery_by_hand on webhook_delivery (site_id, endpoint_id, event_id) where is_manual;
