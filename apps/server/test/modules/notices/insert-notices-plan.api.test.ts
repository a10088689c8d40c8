import pg from 'pg';
import { expect, inject } from 'vitest';
import { insertNotices } from '#server/modules/notices/add-notice.repository.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

test.override({ checksInvariants: false });

const UNREAD = 20_000;

const fill = `
  insert into notices (member_id, kind, club_id, data, dedupe_key, created_at, fold_since,
    fold_actors)
  select $1, 'APPLICATION_RECEIVED', null, '{}', 'old' || n, at, at, '{}'
  from generate_series(1, ${UNREAD}) n,
    lateral (select timestamptz '2026-11-01' + n * interval '1 second' as at) times`;

test('the notice that a new one replaces is found among many unread ones by index', async () => {
  const { memberId } = await createMember(server.context);
  const { database: name } = server.context.database.connection;
  const client = new pg.Client({ ...inject('adminConnection'), ...(name && { database: name }) });
  await client.connect();
  try {
    await client.query(fill, [memberId]);
    await client.query('analyze notices');
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare insert_notices as ${insertNotices.text}`);
    const { rows } = await client.query(
      `explain execute insert_notices ('[]', '2026-11-16', '2026-11-15')`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('notices_to_fold');
  } finally {
    await client.end();
  }
});
