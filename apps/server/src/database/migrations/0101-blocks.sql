-- Who does not want to see whom. Looked up in both directions: neither sees the other.
create table blocks (
  blocker_id integer     not null references members,
  blocked_id integer     not null references members,
  blocked_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  constraint block_not_self check (blocker_id <> blocked_id)
);
create index blocks_of_blocked on blocks (blocked_id, blocker_id);
