import { expect } from 'vitest';
import { deleteOldNotices } from '#server/modules/notices/deliveries/delivery.repository.ts';
import { explainStatements } from '#test/factories/explain-statements.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

test.override({ checksInvariants: false });

const NOTICES = 20_000;

const fill = (memberId: number) => `
  insert into notices (member_id, kind, data, dedupe_key, created_at, fold_since, fold_actors,
    read_at)
  select ${memberId}, 'NEW_FOLLOWER', '{}', 'old' || n, at, at, '{}',
    case when n % 2 = 0 then at + interval '60 days' end
  from generate_series(1, ${NOTICES}) n,
    lateral (select timestamptz '2026-07-01' + n * interval '5 minutes' as at) times`;

test('the sweep finds expired notices through an index', async () => {
  const { memberId } = await createMember(server.context);
  const plans = await explainStatements(server.context, [deleteOldNotices], {
    before: [fill(memberId), 'analyze notices'],
    values: `'2026-11-01'`,
  });
  const plan = plans.get(deleteOldNotices.name);
  expect(plan).toContain('Bitmap Index Scan on notices_read');
  expect(plan).toContain('Bitmap Index Scan on notices_age');
});
