import { expect } from 'vitest';
import { selectWaitingClubs } from '#server/modules/clubs/applications/count-waiting.ts';
import { explainOnManyClubs } from '#test/factories/explain-on-many-clubs.ts';
import { server, test } from '#test/harness/server-test.ts';

test.override({ checksInvariants: false });

test('waiting applications are found through the indexes on hosts and club members', async () => {
  const values = `1, '{}', '2026-11-15', '12:00', '2026-11-15T12:00+09:00'`;
  const plans = await explainOnManyClubs(server.context, [selectWaitingClubs], values);
  const plan = plans.get(selectWaitingClubs.name);
  expect(plan).toContain('clubs_open_by_host');
  expect(plan).toContain('club_members_once');
  expect(plan).not.toMatch(/Seq Scan on (clubs|club_members)/);
});
