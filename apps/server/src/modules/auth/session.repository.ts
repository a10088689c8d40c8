import {
  bigint,
  bool,
  bytes,
  int,
  nullable,
  text,
  timestamp,
  uuid,
} from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const selectActiveSession = statement({
  name: 'select_active_session',
  text: `
    select s.member_id
    from sessions s join members m using (member_id)
    where s.session_id = $1 and s.ended_at is null and m.status = 'ACTIVE'`,
  params: [uuid],
  row: { member_id: int },
});

/** A device and its first refresh token, in one trip: a crowd that logs in at once makes many. */
export const insertSessionWithToken = statement({
  name: 'insert_session_with_token',
  text: `
    with made as (
      insert into sessions (session_id, member_id, created_at) values ($1, $2, $4)
      returning session_id)
    insert into refresh_tokens (session_id, token_hash, created_at, expires_at)
    select session_id, $3, $4, $5 from made`,
  params: [uuid, int, bytes, timestamp, timestamp],
});

export const insertRefreshToken = statement({
  name: 'insert_refresh_token',
  text: `
    insert into refresh_tokens (session_id, parent_id, token_hash, created_at, expires_at)
    values ($1, $2, $3, $4, $5)`,
  params: [uuid, bigint, bytes, timestamp, timestamp],
});

/** Re-issues of one device wait for each other here. */
export const lockSessionOfToken = statement({
  name: 'lock_session_of_token',
  text: `
    select t.refresh_token_id, s.session_id, s.member_id, s.ended_at, m.email, m.status
    from refresh_tokens t
    join sessions s using (session_id)
    join members m using (member_id)
    where t.token_hash = $1
    for update of s`,
  params: [bytes],
  row: {
    refresh_token_id: bigint,
    session_id: uuid,
    member_id: int,
    ended_at: nullable(timestamp),
    email: nullable(text),
    status: text,
  },
});

/** Asked after the lock, in a statement of its own, so that it sees what the others did meanwhile. */
export const selectTokenState = statement({
  name: 'select_token_state',
  text: `
    select t.expires_at > $2 as is_fresh,
      exists (select 1 from refresh_tokens c
              where c.parent_id = t.refresh_token_id and c.used_at is not null) as has_used_child
    from refresh_tokens t where t.refresh_token_id = $1`,
  params: [bigint, timestamp],
  row: { is_fresh: bool, has_used_child: bool },
});

/** A client that keeps an old token slides along with it. */
export const markTokenUsed = statement({
  name: 'mark_token_used',
  text: 'update refresh_tokens set used_at = $2, expires_at = $3 where refresh_token_id = $1',
  params: [bigint, timestamp, timestamp],
});

export const endSession = statement({
  name: 'end_session',
  text: 'update sessions set ended_at = $2 where session_id = $1 and ended_at is null',
  params: [uuid, timestamp],
});

export const endAllSessions = statement({
  name: 'end_all_sessions',
  text: 'update sessions set ended_at = $2 where member_id = $1 and ended_at is null',
  params: [int, timestamp],
});

export const allowPasswordChange = statement({
  name: 'allow_password_change',
  text: 'update sessions set password_checked_until = $2 where session_id = $1 and ended_at is null',
  params: [uuid, timestamp],
});

export const selectPasswordChangeAllowed = statement({
  name: 'select_password_change_allowed',
  text: `
    select coalesce(password_checked_until > $2, false) as allowed
    from sessions where session_id = $1 and ended_at is null`,
  params: [uuid, timestamp],
  row: { allowed: bool },
});
