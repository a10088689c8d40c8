import type { Meeting } from '@azit/rules/meeting-time';
import type { NoticeData } from '@azit/rules/notices/notice-sentence';
import { execute, findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { updateOutsiders } from '#server/modules/chats/rooms/crew-room.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import {
  answerGoing,
  cancelDates,
  deleteAnswers,
  deleteBlockedApplications,
  deleteCohosts,
  deleteRefusals,
  deleteSeats,
  insertCohosts,
  insertFreeSeats,
  lockOpenDates,
  restoreRefusals,
  selectOutsiders,
  selectUnseatedCrew,
  updateDateHosts,
} from './open-date.repository.ts';

export function lockDates(tx: Transaction, crewId: number) {
  return findMany(tx, lockOpenDates, { crew_id: crewId, ...nowValues(tx.clock.now()) });
}

/**
 * Refreshes the public lists only if one of the crew meetings is public: lists contain no
 * members-only meetings.
 */
export function ringLists(tx: Transaction, dates: readonly { visibility: string }[]): void {
  if (dates.some((date) => date.visibility === 'LISTED')) tx.doorbells.ring({ event: 'lists' });
}

/**
 * Ends the seats, applications, answers and co-host roles of the member in future crew meetings.
 * The caller must lock these clubs first.
 */
export async function endSeats(
  tx: Transaction,
  { clubIds, memberId }: { clubIds: number[]; memberId: number },
): Promise<void> {
  const own = { club_ids: clubIds, member_id: memberId };
  await execute(tx, deleteAnswers, own);
  await execute(tx, deleteCohosts, own);
  for (const { club_id } of await findMany(tx, deleteSeats, own))
    await ringPublicClub(tx, club_id, [memberId]);
}

/**
 * Makes the member the host of the given crew meetings, which the caller has locked. A full meeting
 * in which the member has no seat keeps its host, and the member becomes a co-host.
 */
export async function changeDateHost(
  tx: Transaction,
  { clubIds, memberId }: { clubIds: number[]; memberId: number },
): Promise<void> {
  if (clubIds.length === 0) return;
  const now = tx.clock.now();
  await execute(tx, insertFreeSeats, { club_ids: clubIds, member_id: memberId, now });
  const rows = await findMany(tx, updateDateHosts, { club_ids: clubIds, member_id: memberId });
  const changed = rows.map((row) => row.club_id);
  const hosted = { club_ids: changed, member_id: memberId };
  await execute(tx, answerGoing, { ...hosted, now });
  await execute(tx, deleteCohosts, hosted);
  await execute(tx, deleteBlockedApplications, hosted);
  for (const clubId of changed) await ringPublicClub(tx, clubId);
  const full = clubIds.filter((clubId) => !changed.includes(clubId));
  await execute(tx, insertCohosts, { club_ids: full, member_id: memberId });
}

/** Call when another member has become the host of the crew. The caller has locked the clubs. */
export async function restoreAnswers(
  tx: Transaction,
  { clubIds, memberId }: { clubIds: number[]; memberId: number },
): Promise<void> {
  const own = { club_ids: clubIds, member_id: memberId };
  const restored = await findMany(tx, restoreRefusals, own);
  const club_ids = restored.filter((row) => !row.is_going).map((row) => row.club_id);
  for (const { club_id } of await findMany(tx, deleteSeats, { ...own, club_ids }))
    await ringPublicClub(tx, club_id, [memberId]);
}

/** Notifies only outsiders. The caller notifies the members of the crew, once for all meetings. */
export async function cancelLockedDates(
  tx: Transaction,
  { crewId, clubIds, actorId }: { crewId: number; clubIds: number[]; actorId: number },
): Promise<void> {
  if (clubIds.length === 0) return;
  await execute(tx, cancelDates, { club_ids: clubIds, now: tx.clock.now() });
  await updateOutsiders(tx, crewId);
  const outsiders = await findMany(tx, selectOutsiders, { club_ids: clubIds });
  await addNotices(
    tx,
    outsiders.map(({ club_id: clubId, member_id: memberId }) => {
      return { kind: 'CLUB_CANCELLED', memberId, clubId, actorId };
    }),
  );
  for (const clubId of clubIds) await ringPublicClub(tx, clubId);
}

type ChangedDate = {
  clubId: number;
  crewId: number;
  actorId: number;
  meeting: Meeting;
  change: NoticeData;
};

/**
 * An answer applies to one day and time only, so members without a seat must answer again after the
 * meeting has moved.
 */
export async function requestAnswers(
  tx: Transaction,
  { clubId, crewId, actorId, meeting, change }: ChangedDate,
): Promise<void> {
  await execute(tx, deleteRefusals, { club_id: clubId });
  const crew = { club_id: clubId, crew_id: crewId, actor_id: actorId };
  const unseated = await findMany(tx, selectUnseatedCrew, crew);
  const data = { ...change, dates: [{ clubId, ...meeting }], meeting };
  await addNotices(
    tx,
    unseated.map(({ member_id: memberId }) => {
      return { kind: 'DATE_ASKED', memberId, clubId, crewId, data };
    }),
  );
}
