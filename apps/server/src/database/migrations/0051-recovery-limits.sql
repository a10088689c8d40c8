-- One row per mail with a recovery code: how many were sent to an account and how often their
-- codes were guessed, for the limits of the last hour and day.
create table recovery_mails (
  recovery_mail_id bigint generated always as identity primary key,
  member_id        integer     not null references members on delete cascade,
  sent_at          timestamptz not null,
  guesses          smallint    not null default 0
);
create index recovery_mails_member_idx on recovery_mails (member_id, sent_at);
create index recovery_mails_sent_idx on recovery_mails (sent_at);

-- Codes are kept under a keyed hash from now on; those on their way are void within ten minutes anyway.
delete from password_recoveries;
alter table password_recoveries
  add column recovery_mail_id bigint references recovery_mails on delete cascade,
  add column tries_allowed smallint not null default 5,
  -- Whose address asked for the code: others get only a part of the tries.
  add column requester_hash bytea,
  add column stranger_tries smallint not null default 0;

-- Null for a password that its owner chose.
alter table members add column temporary_password_until timestamptz;
