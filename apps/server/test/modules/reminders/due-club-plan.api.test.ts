import { expect } from 'vitest';
import { dueClubs } from '#server/modules/reminders/due-club.repository.ts';
import { explainOnManyClubs } from '#test/factories/explain-on-many-clubs.ts';
import { server, test } from '#test/harness/server-test.ts';

test.override({ checksInvariants: false });

test('clubs with due reminders are found through indexes, without a table scan', async () => {
  const values = `'2026-11-15', '12:00', null, null, 25`;
  const plans = await explainOnManyClubs(server.context, Object.values(dueClubs), values);
  for (const [name, plan] of plans) {
    expect(plan, name).toContain('clubs_by_date on clubs c');
    expect(plan, name).toContain('reminders_pkey');
    expect(plan, name).not.toContain('Seq Scan');
  }
});
