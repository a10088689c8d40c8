import { sweepStatement } from '#server/database/sweep-statement.ts';

/** The order matters: a session can be deleted only after its last refresh token. */
export const authSweeps = [
  sweepStatement('refresh_tokens', 'refresh_token_id', 'expires_at <= :now'),
  // Keep ended sessions for a day, so that an operator can look into complaints.
  sweepStatement(
    'sessions',
    'session_id',
    `ended_at < :now::timestamptz - interval '1 day' or (created_at < :now::timestamptz - interval '1 day'
      and not exists (select 1 from refresh_tokens t where t.session_id = sessions.session_id))`,
  ),
  sweepStatement('password_recoveries', 'member_id', 'expires_at <= :now'),
  sweepStatement(
    'recovery_mails',
    'recovery_mail_id',
    "sent_at < :now::timestamptz - interval '2 days'",
  ),
  sweepStatement('oauth_attempts', 'state_hash', 'expires_at <= :now'),
  sweepStatement('oauth_signups', 'ticket_hash', 'expires_at <= :now'),
  sweepStatement('oauth_entries', 'code_hash', 'expires_at <= :now'),
];
