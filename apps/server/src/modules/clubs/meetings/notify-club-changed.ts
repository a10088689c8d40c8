import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import type { RoomEvent } from '@azit/rules/chats/room-line';
import { clubChangedData } from '@azit/rules/notices/club-changed';
import type { NoticeData } from '@azit/rules/notices/notice-sentence';
import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { addClubLine } from '#server/modules/chats/rooms/club-room.ts';
import { selectInvolvedMembers } from '#server/modules/clubs/club-member.repository.ts';
import { ringClub } from '#server/modules/clubs/notify-club.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import type { ChangedPlan } from './changed-plan.ts';

type Told = {
  hostId: number;
  before: ChangedPlan;
  after: ChangedPlan;
  note: string | null;
  /** Whether the joined members are to say again that they come. */
  asks: boolean;
};

/** Tells everyone who joined or waits. */
export async function notifyClubChanged(
  tx: Transaction,
  context: Context,
  clubId: number,
  { hostId, before, after, note, asks }: Told,
): Promise<void> {
  const data = clubChangedData(before, after, note);
  const involved = await findMany(tx, selectInvolvedMembers, { club_id: clubId });
  const told = involved.filter((row) => row.member_id !== hostId);
  await addNotices(
    tx,
    context,
    told.map((row) => ({
      kind: 'CLUB_CHANGED',
      memberId: row.member_id,
      clubId,
      actorId: hostId,
      data: { ...data, ...questionFor(row.status, asks) },
    })),
  );
  await addClubLine(tx, context, clubId, { ...toRoomEvent(data), actorId: hostId });
  await ringClub(tx, context, clubId);
}

function toRoomEvent({ change = 'plan', meeting }: NoticeData): RoomEvent {
  return { event: 'changed', change, ...(meeting && { meeting }) };
}

/** A line that asks takes over a smaller change: to leave the question out does not take it back. */
function questionFor(status: ClubMemberStatus, asks: boolean): NoticeData {
  if (status !== 'CLUB_JOINED') return { asks: false };
  return asks ? { asks } : {};
}
