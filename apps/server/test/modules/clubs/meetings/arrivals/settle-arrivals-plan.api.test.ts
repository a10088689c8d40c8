import { expect } from 'vitest';
import { selectArrivedClubs } from '#server/modules/clubs/meetings/attendance/settled-attendance.repository.ts';
import { explainStatements } from '#test/factories/explain-statements.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

test.override({ checksInvariants: false });

const clubs = (hostId: number) => `
  insert into clubs (host_id, club_name, club_info, join_question, fee, meeting_date, meeting_time,
    member_limit, gender_restriction, is_online, category_small_id, category_large_id)
  select ${hostId}, '모임', '소개', '질문', 0, '2026-11-14', '12:00', 3, 'ALL', true, 1, 1
  from generate_series(1, 5000)`;

const arrivals = (memberId: number) => `
  insert into club_members (club_id, member_id, status, arrived_at, is_arrival_settled)
  select club_id, ${memberId}, 'CLUB_JOINED', '2026-11-14 12:00+09', club_id % 1000 > 0 from clubs`;

test('the job finds arrivals that do not count yet through an index', async () => {
  const host = await createMember(server.context);
  const { memberId } = await createMember(server.context);
  const plans = await explainStatements(server.context, [selectArrivedClubs], {
    before: [
      'set session_replication_role = replica',
      clubs(host.memberId),
      arrivals(memberId),
      'analyze clubs, club_members',
    ],
    values: `0, '2026-11-16', 100, '2026-11-16', '12:00'`,
  });
  const plan = plans.get(selectArrivedClubs.name);
  expect(plan).toContain('club_members_unsettled');
  expect(plan).not.toContain('Seq Scan');
});
