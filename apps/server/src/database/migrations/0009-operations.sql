create table club_reports (
  club_report_id integer generated always as identity primary key,
  club_id        integer not null references clubs,
  reporter_id    integer not null references members,
  category       text    not null check (category in (
    'ADVERTISEMENT_AND_SPAM', 'INAPPROPRIATE_PARTICIPATION_FEE', 'REQUEST_PERSONAL_CONTACT',
    'INVITING_OTHERS', 'PARTICULAR_RELIGION_PROPAGATION', 'ANTISOCIAL_CONTENT', 'ETC')),
  reason         text    check (char_length(reason) between 1 and 128),
  created_at     timestamptz not null default now(),
  closed_at      timestamptz,
  verdict        text,
  constraint club_reports_once unique (club_id, reporter_id),
  constraint club_report_closed_with_verdict check ((closed_at is null) = (verdict is null))
);
create index club_reports_open on club_reports (club_report_id) where closed_at is null;

create table member_reports (
  member_report_id integer generated always as identity primary key,
  member_id        integer not null references members,
  reporter_id      integer not null references members,
  category         text    not null check (category in (
    'BAD_LANGUAGE', 'ADVERTISE', 'PERSONAL_INFORMATION', 'DISCRIMINATION', 'ETC')),
  reason           text    check (char_length(reason) between 1 and 128),
  created_at       timestamptz not null default now(),
  closed_at        timestamptz,
  verdict          text,
  constraint member_report_not_self check (member_id <> reporter_id),
  constraint member_report_closed_with_verdict check ((closed_at is null) = (verdict is null))
);
create unique index member_reports_once_open on member_reports (member_id, reporter_id) where closed_at is null;
create index member_reports_open on member_reports (member_report_id) where closed_at is null;

-- A copy of the reported message and its surroundings, because the message may be removed later.
create table message_reports (
  message_report_id integer generated always as identity primary key,
  -- No foreign keys: the evidence outlives the room.
  room_id        bigint      not null,
  seq            integer     not null,
  member_id      integer     not null references members,
  reporter_id    integer     not null references members,
  category       text        not null check (category in (
    'BAD_LANGUAGE', 'ADVERTISE', 'PERSONAL_INFORMATION', 'DISCRIMINATION', 'ETC')),
  reason         text        check (char_length(reason) between 1 and 128),
  -- {"club", "message", "before": […], "after": […]} with texts, senders and times.
  evidence       jsonb       not null,
  evidence_image text,
  created_at     timestamptz not null,
  closed_at      timestamptz,
  verdict        text,
  constraint message_reports_once unique (room_id, seq, reporter_id),
  constraint message_report_not_self check (member_id <> reporter_id),
  constraint message_report_closed_with_verdict check ((closed_at is null) = (verdict is null))
);
create index message_reports_open on message_reports (message_report_id) where closed_at is null;
create index message_reports_age on message_reports (created_at);

-- Audit log of every operator action; never deleted.
create table operator_actions (
  operator_action_id integer generated always as identity primary key,
  operator           text not null,
  action             text not null,
  target             text not null,
  note               text,
  acted_at           timestamptz not null default now()
);

create table rate_limit_hits (
  rule         text        not null,
  subject_hash bytea       not null,
  window_start timestamptz not null,
  hits         integer     not null,
  expires_at   timestamptz not null,
  -- Attempts being verified. They count before the outcome is known, so that parallel guesses
  -- cannot exceed the limit together.
  pending      integer     not null default 0 check (pending >= 0),
  primary key (rule, subject_hash, window_start)
);
create index rate_limit_hits_expiry_idx on rate_limit_hits (expires_at);

-- The first response to a write with an Idempotency-Key, replayed for 24 hours. No status means
-- that the first request is still running, until its lease ends.
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

-- Mails are written in the transaction that causes them and sent after its commit.
create table mail_outbox (
  mail_id         bigint generated always as identity primary key,
  message_id      text        not null unique,
  recipient       text        not null,
  subject         text        not null,
  text_body       text        not null,
  html_body       text        not null,
  created_at      timestamptz not null,
  attempts        integer     not null default 0,
  next_attempt_at timestamptz not null,
  sent_at         timestamptz,
  failed_at       timestamptz,
  last_error      text,
  -- How often the mail server accepted the whole mail and then closed the connection without a reply.
  unconfirmed     smallint    not null default 0,
  -- Not sent after this time.
  expires_at      timestamptz,
  unsubscribe_url text
);
create index mail_outbox_due_idx on mail_outbox (next_attempt_at) where sent_at is null and failed_at is null;
