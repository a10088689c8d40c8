import { bytes, int, jsonText, nullable, timestamp, uuid } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { eraseStatement, sweepStatement } from '#server/database/sweep-statement.ts';

/**
 * Limits per member. If the stored reply was deleted to stay below a limit, a repeated request runs
 * again.
 */
export const MAX_STORED_REPLIES = 100;
export const MAX_STORED_BYTES = 256 * 1024;

export const claimKey = statement('claim_idempotency_key', {
  text: `
    with unflushed as (select set_config('synchronous_commit', 'off', true))
    insert into idempotent_replies as r
      (key_hash, member_id, body_hash, attempt_id, lease_until, expires_at)
    select :key_hash, :member_id, :body_hash, :attempt_id, :lease_until, :expires_at from unflushed
    on conflict (key_hash) do update
      set body_hash = excluded.body_hash, attempt_id = excluded.attempt_id,
        lease_until = excluded.lease_until, expires_at = excluded.expires_at,
        status = null, headers = null, body = null
      where r.expires_at <= :now
        or (r.status is null and r.lease_until <= :now and r.body_hash = excluded.body_hash)
    returning attempt_id`,
  params: {
    key_hash: bytes,
    member_id: nullable(int),
    body_hash: bytes,
    attempt_id: uuid,
    lease_until: timestamp,
    expires_at: timestamp,
    now: timestamp,
  },
  row: { attempt_id: uuid },
});

export const selectFirstReply = statement('select_first_reply', {
  text: `
    select body_hash, status, headers::text as headers, body
    from idempotent_replies where key_hash = :key_hash`,
  params: { key_hash: bytes },
  row: {
    body_hash: bytes,
    status: nullable(int),
    headers: nullable(jsonText),
    body: nullable(bytes),
  },
});

export const extendLease = statement('extend_idempotency_lease', {
  text: `
    update idempotent_replies set lease_until = :lease_until
    where key_hash = :key_hash and attempt_id = :attempt_id and status is null`,
  params: { key_hash: bytes, attempt_id: uuid, lease_until: timestamp },
});

export const storeReply = statement('store_idempotent_reply', {
  text: `
    with stored as (
      update idempotent_replies set status = :status, headers = :headers, body = :body
      where key_hash = :key_hash and attempt_id = :attempt_id and status is null),
    ranked as (
      select key_hash, row_number() over newest_first as ordinal,
        sum(coalesce(octet_length(body), 0)) over newest_first as total_bytes
      from idempotent_replies
      where member_id = :member_id and status is not null
      window newest_first as (order by expires_at desc, key_hash)),
    excess as (
      select key_hash from idempotent_replies
      where key_hash in (
        select key_hash from ranked
        where ordinal > ${MAX_STORED_REPLIES} or total_bytes > ${MAX_STORED_BYTES})
      for update skip locked)
    delete from idempotent_replies where key_hash in (select key_hash from excess)`,
  params: {
    key_hash: bytes,
    member_id: nullable(int),
    attempt_id: uuid,
    status: int,
    headers: jsonText,
    body: nullable(bytes),
  },
});

export const releaseKey = statement('release_idempotency_key', {
  text: `
    delete from idempotent_replies
    where key_hash = :key_hash and attempt_id = :attempt_id and status is null`,
  params: { key_hash: bytes, attempt_id: uuid },
});

export const deleteMemberReplies = eraseStatement('idempotent_replies');

export const deleteExpiredReplies = sweepStatement(
  'idempotent_replies',
  'key_hash',
  'expires_at <= :now',
);
