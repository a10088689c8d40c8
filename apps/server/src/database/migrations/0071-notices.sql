-- What a member is told. One row for each act and recipient, written in the act's transaction.
create table notices (
  notice_id   bigint generated always as identity primary key,
  member_id   integer     not null references members,
  kind        text        not null check (kind ~ '^[A-Z_]{3,40}$'),
  club_id     integer     references clubs,
  actor_id    integer     references members,
  data        jsonb       not null default '{}',
  dedupe_key  text        not null unique,
  created_at  timestamptz not null,
  read_at     timestamptz,
  -- Acts of one kind in one club within ten minutes are one line: the latest row stands for all.
  folded_into bigint      references notices on delete set null,
  fold_since  timestamptz not null,
  -- Everyone whose act the line stands for, the last one first.
  fold_actors integer[]   not null
);
create index notices_inbox on notices (member_id, notice_id desc) where folded_into is null;
create index notices_unread on notices (member_id, notice_id) where read_at is null;
create index notices_of_club on notices (club_id) where club_id is not null;
create index notices_folded on notices (folded_into) where folded_into is not null;
create index notices_age on notices (created_at);

-- What a member chose; without a row, the defaults of each kind hold.
create table notice_settings (
  member_id    integer primary key references members,
  kinds        jsonb   not null default '{}',
  quiet_hours  boolean not null default true,
  hide_content boolean not null default false
);

create table muted_clubs (
  member_id integer not null references members,
  club_id   integer not null references clubs,
  primary key (member_id, club_id)
);

-- One device of a member that takes pushes; it ends with the session it was made in.
create table push_subscriptions (
  subscription_id bigint generated always as identity primary key,
  member_id       integer     not null references members,
  session_id      uuid        references sessions on delete cascade,
  endpoint        text        not null unique,
  p256dh          text        not null,
  auth            text        not null,
  created_at      timestamptz not null
);
create index push_subscriptions_member on push_subscriptions (member_id);
create index push_subscriptions_session on push_subscriptions (session_id);

-- One notice on its way to one device or one mailbox. Claimed before it is sent: a claim whose
-- lease ran out was cut off, and nobody knows whether it arrived; it is tried once more.
create table deliveries (
  delivery_id     bigint generated always as identity primary key,
  notice_id       bigint      not null references notices on delete cascade,
  channel         text        not null check (channel in ('push', 'mail')),
  subscription_id bigint      references push_subscriptions on delete cascade,
  due_at          timestamptz not null,
  state           text        not null default 'pending'
    check (state in ('pending', 'sending', 'sent', 'failed', 'unknown', 'dropped')),
  attempts        smallint    not null default 0,
  cut_off         smallint    not null default 0,
  lease_until     timestamptz,
  last_error      text,
  finished_at     timestamptz,
  constraint deliveries_once unique nulls not distinct (notice_id, channel, subscription_id),
  constraint delivery_push_has_device check ((channel = 'push') = (subscription_id is not null)),
  constraint delivery_sending_has_lease check ((state = 'sending') = (lease_until is not null))
);
create index deliveries_due on deliveries (due_at) where state = 'pending';
create index deliveries_claimed on deliveries (lease_until) where state = 'sending';
create index deliveries_subscription on deliveries (subscription_id);
create index deliveries_finished on deliveries (finished_at) where finished_at is not null;
