import { bigint, bytes, int, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { eraseStatement } from '#server/database/sweep-statement.ts';

export const selectRecoveryMails = statement('select_recovery_mails', {
  text: `
    select sent_at, guesses from recovery_mails
    where member_id = :member_id and sent_at > :since
    order by recovery_mail_id desc`,
  params: { member_id: int, since: timestamp },
  row: { sent_at: timestamp, guesses: int },
});

export const insertRecoveryMail = statement('insert_recovery_mail', {
  text: `
    insert into recovery_mails (member_id, sent_at) values (:member_id, :sent_at)
    returning recovery_mail_id`,
  params: { member_id: int, sent_at: timestamp },
  row: { recovery_mail_id: bigint },
});

export const upsertRecovery = statement('upsert_recovery', {
  text: `
    insert into password_recoveries
      (member_id, recovery_mail_id, code_hash, tries_allowed, requester_hash, created_at, expires_at)
    values (:member_id, :recovery_mail_id, :code_hash, :tries_allowed, :requester_hash,
      :created_at, :expires_at)
    on conflict (member_id) do update
      set recovery_mail_id = excluded.recovery_mail_id, code_hash = excluded.code_hash,
        tries = 0, tries_allowed = excluded.tries_allowed, stranger_tries = 0,
        requester_hash = excluded.requester_hash, created_at = excluded.created_at,
        expires_at = excluded.expires_at`,
  params: {
    member_id: int,
    recovery_mail_id: bigint,
    code_hash: bytes,
    tries_allowed: int,
    requester_hash: bytes,
    created_at: timestamp,
    expires_at: timestamp,
  },
});

/**
 * Count the attempt before comparing the code: parallel guesses must not share one attempt. Two
 * attempts are reserved for the client address that requested the code, so that strangers cannot
 * exhaust them.
 */
export const takeRecoveryAttempt = statement('take_recovery_try', {
  text: `
    with taken as (
      update password_recoveries
      set tries = tries + 1,
        stranger_tries = stranger_tries + (requester_hash is distinct from :address_hash)::int
      where member_id = :member_id and tries < tries_allowed and expires_at > :now
        and (requester_hash is not distinct from :address_hash
          or stranger_tries < greatest(tries_allowed - 2, 1))
      returning code_hash, recovery_mail_id),
    counted as (
      update recovery_mails m set guesses = m.guesses + 1
      from taken where m.recovery_mail_id = taken.recovery_mail_id)
    select code_hash from taken`,
  params: { member_id: int, address_hash: bytes, now: timestamp },
  row: { code_hash: bytes },
});

/** Of several concurrent requests, only one deletes the row, so a code works only once. */
export const spendCode = statement('spend_recovery_code', {
  text: 'delete from password_recoveries where member_id = :member_id and code_hash = :code_hash',
  params: { member_id: int, code_hash: bytes },
});

export const deleteRecovery = eraseStatement('password_recoveries');
