-- What the owner lets each theme run: `{"THEME": {"runsHandlers": true, "origins": ["https://cdn.example"]}}`.
alter table site add column theme_approvals jsonb not null default '{}'
  check (jsonb_typeof(theme_approvals) = 'object');
