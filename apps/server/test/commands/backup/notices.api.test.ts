import { expect, vi } from 'vitest';
import { emptyStorage, saveWorld } from '#test/factories/backup-world.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { server, test } from '#test/harness/server-test.ts';

vi.setConfig({ testTimeout: 180_000 });

const ROWS: Record<string, string> = {
  notices: `insert into notices (member_id, kind, club_id, dedupe_key, created_at, fold_since, fold_actors)
    select $1, 'APPLICATION_RECEIVED', $2, 'a' || n, now(), now(), '{}' from generate_series(1, 2) n`,
  notice_settings: `insert into notice_settings (member_id, kinds, quiet_hours)
    select $1, '{"NEW_FOLLOWER": {"push": true}}', $2 = 0`,
  muted_clubs: 'insert into muted_clubs (member_id, club_id) values ($1, $2)',
  push_subscriptions: `insert into push_subscriptions (member_id, session_id, endpoint, p256dh, auth, created_at)
    select member_id, session_id, 'https://push.example/' || $2, 'p', 'a', now()
    from sessions where member_id = $1`,
  deliveries: `insert into deliveries (notice_id, channel, subscription_id, due_at, state, lease_until)
    select n.notice_id, 'push', p.subscription_id, now(), 'sending', now()
    from notices n join push_subscriptions p using (member_id)
    where n.member_id = $1 and n.club_id = $2`,
  reminders: `insert into reminders (club_id, kind, meeting_date, meeting_time, made_at)
    select club_id, 'MEETING_SOON', meeting_date, meeting_time, now() from clubs
    where club_id = $2 and host_id = $1`,
};

// covers N1.3 (docs/coverage-statements.md)
test('a restored database has every notice, setting, device, delivery and reminder', async () => {
  const { context } = server;
  const { memberId } = await createMember(context);
  const clubId = await createClub(context, { hostId: memberId });
  for (const text of Object.values(ROWS)) await runSql(context.database, text, [memberId, clubId]);
  await runSql(
    context.database,
    `update notices set folded_into = (select max(notice_id) from notices)
     where notice_id < (select max(notice_id) from notices)`,
  );
  const target = await emptyStorage();
  await target.restore(await saveWorld(context));
  for (const table of Object.keys(ROWS)) {
    const text = `select r::text from ${table} r order by 1`;
    const saved = await runSql(context.database, text);
    expect(saved, table).not.toEqual([]);
    expect(await runSql(target.database, text), table).toEqual(saved);
  }
  await checkInvariants(target.contextLike(context));
});
