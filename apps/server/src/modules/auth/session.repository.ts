import {
  bigint,
  bool,
  bytes,
  int,
  intArrayText,
  nullable,
  text,
  timestamp,
  uuid,
  uuidArray,
} from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const selectActiveSession = statement('select_active_session', {
  text: `
    select s.member_id, m.hidden_ids
    from sessions s join members m using (member_id)
    where s.session_id = :session_id and s.ended_at is null and m.status = 'ACTIVE'`,
  params: { session_id: uuid },
  row: { member_id: int, hidden_ids: intArrayText },
  pipelined: true,
});

export const selectActiveSessions = statement('select_active_sessions', {
  text: `
    select s.session_id
    from sessions s join members m using (member_id)
    where s.session_id = any(:session_ids) and s.ended_at is null and m.status = 'ACTIVE'`,
  params: { session_ids: uuidArray },
  row: { session_id: uuid },
});

/**
 * Inserts a session and its first refresh token in one round trip, because logins come in bursts.
 */
export const insertSessionWithToken = statement('insert_session_with_token', {
  text: `
    with made as (
      insert into sessions (session_id, member_id, created_at, password_checked_until)
      values (:session_id, :member_id, :created_at, :password_checked_until)
      returning session_id)
    insert into refresh_tokens (session_id, token_hash, created_at, expires_at)
    select session_id, :token_hash, :created_at, :expires_at from made`,
  params: {
    session_id: uuid,
    member_id: int,
    token_hash: bytes,
    created_at: timestamp,
    expires_at: timestamp,
    password_checked_until: nullable(timestamp),
  },
});

export const insertRefreshToken = statement('insert_refresh_token', {
  text: `
    insert into refresh_tokens (session_id, parent_id, token_hash, created_at, expires_at)
    values (:session_id, :parent_id, :token_hash, :created_at, :expires_at)`,
  params: {
    session_id: uuid,
    parent_id: bigint,
    token_hash: bytes,
    created_at: timestamp,
    expires_at: timestamp,
  },
});

/** Lock the session, so that concurrent reissues of one device run one after another. */
export const lockTokenSession = statement('lock_session_of_token', {
  text: `
    select t.refresh_token_id, s.session_id, s.member_id, s.created_at, s.ended_at, m.email, m.status
    from refresh_tokens t
    join sessions s using (session_id)
    join members m using (member_id)
    where t.token_hash = :token_hash
    for update of s`,
  params: { token_hash: bytes },
  row: {
    refresh_token_id: bigint,
    session_id: uuid,
    member_id: int,
    created_at: timestamp,
    ended_at: nullable(timestamp),
    email: nullable(text),
    status: text,
  },
});

/**
 * Run this after `lockTokenSession`, as a separate statement, so that it sees the latest commits.
 * Other unused tokens of the same parent do not matter: a lost reply or a second tab may have
 * created them.
 */
export const selectTokenState = statement('select_token_state', {
  text: `
    select t.expires_at > :now as is_fresh,
      exists (select 1 from refresh_tokens c
              where c.parent_id = t.refresh_token_id and c.used_at is not null) as has_used_child,
      exists (select 1 from refresh_tokens s
              where s.parent_id = t.parent_id and s.refresh_token_id <> t.refresh_token_id
                and s.used_at is not null) as has_used_sibling
    from refresh_tokens t where t.refresh_token_id = :refresh_token_id`,
  params: { refresh_token_id: bigint, now: timestamp },
  row: { is_fresh: bool, has_used_child: bool, has_used_sibling: bool },
});

/**
 * Also extends the expiry of the used token: a client that did not receive the reply sends this
 * token again.
 */
export const markTokenUsed = statement('mark_token_used', {
  text: `
    update refresh_tokens set used_at = :used_at, expires_at = :expires_at
    where refresh_token_id = :refresh_token_id`,
  params: { refresh_token_id: bigint, used_at: timestamp, expires_at: timestamp },
});

export const endSession = statement('end_session', {
  text: `
    update sessions set ended_at = :ended_at
    where session_id = :session_id and ended_at is null`,
  params: { session_id: uuid, ended_at: timestamp },
});

export const endAllSessions = statement('end_all_sessions', {
  text: `
    update sessions set ended_at = :ended_at
    where member_id = :member_id and ended_at is null`,
  params: { member_id: int, ended_at: timestamp },
});

export const allowPasswordChange = statement('allow_password_change', {
  text: `
    update sessions set password_checked_until = :password_checked_until
    where session_id = :session_id and ended_at is null`,
  params: { session_id: uuid, password_checked_until: timestamp },
});

export const selectPasswordChangeAllowed = statement('select_password_change_allowed', {
  text: `
    select coalesce(password_checked_until > :now, false) as allowed
    from sessions where session_id = :session_id and ended_at is null`,
  params: { session_id: uuid, now: timestamp },
  row: { allowed: bool },
});
