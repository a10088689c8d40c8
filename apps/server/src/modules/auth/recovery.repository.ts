import { bytes, int, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const upsertRecovery = statement({
  name: 'upsert_recovery',
  text: `
    insert into password_recoveries (member_id, code_hash, tries, created_at, expires_at)
    values (:member_id, :code_hash, 0, :created_at, :expires_at)
    on conflict (member_id) do update
      set code_hash = excluded.code_hash, tries = 0, created_at = excluded.created_at,
        expires_at = excluded.expires_at`,
  params: { member_id: int, code_hash: bytes, created_at: timestamp, expires_at: timestamp },
});

/** Counts the attempt before the code is compared, so that parallel guesses cannot share one. */
export const takeRecoveryAttempt = statement({
  name: 'take_recovery_try',
  text: `
    update password_recoveries set tries = tries + 1
    where member_id = :member_id and tries < 5 and expires_at > :now
    returning code_hash`,
  params: { member_id: int, now: timestamp },
  row: { code_hash: bytes },
});

/** Only one of several requests deletes the row, so a code is used once. */
export const spendCode = statement({
  name: 'spend_recovery_code',
  text: 'delete from password_recoveries where member_id = :member_id and code_hash = :code_hash',
  params: { member_id: int, code_hash: bytes },
});

export const deleteRecovery = statement({
  name: 'delete_recovery',
  text: 'delete from password_recoveries where member_id = :member_id',
  params: { member_id: int },
});
