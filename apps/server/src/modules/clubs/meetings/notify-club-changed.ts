import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import type { RoomEvent } from '@azit/rules/chats/room-line';
import { clubChangedData } from '@azit/rules/notices/club-changed';
import type { NoticeData } from '@azit/rules/notices/notice-sentence';
import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { addClubSystemMessage } from '#server/modules/chats/rooms/club-room.ts';
import { selectInvolvedMembers } from '#server/modules/clubs/club-member.repository.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import type { ChangedPlan } from './changed-plan.ts';

type Change = {
  actorId: number;
  before: ChangedPlan;
  after: ChangedPlan;
  note: string | null;
  asks: boolean;
  /** False if the caller announces the change in the room. */
  announces: boolean;
};

export async function notifyClubChanged(
  tx: Transaction,
  clubId: number,
  { actorId, before, after, note, asks, announces }: Change,
): Promise<void> {
  const data = clubChangedData(before, after, note);
  const involved = await findMany(tx, selectInvolvedMembers, {
    club_id: clubId,
    now: tx.clock.now(),
  });
  const recipients = involved.filter((row) => row.member_id !== actorId);
  await addNotices(
    tx,
    recipients.map((row) => ({
      kind: 'CLUB_CHANGED',
      memberId: row.member_id,
      clubId,
      actorId,
      data: { ...data, ...questionFor(row.status, asks) },
    })),
  );
  if (announces) await addClubSystemMessage(tx, clubId, { ...toRoomEvent(data), actorId });
  await ringPublicClub(tx, clubId);
}

function toRoomEvent({ change = 'plan', meeting, earlier }: NoticeData): RoomEvent {
  return {
    event: 'changed',
    change,
    ...(meeting && { meeting }),
    ...(earlier && { earlier }),
  };
}

/**
 * A change that needs no answer omits `asks`: its notice may be merged with the unread notice of an
 * earlier change, whose question must remain.
 */
function questionFor(status: ClubMemberStatus, asks: boolean): NoticeData {
  if (status !== 'CLUB_JOINED') return { asks: false };
  return asks ? { asks } : {};
}
