import { execute, findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { addCrewLine } from '#server/modules/chats/rooms/crew-room.ts';
import { deleteCohosts } from '#server/modules/clubs/crew-dates/open-date.repository.ts';
import {
  changeDateHost,
  type DateContext,
  endSeats,
  lockDates,
} from '#server/modules/clubs/crew-dates/open-dates.ts';
import type { CrewRow } from '#server/modules/crews/crew.repository.ts';
import { clearCrewHost, setCrewHost } from '#server/modules/crews/crew-write.repository.ts';
import { addCrewNotices } from '#server/modules/notices/add-crew-notices.ts';
import { selectCrewMembers, setCrewRole, withdrawHandOver } from './crew-member.repository.ts';

type HostChange = { memberId: number; retainsSeats: boolean };

/** The former host becomes a member, and retains the seats unless they leave. */
export async function changeHost(
  tx: Transaction,
  context: DateContext,
  { crew_id, host_id }: Pick<CrewRow, 'crew_id' | 'host_id'>,
  { memberId, retainsSeats }: HostChange,
): Promise<void> {
  const dates = await lockDates(tx, context, crew_id);
  const clubIds = dates.map((date) => date.club_id);
  if (host_id !== null) {
    await execute(tx, setCrewRole, { crew_id, member_id: host_id, role: 'MEMBER' });
    await execute(tx, deleteCohosts, { club_ids: clubIds, member_id: host_id });
    if (!retainsSeats) await endSeats(tx, context, { clubIds, memberId: host_id });
  }
  await execute(tx, withdrawHandOver, { crew_id });
  await execute(tx, setCrewRole, { crew_id, member_id: memberId, role: 'HOST' });
  await execute(tx, setCrewHost, { crew_id, host_id: memberId, now: context.clock.now() });
  await changeDateHost(tx, context, { clubIds, memberId });
  await addCrewLine(tx, context, crew_id, { event: 'hostChanged', subjectId: memberId });
}

/**
 * For a host who withdraws or is suspended. The co-host who joined first takes over; otherwise the
 * crew rests until a member does.
 */
export async function replaceHost(
  tx: Transaction,
  context: DateContext,
  crew: Pick<CrewRow, 'crew_id' | 'host_id' | 'ended_at'>,
): Promise<void> {
  const { crew_id, host_id, ended_at } = crew;
  if (host_id === null) return;
  const now = context.clock.now();
  const members = await findMany(tx, selectCrewMembers, { crew_id });
  const others = members.filter(({ member_id }) => member_id !== host_id);
  const successor = others.find(({ role, is_active }) => role === 'COHOST' && is_active);
  if (successor !== undefined && ended_at === null) {
    const change = { memberId: successor.member_id, retainsSeats: false };
    return changeHost(tx, context, crew, change);
  }
  await execute(tx, setCrewRole, { crew_id, member_id: host_id, role: 'MEMBER' });
  const dates = await lockDates(tx, context, crew_id);
  const clubIds = dates.map((date) => date.club_id);
  await execute(tx, deleteCohosts, { club_ids: clubIds, member_id: host_id });
  await execute(tx, withdrawHandOver, { crew_id });
  await execute(tx, clearCrewHost, { crew_id, now });
  if (ended_at !== null) return;
  await addCrewLine(tx, context, crew_id, { event: 'crewPaused' });
  const notices = others.map(({ member_id: memberId }) => ({
    kind: 'HOST_LEFT' as const,
    memberId,
  }));
  await addCrewNotices(tx, context, crew_id, notices);
}
