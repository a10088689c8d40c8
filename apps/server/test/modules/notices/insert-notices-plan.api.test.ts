import { expect } from 'vitest';
import { insertNotices } from '#server/modules/notices/add-notice.repository.ts';
import { explainStatements } from '#test/factories/explain-statements.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

test.override({ checksInvariants: false });

const UNREAD = 20_000;

const fill = (memberId: number) => `
  insert into notices (member_id, kind, club_id, data, dedupe_key, created_at, fold_since,
    fold_actors)
  select ${memberId}, 'APPLICATION_RECEIVED', null, '{}', 'old' || n, at, at, '{}'
  from generate_series(1, ${UNREAD}) n,
    lateral (select timestamptz '2026-11-01' + n * interval '1 second' as at) times`;

test('the notice that a new one replaces is found through an index', async () => {
  const { memberId } = await createMember(server.context);
  const plans = await explainStatements(server.context, [insertNotices], {
    before: [fill(memberId), 'analyze notices', 'set plan_cache_mode = force_generic_plan'],
    values: `'[]', '2026-11-16', '2026-11-15'`,
  });
  expect(plans.get(insertNotices.name)).toContain('notices_to_fold');
});
