import type { Context } from '#server/context.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { runPrepared } from '#test/factories/insert-row.ts';
import type { TestMember } from '#test/factories/member-factory.ts';

type People = Record<'host' | 'cohost' | 'joined' | 'critic' | 'other', TestMember>;

const toDates = `
  update clubs set crew_id = $2, planned_date = meeting_date where club_id = any($1::int[])`;
const insertCohosts = `
  insert into club_cohosts (club_id, member_id) select unnest($1::int[]), $2`;
const insertSeats = `
  insert into club_members (club_id, member_id, status)
  select unnest($1::int[]), $2, 'CLUB_JOINED'`;
const insertWaiting = `
  insert into club_members (club_id, member_id, status, join_answer, queued_at)
  select $1, unnest($2::int[]), 'CLUB_WAITING', '가 보고 싶어요.', unnest($3::timestamptz[])`;

/**
 * The member in the role `critic` applies to the next crew meeting; the other member waits for a
 * seat in it.
 */
export async function createCastDates(
  context: Context,
  crewId: number,
  { host, cohost, joined, critic, other }: People,
): Promise<{ date: number; heldDate: number }> {
  const { database, clock } = context;
  const parts = { hostId: host.memberId, visibility: 'BY_LINK' } as const;
  const date = await createClub(context, { ...parts, meetingDate: '2026-11-25' });
  const heldDate = await createClub(context, { ...parts, meetingDate: '2026-11-11' });
  const clubIds = [date, heldDate];
  await runPrepared(database, toDates, [clubIds, crewId]);
  await runPrepared(database, insertCohosts, [clubIds, cohost.memberId]);
  await runPrepared(database, insertSeats, [clubIds, joined.memberId]);
  const queuedAt = [null, clock.now()];
  await runPrepared(database, insertWaiting, [date, [critic.memberId, other.memberId], queuedAt]);
  return { date, heldDate };
}
