import type { Message, MessageImage } from '@azit/contract/chats/chat.schema';
import type { MemberSummary } from '@azit/contract/members/member.schema';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit, limitedWithin } from '#server/limits/rate-limit.ts';
import { forbidden, invalidField } from '#server/runtime/refusal.ts';
import { PUSH_AFTER_MS, requestChatPushes } from '../push/chat-push-task.ts';
import type { PresentMember } from '../rooms/present.repository.ts';
import { lockPresent, roomNotFound } from '../rooms/require-present.ts';
import { announce } from './announce.ts';
import { selectAnnouncedDate } from './announcement.repository.ts';
import { roomClosed } from './message.refusal.ts';
import { insertMessage, selectSentMessage } from './message.repository.ts';
import { toMessage } from './message.view.ts';

export type NewMessage = { roomId: number; clientId: string } & (
  | {
      kind: 'TEXT' | 'ANNOUNCEMENT';
      body: string;
      image: null;
      announcedClubId?: number | undefined;
    }
  | { kind: 'IMAGE'; body: null; image: MessageImage }
);

/**
 * `isRepeated`: the message was already stored by an earlier request with the same `clientId`,
 * whose reply was lost.
 */
export type Sent = { message: Message; isRepeated: boolean };

/**
 * The lock on the room makes the order of seqs equal to the order of commits. A retry returns the
 * message that was stored first.
 */
export function addMessage(
  context: Context,
  viewer: Viewer,
  newMessage: NewMessage,
): Promise<Sent> {
  return inTransaction(context, async (tx) => {
    const membership = await lockPresent(tx, viewer, newMessage.roomId, context.clock.now(), {
      locksClub: newMessage.kind === 'ANNOUNCEMENT',
    });
    const earlier = await findSent(tx, viewer, newMessage);
    if (earlier !== undefined) return { message: earlier, isRepeated: true };
    requireWritable(membership);
    if (newMessage.kind === 'ANNOUNCEMENT') {
      requireHost(membership);
      await requireDate(tx, membership, newMessage.announcedClubId);
    }
    await enforceVolumeLimit(limitedWithin(tx, context), 'message', String(viewer.memberId));
    return {
      message: await insert(tx, context, viewer, newMessage, membership),
      isRepeated: false,
    };
  });
}

export async function findSent(
  db: Transaction | Context['database'],
  { memberId }: Viewer,
  { roomId, clientId }: Pick<NewMessage, 'roomId' | 'clientId'>,
): Promise<Message | undefined> {
  const row = await findOne(db, selectSentMessage, {
    ...hiddenValues(undefined),
    room_id: roomId,
    member_id: memberId,
    client_id: clientId,
  });
  return row && toMessage(row);
}

export function requireWritable({ writable, club_id, crew_id }: PresentMember): void {
  if (!writable) throw roomClosed({ clubId: club_id, crewId: crew_id });
}

function requireHost({ is_host }: PresentMember): void {
  if (!is_host) throw forbidden('공지는 호스트만 올릴 수 있어요.');
}

async function requireDate(
  tx: Transaction,
  { club_id, crew_id }: PresentMember,
  announcedClubId: number | undefined,
): Promise<void> {
  if (announcedClubId === undefined || announcedClubId === club_id) return;
  const date = await findOne(tx, selectAnnouncedDate, { club_id: announcedClubId, crew_id });
  if (date === undefined) throw invalidField('clubId', '이 채팅방의 모임을 골라 주세요.');
}

async function insert(
  tx: Transaction,
  context: Context,
  { memberId }: Viewer,
  newMessage: NewMessage,
  { club_id, crew_id: crewId }: PresentMember,
): Promise<Message> {
  const { roomId, clientId, kind, body, image } = newMessage;
  const announcedClubId =
    kind === 'ANNOUNCEMENT' && crewId !== null ? newMessage.announcedClubId : undefined;
  const now = context.clock.now();
  const added = await findOne(tx, insertMessage, {
    room_id: roomId,
    sender_id: memberId,
    client_id: clientId,
    kind,
    body,
    image_path: image?.fileUrl ?? null,
    image_name: image?.fileName ?? null,
    image_width: image?.width ?? null,
    image_height: image?.height ?? null,
    club_id: announcedClubId ?? null,
    now,
    push_due_at: kind === 'ANNOUNCEMENT' ? null : new Date(now.getTime() + PUSH_AFTER_MS),
  });
  if (added === undefined) throw roomNotFound();
  const { seq, present_member_ids: memberIds, marked } = added;
  if (kind === 'ANNOUNCEMENT') {
    const recipients = memberIds.filter((id) => id !== memberId);
    const clubId = announcedClubId ?? club_id;
    const announcement = { roomId, seq, clubId, crewId, hostId: memberId, body };
    await announce(tx, context, announcement, recipients);
  }
  tx.doorbells.ring({ event: 'room', roomId, seq, memberIds });
  if (marked > 0) requestChatPushes(tx);
  const sender = JSON.parse(added.sender) as MemberSummary;
  const createdAt = now.toISOString();
  return { seq, kind, sender, body, image, clientId, createdAt, removed: false };
}
