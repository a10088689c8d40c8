-- The first reply to a write that carried an Idempotency-Key. A copy of the request gets it again
-- for 24 hours. Without a status the first request is still under way, until its lease ends.
create table idempotent_replies (
  key_hash    bytea       primary key,
  member_id   integer     references members on delete cascade,
  body_hash   bytea       not null,
  attempt_id  uuid        not null,
  lease_until timestamptz not null,
  expires_at  timestamptz not null,
  status      integer,
  headers     jsonb,
  body        bytea,
  constraint idempotent_replies_whole check ((status is null) = (headers is null))
);
create index idempotent_replies_expiry_idx on idempotent_replies (expires_at);
create index idempotent_replies_member_idx on idempotent_replies (member_id);
