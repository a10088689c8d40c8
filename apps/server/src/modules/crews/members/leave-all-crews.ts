import { MoreLocksNeededError } from '#server/database/retry-with-more-locks.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import type { StatementRow } from '#server/database/statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { deleteMemberAnswerLinks } from '#server/modules/clubs/answers/answer.repository.ts';
import {
  deleteMemberAnswers,
  deleteMemberCohosts,
} from '#server/modules/clubs/crew-dates/open-date.repository.ts';
import { changeDateHost, endSeats } from '#server/modules/clubs/crew-dates/open-dates.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { settleSeats } from '#server/modules/clubs/seats/settle-seats.ts';
import { replaceHost } from '#server/modules/crews/members/crew-hosts.ts';
import { ringCrew } from '#server/modules/crews/ring-crew.ts';
import { revokeLinksBy } from '#server/modules/invite-links/invite-link.repository.ts';
import {
  endAllMemberships,
  endEmptyCrews,
  lockOwnCrews,
  selectHostedDates,
  selectOwnCrewIds,
} from './leaving-member.repository.ts';

type LockedCrew = StatementRow<typeof lockOwnCrews>;

/**
 * Call before locking clubs. Locks every crew of the member, because the member may still host
 * meetings of a crew that has another host now.
 */
export function lockMemberCrews(tx: Transaction, memberId: number): Promise<LockedCrew[]> {
  return findMany(tx, lockOwnCrews, { member_id: memberId });
}

/** Call with the member's row locked, so that the member cannot join another crew meanwhile. */
export async function replaceHostInCrews(
  tx: Transaction,
  memberId: number,
  locked: readonly LockedCrew[],
): Promise<void> {
  const known = new Set(locked.map((crew) => crew.crew_id));
  const crews = await findMany(tx, selectOwnCrewIds, { member_id: memberId });
  if (crews.some((crew) => !known.has(crew.crew_id))) throw new MoreLocksNeededError();
  for (const crew of crews) {
    if (crew.host_id === memberId) await replaceHost(tx, crew);
    else await passDatesOn(tx, crew, memberId);
  }
}

/**
 * A former host still hosts a meeting that was full when the crew changed its host. The present
 * host takes over that meeting and the former host's seat.
 */
async function passDatesOn(
  tx: Transaction,
  { crew_id, host_id }: { crew_id: number; host_id: number | null },
  memberId: number,
): Promise<void> {
  if (host_id === null) return;
  const hosted = { crew_id, member_id: memberId, ...nowValues(tx.clock.now()) };
  const clubIds = (await findMany(tx, selectHostedDates, hosted)).map((row) => row.club_id);
  await endSeats(tx, { clubIds, memberId });
  await changeDateHost(tx, { clubIds, memberId: host_id });
  for (const clubId of clubIds) await settleSeats(tx, clubId);
}

/** Leaves no rooms: the caller leaves all rooms of the member together. */
export async function leaveAllCrews(
  tx: Transaction,
  memberId: number,
  locked: readonly LockedCrew[],
): Promise<void> {
  await replaceHostInCrews(tx, memberId, locked);
  const own = { member_id: memberId };
  const now = tx.clock.now();
  await execute(tx, endAllMemberships, { ...own, now });
  await execute(tx, revokeLinksBy, { ...own, crew_id: null, now });
  await execute(tx, endEmptyCrews, { crew_ids: locked.map((crew) => crew.crew_id), now });
  for (const { crew_id } of locked) await ringCrew(tx, crew_id);
  await execute(tx, deleteMemberAnswers, own);
  await execute(tx, deleteMemberAnswerLinks, own);
  await execute(tx, deleteMemberCohosts, own);
}
