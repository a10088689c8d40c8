-- One row per act and recipient, written in the transaction of the act.
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
  -- Acts of one kind in one club within ten minutes show as one line: the latest row.
  folded_into bigint      references notices on delete set null,
  fold_since  timestamptz not null,
  -- The actors of all folded acts, latest first.
  fold_actors integer[]   not null
);
create index notices_inbox on notices (member_id, notice_id desc) where folded_into is null;
create index notices_unread on notices (member_id, notice_id) where read_at is null;
create index notices_of_club on notices (club_id) where club_id is not null;
create index notices_folded on notices (folded_into) where folded_into is not null;
create index notices_age on notices (created_at);

-- Members without a row use the defaults of each kind.
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

-- A device that receives pushes. It ends with the session that created it.
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

-- One notice to one device or mailbox. A worker claims it before sending. If the claim's lease
-- expires, the outcome is unknown and the delivery is tried once more.
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
  -- Retries end a day after the first attempt.
  first_attempt_at timestamptz,
  constraint deliveries_once unique nulls not distinct (notice_id, channel, subscription_id),
  constraint delivery_push_has_device check ((channel = 'push') = (subscription_id is not null)),
  constraint delivery_sending_has_lease check ((state = 'sending') = (lease_until is not null))
);
create index deliveries_due on deliveries (due_at) where state = 'pending';
create index deliveries_claimed on deliveries (lease_until) where state = 'sending';
create index deliveries_subscription on deliveries (subscription_id);
create index deliveries_finished on deliveries (finished_at) where finished_at is not null;

-- The meeting time each reminder was last created for: one lookup per club, not per member.
create table reminders (
  club_id      integer     not null references clubs,
  kind         text        not null
    check (kind in ('MEETING_TOMORROW', 'MEETING_SOON', 'REVIEW_DUE')),
  meeting_date date        not null,
  meeting_time time(0)     not null,
  made_at      timestamptz not null,
  primary key (club_id, kind)
);
