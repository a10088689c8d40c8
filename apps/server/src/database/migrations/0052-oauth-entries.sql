-- A finished social login on its way to the web app: the browser exchanges the code for its tokens.
create table oauth_entries (
  code_hash    bytea       primary key,
  member_id    integer     not null references members on delete cascade,
  -- Null where the web app lives on an origin of its own, whose requests carry no cookie of ours.
  browser_hash bytea,
  expires_at   timestamptz not null
);
create index oauth_entries_member_idx on oauth_entries (member_id);
