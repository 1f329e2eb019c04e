-- The theme before the last switch, so that the owner can switch back on any day and from any device.
alter table site add column previous_theme text;
