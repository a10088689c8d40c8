import { timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

// A few thousand rows at a time, leaving alone what somebody else is busy with.
function sweep(table: string, key: string, condition: string) {
  return statement({
    name: `sweep_${table}`,
    text: `
      delete from ${table} where (${key}) in (
        select ${key} from ${table} where ${condition} limit 5000 for update skip locked)`,
    params: { now: timestamp },
  });
}

/** What has run out. Mails and ended sessions stay a while for whoever looks into a complaint. */
export const sweeps = [
  sweep('refresh_tokens', 'refresh_token_id', 'expires_at <= :now'),
  sweep(
    'sessions',
    'session_id',
    `ended_at < :now::timestamptz - interval '1 day' or (created_at < :now::timestamptz - interval '1 day'
      and not exists (select 1 from refresh_tokens t where t.session_id = sessions.session_id))`,
  ),
  sweep('password_recoveries', 'member_id', 'expires_at <= :now'),
  sweep('oauth_attempts', 'state_hash', 'expires_at <= :now'),
  sweep('oauth_signups', 'ticket_hash', 'expires_at <= :now'),
  sweep('rate_limit_hits', 'rule, subject_hash, window_start', 'expires_at <= :now'),
  sweep(
    'mail_outbox',
    'mail_id',
    "sent_at < :now::timestamptz - interval '7 days' or failed_at < :now::timestamptz - interval '7 days'",
  ),
];
