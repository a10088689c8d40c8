import { CommandError } from '#server/commands/command-error.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { withdrawAnnouncement } from '#server/modules/chats/messages/announce.ts';
import {
  emptyMessage,
  selectMessageForRemoval,
} from '#server/modules/chats/messages/message.repository.ts';
import { ringRoom } from '#server/modules/chats/rooms/ring-room.ts';
import { clearClubBanner } from '#server/modules/clubs/club.repository.ts';
import { hideDateTexts } from '#server/modules/clubs/crew-dates/open-date.repository.ts';
import { hideCrewTexts, lockCrew } from '#server/modules/crews/crew.repository.ts';
import { clearMemberImage } from '#server/modules/members/member.repository.ts';
import { eraseReviewText } from '#server/modules/reviews/review.repository.ts';
import { recordAction } from './audit.ts';
import { type OperatorRequest, requireId, requireText } from './command-line.ts';
import type { CommandResult, OperatorSession, Run } from './operator-session.ts';

/** Does not delete the file of the picture: a cleanup job deletes files that no row names. */
export const hideMessage: Run = async (session, request) => {
  const roomId = requireId(request.target, '채팅방');
  const seq = requireId(request.more[0], '메시지');
  const message = { room_id: roomId, seq };
  return hide(session, request, `message ${roomId}/${seq}`, async (tx) => {
    const found = await findOne(tx, selectMessageForRemoval, message);
    if (found === undefined || found.sender_id === null) return 0;
    const hidden = await execute(tx, emptyMessage, { ...message, now: session.now });
    if (hidden === 0) return 0;
    if (found.kind === 'ANNOUNCEMENT') {
      await withdrawAnnouncement(tx, { roomId, clubId: found.club_id, seq });
    }
    await ringRoom(tx, roomId, { seq, removed: true });
    return hidden;
  });
};

export const hideReview: Run = async (session, request) => {
  const reviewId = requireId(request.target, '후기');
  return hide(session, request, `review ${reviewId}`, (tx) =>
    execute(tx, eraseReviewText, { review_id: reviewId }),
  );
};

export const hidePicture: Run = async (session, request) => {
  const [, kind, digits] = /^([cm])(\d+)$/.exec(request.target ?? '') ?? [];
  if (kind === undefined)
    throw new CommandError('사진은 m7(회원)이나 c12(아지트)처럼 적어 주세요.');
  const id = requireId(digits, kind === 'c' ? '아지트' : '회원');
  return hide(session, request, `picture ${kind}${id}`, (tx) =>
    kind === 'c'
      ? execute(tx, clearClubBanner, { club_id: id })
      : execute(tx, clearMemberImage, { member_id: id }),
  );
};

const HIDDEN_NAME = '이름을 가린 크루';

export const hideCrew: Run = async (session, request) => {
  const crewId = requireId(request.target, '크루');
  const hidden = { crew_id: crewId, name: HIDDEN_NAME };
  return hide(session, request, `crew ${crewId}`, async (tx) => {
    const crew = await findOne(tx, lockCrew, { crew_id: crewId });
    if (crew === undefined) return 0;
    const old = { old_name: crew.name, old_intro: crew.intro };
    await execute(tx, hideDateTexts, { ...hidden, ...old });
    return execute(tx, hideCrewTexts, hidden);
  });
};

async function hide(
  session: OperatorSession,
  request: OperatorRequest,
  target: string,
  change: (tx: Transaction) => Promise<number>,
): Promise<CommandResult> {
  const note = requireText(request.note, 'note');
  const hidden = await inTransaction(session, async (tx) => {
    const changed = await change(tx);
    if (changed > 0) await recordAction(tx, session, { action: 'hide-content', target, note });
    tx.doorbells.ring({ event: 'lists' });
    return changed;
  });
  if (hidden === 0) throw new CommandError('없거나 이미 가린 내용이에요.');
  return { lines: ['가렸어요.'], rows: [{ target, done: true }] };
}
