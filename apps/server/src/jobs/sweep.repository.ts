import { timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

// A few thousand rows at a time, leaving alone what somebody else is busy with.
function sweep(table: string, key: string, condition: string) {
  return statement({
    name: `sweep_${table}`,
    text: `
      delete from ${table} where (${key}) in (
        select ${key} from ${table} where ${condition} limit 5000 for update skip locked)`,
    params: [timestamp],
  });
}

/** What has run out: `$1` is now. Mails and ended sessions stay a while for whoever looks into a complaint. */
export const sweeps = [
  sweep('refresh_tokens', 'refresh_token_id', 'expires_at <= $1'),
  sweep(
    'sessions',
    'session_id',
    `ended_at < $1::timestamptz - interval '1 day' or (created_at < $1::timestamptz - interval '1 day'
      and not exists (select 1 from refresh_tokens t where t.session_id = sessions.session_id))`,
  ),
  sweep('password_recoveries', 'member_id', 'expires_at <= $1'),
  sweep('oauth_attempts', 'state_hash', 'expires_at <= $1'),
  sweep('oauth_signups', 'ticket_hash', 'expires_at <= $1'),
  sweep('rate_limit_hits', 'rule, subject_hash, window_start', 'expires_at <= $1'),
  sweep(
    'mail_outbox',
    'mail_id',
    "sent_at < $1::timestamptz - interval '7 days' or failed_at < $1::timestamptz - interval '7 days'",
  ),
];
