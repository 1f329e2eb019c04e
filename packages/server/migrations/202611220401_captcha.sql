-- What forms of a site ask of robots. Named only in sites/store.ts. The secret of a provider's keys is read
-- when a solution is judged, and never else.

alter table site
  -- The one that needs no keys asks where a form wants one; few do.
  add column captcha_kind text not null default 'built-in'
    check (captcha_kind in ('none', 'built-in', 'recaptcha', 'recaptcha-enterprise')),
  add column captcha_site_key text not null default '' check (char_length(captcha_site_key) <= 200),
  add column captcha_secret text not null default '' check (char_length(captcha_secret) <= 200),
  -- Of Google's cloud; of Enterprise keys alone.
  add column captcha_project text not null default '' check (char_length(captcha_project) <= 100),
  add constraint site_captcha_has_its_keys check (
    (captcha_kind like 'recaptcha%') = (captcha_site_key <> '')
    and (captcha_kind like 'recaptcha%') = (captcha_secret <> '')
    and (captcha_kind = 'recaptcha-enterprise') = (captcha_project <> '')
  );

-- Solutions of the built-in captcha that were sent: each counts once. Named only in captcha/store.ts.
create table captcha_solution (
  site_id    uuid        not null references site (id) on delete cascade,
  digest     bytea       not null check (octet_length(digest) = 32),
  -- From then on it counts nowhere, and need not be known.
  expires_at timestamptz not null,
  primary key (site_id, digest)
);

-- Serves the night.
create index captcha_solution_expires on captcha_solution (expires_at);
