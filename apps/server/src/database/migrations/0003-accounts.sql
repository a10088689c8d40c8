-- One row per signed-in device. Access tokens name their session, so ending it takes effect at once.
create table sessions (
  session_id             uuid        primary key,
  member_id              integer     not null references members on delete cascade,
  created_at             timestamptz not null,
  ended_at               timestamptz,
  password_checked_until timestamptz
);
create index sessions_member_idx on sessions (member_id) where ended_at is null;

-- Each refresh adds a child token. If two children of one token are used, one of them was stolen.
create table refresh_tokens (
  refresh_token_id bigint generated always as identity primary key,
  session_id       uuid        not null references sessions on delete cascade,
  -- Set to null when an expired parent is deleted before its children.
  parent_id        bigint      references refresh_tokens on delete set null,
  token_hash       bytea       not null unique,
  created_at       timestamptz not null,
  expires_at       timestamptz not null,
  used_at          timestamptz
);
create index refresh_tokens_session_idx on refresh_tokens (session_id);
create index refresh_tokens_parent_idx on refresh_tokens (parent_id);
create index refresh_tokens_expiry_idx on refresh_tokens (expires_at);

-- One row per mail with a recovery code, for the hourly and daily limits per account.
create table recovery_mails (
  recovery_mail_id bigint generated always as identity primary key,
  member_id        integer     not null references members on delete cascade,
  sent_at          timestamptz not null,
  guesses          smallint    not null default 0
);
create index recovery_mails_member_idx on recovery_mails (member_id, sent_at);
create index recovery_mails_sent_idx on recovery_mails (sent_at);

-- One row per member: a new code replaces the previous one.
create table password_recoveries (
  member_id        integer     primary key references members on delete cascade,
  code_hash        bytea       not null,
  tries            smallint    not null default 0,
  created_at       timestamptz not null,
  expires_at       timestamptz not null,
  recovery_mail_id bigint      references recovery_mails on delete cascade,
  tries_allowed    smallint    not null default 5,
  -- The address that requested the code. Other addresses get only some of the tries.
  requester_hash   bytea,
  stranger_tries   smallint    not null default 0
);

create table oauth_identities (
  provider   text        not null,
  subject    text        not null,
  member_id  integer     not null references members on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index oauth_identities_member_idx on oauth_identities (member_id);

-- A social login between the redirect to the provider and its callback.
create table oauth_attempts (
  state_hash    bytea       primary key,
  provider      text        not null,
  nonce         text        not null,
  code_verifier text        not null,
  expires_at    timestamptz not null
);

-- A first social login whose member has not filled in the profile yet.
create table oauth_signups (
  ticket_hash    bytea       primary key,
  provider       text        not null,
  subject        text        not null,
  email          text        not null,
  expires_at     timestamptz not null,
  email_verified boolean     not null default false
);

-- A finished social login: the web app exchanges the code for tokens.
create table oauth_entries (
  code_hash    bytea       primary key,
  member_id    integer     not null references members on delete cascade,
  -- Null if the web app runs on another origin, whose requests carry no cookie of this one.
  browser_hash bytea,
  expires_at   timestamptz not null
);
create index oauth_entries_member_idx on oauth_entries (member_id);
