-- Exports, imports, copies and backups, which take longer than a request. A process claims a row and shows that it is at work
-- by `beat_at`; a row whose process has ended is claimed again.
create table installation_task (
  site_id    uuid        not null references site on delete cascade,
  id         uuid        not null,
  kind       text        not null check (kind in ('export', 'import', 'copy', 'backup', 'restore-test')),
  state      text        not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- The staff member who started it, who alone sees it; null for a schedule.
  member_id  uuid,
  input      jsonb       not null,
  step       text        not null default '',
  done       integer     not null default 0,
  total      integer     not null default 0,
  attempts   smallint    not null default 0,
  outcome    jsonb,
  errors     jsonb       not null default '[]',
  created_at timestamptz not null default now(),
  beat_at    timestamptz,
  ended_at   timestamptz,
  primary key (site_id, id)
);

create index installation_task_open on installation_task (created_at) where state in ('waiting', 'running');
