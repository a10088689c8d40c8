-- What each host has just opened, so that a double tap makes one club.
create table club_openings (
  host_id     integer     not null references members on delete cascade,
  -- A hash of everything the host typed.
  fingerprint bytea       not null,
  opened_at   timestamptz not null,
  primary key (host_id, fingerprint)
);
