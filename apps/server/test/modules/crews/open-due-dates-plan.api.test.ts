import { expect } from 'vitest';
import { openDueDates } from '#server/modules/clubs/crew-dates/crew-date.repository.ts';
import { explainStatements } from '#test/factories/explain-statements.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

// Invariant checks are off because this file inserts meetings without their crews.
test.override({ checksInvariants: false });

const CLUBS = 20_000;

/** Every second meeting is open to everyone since a past day; the others never open. */
const fill = (hostId: number) => `
  insert into clubs (host_id, club_name, club_info, join_question, fee, meeting_date, meeting_time,
    member_limit, gender_restriction, is_online, category_small_id, category_large_id, crew_id,
    planned_date, visibility, opens_at)
  select ${hostId}, '크루 모임', '소개', '질문', 0, date '2026-10-01', '20:00', 8, 'ALL', true, 6, 2, n,
    date '2026-10-01', case when n % 2 = 0 then 'LISTED' else 'BY_LINK' end,
    case when n % 2 = 0 then timestamptz '2026-09-24' end
  from generate_series(1, ${CLUBS}) n`;

test('crew meetings that open now are found among many others by index', async () => {
  const { memberId } = await createMember(server.context);
  const plans = await explainStatements(server.context, [openDueDates], {
    before: ['set session_replication_role = replica', fill(memberId), 'analyze clubs'],
    values: `'2026-11-16', null`,
  });
  expect(plans.get(openDueDates.name)).toContain('clubs_opening');
});
