import pg from 'pg';
import { expect, inject } from 'vitest';
import { dueClubs } from '#server/modules/reminders/due-club.repository.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

// The rows below are written without the triggers that count seats.
test.override({ checksInvariants: false });

const fill = `
  insert into clubs (host_id, club_name, club_info, join_question, fee, meeting_date, meeting_time,
    member_limit, gender_restriction, is_online, category_small_id, category_large_id)
  select $1, '모임', '소개', '질문', 0, date '2026-11-15' - 200 + n % 400,
    make_time(9 + n % 14, 0, 0), 8, 'ALL', true, 1, 1
  from generate_series(1, 20000) n`;

test('the clubs to remind of are found by the index of meetings and the key of their mark', async () => {
  const { memberId } = await createMember(server.context);
  const { database } = server.context.database.connection;
  const client = new pg.Client({ ...inject('adminConnection'), ...(database && { database }) });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(fill, [memberId]);
    await client.query('analyze clubs');
    // As a prepared statement is planned after its first calls.
    await client.query('set plan_cache_mode = force_generic_plan');
    for (const { name, text } of Object.values(dueClubs)) {
      await client.query(`prepare ${name} as ${text}`);
      const { rows } = await client.query(
        `explain execute ${name} ('2026-11-15', '12:00', null, null, 25)`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan, name).toContain('clubs_by_date on clubs c');
      expect(plan, name).toContain('reminders_pkey');
      expect(plan, name).not.toContain('Seq Scan');
    }
  } finally {
    await client.end();
  }
});
