create table members (
  member_id       integer generated always as identity primary key,
  email           text,
  nickname        text,
  -- Null for somebody who only ever came through a social login.
  password_hash   text,
  about_me        text,
  gender          text     check (gender in ('MALE', 'FEMALE')),
  birth_year      smallint check (birth_year >= 1950),
  image_path      text,
  image_name      text,
  reputation      double precision not null default 36.5 check (reputation between 0 and 99),
  following_count integer  not null default 0 check (following_count >= 0),
  follower_count  integer  not null default 0 check (follower_count >= 0),
  status          text     not null default 'ACTIVE' check (status in ('ACTIVE', 'SUSPENDED', 'WITHDRAWN')),
  created_at      timestamptz not null default now(),
  withdrawn_at    timestamptz,
  constraint member_email_length check (char_length(email) between 3 and 254),
  constraint member_nickname_pattern check (nickname ~ '^[A-Za-z가-힣_-]{2,8}$'),
  constraint member_about_me_length check (char_length(about_me) <= 128),
  constraint member_image_whole check ((image_path is null) = (image_name is null)),
  constraint member_withdrawn_is_erased check (
    case when status = 'WITHDRAWN'
      then num_nonnulls(email, nickname, password_hash, about_me, gender, birth_year, image_name) = 0
           and withdrawn_at is not null
      else num_nonnulls(email, nickname, about_me, gender, birth_year) = 5
    end)
);
create unique index members_email_key on members (lower(email));
create unique index members_nickname_key on members (lower(nickname));

create table member_interests (
  member_id         integer  not null references members on delete cascade,
  category_small_id smallint not null references small_categories,
  primary key (member_id, category_small_id)
);

-- One row per logged-in device. Access tokens name it, so ending it bites at once.
create table sessions (
  session_id             uuid        primary key,
  member_id              integer     not null references members on delete cascade,
  created_at             timestamptz not null,
  ended_at               timestamptz,
  password_checked_until timestamptz
);
create index sessions_member_idx on sessions (member_id) where ended_at is null;

-- Each re-issue adds a child. A token whose child has been used and which is shown again was stolen.
create table refresh_tokens (
  refresh_token_id bigint generated always as identity primary key,
  session_id       uuid        not null references sessions on delete cascade,
  parent_id        bigint      references refresh_tokens on delete cascade,
  token_hash       bytea       not null unique,
  created_at       timestamptz not null,
  expires_at       timestamptz not null,
  used_at          timestamptz
);
create index refresh_tokens_session_idx on refresh_tokens (session_id);
create index refresh_tokens_parent_idx on refresh_tokens (parent_id);

-- A second code replaces the first: one row per member.
create table password_recoveries (
  member_id  integer     primary key references members on delete cascade,
  code_hash  bytea       not null,
  tries      smallint    not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table oauth_identities (
  provider   text        not null,
  subject    text        not null,
  member_id  integer     not null references members on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index oauth_identities_member_idx on oauth_identities (member_id);

-- A login on its way through a provider, between the redirect and the callback.
create table oauth_attempts (
  state_hash    bytea       primary key,
  provider      text        not null,
  nonce         text        not null,
  code_verifier text        not null,
  expires_at    timestamptz not null
);

-- A first-time social member who has yet to finish the profile.
create table oauth_signups (
  ticket_hash bytea       primary key,
  provider    text        not null,
  subject     text        not null,
  email       text        not null,
  expires_at  timestamptz not null
);

create table rate_limit_hits (
  rule         text        not null,
  subject_hash bytea       not null,
  window_start timestamptz not null,
  hits         integer     not null,
  expires_at   timestamptz not null,
  primary key (rule, subject_hash, window_start)
);
create index rate_limit_hits_expiry_idx on rate_limit_hits (expires_at);

-- Mail leaves in the same transaction as what it tells of, and is sent afterwards.
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
  last_error      text
);
create index mail_outbox_due_idx on mail_outbox (next_attempt_at) where sent_at is null and failed_at is null;
