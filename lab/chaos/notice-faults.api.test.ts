import { expect } from 'vitest';
import { addClubMember, createClub } from '../../apps/server/test/factories/club-factory.ts';
import { runSql } from '../../apps/server/test/factories/insert-row.ts';
import { createMember } from '../../apps/server/test/factories/member-factory.ts';
import { server, test } from '../../apps/server/test/harness/server-test.ts';
import { findNoticeFaults } from './notice-faults.ts';

function findFaults(): Promise<string[]> {
  const { database } = server.context;
  return findNoticeFaults({
    query: async (text, values) => ({ rows: await runSql(database, text, values) }),
  });
}

test('the notice check reports missing and duplicate notices and those without a cause', async () => {
  const { context } = server;
  const host = await createMember(context);
  const applicant = await createMember(context);
  const clubId = await createClub(context, { hostId: host.memberId });
  const follow = `/api/members/${host.memberId}/follow`;
  await server.call({ method: 'POST', url: follow, token: applicant.token });
  expect(await findFaults()).toEqual([]);
  await addClubMember(context, clubId, applicant.memberId, 'CLUB_WAITING');
  expect(await findFaults()).toEqual([expect.stringContaining('"times":0')]);
  const sql = `insert into notices (member_id, kind, club_id, actor_id, dedupe_key, created_at,
      fold_since, fold_actors)
    select $1, 'APPLICATION_RECEIVED', $2, $3, n::text, now(), now(), '{}' from generate_series(1, $4) n`;
  await runSql(context.database, sql, [host.memberId, clubId, applicant.memberId, 2]);
  expect(await findFaults()).toEqual([expect.stringContaining('"times":2')]);
  await runSql(context.database, `delete from notices where dedupe_key = '2'`);
  expect(await findFaults()).toEqual([]);
  await runSql(context.database, 'delete from club_members where member_id = $1', [
    applicant.memberId,
  ]);
  expect(await findFaults()).toEqual([expect.stringContaining('"happened":false')]);
});
