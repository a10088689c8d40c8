import { createHash } from 'node:crypto';
import type { AnswerLink } from '@azit/contract/crews/crew-dates.endpoints';
import { hasMeetingBegun, meetingStart } from '@azit/rules/meeting-time';
import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Queryable } from '#server/database/transaction.ts';
import { findLateNo } from '#server/modules/clubs/applications/late-no.ts';
import { toMeeting } from '#server/modules/clubs/club.policy.ts';
import { findLockedClub } from '#server/modules/clubs/lock-club.ts';
import { offerGone } from '#server/modules/clubs/seats/answer-offer.ts';
import { findOffer, readQueue } from '#server/modules/clubs/seats/queue.ts';
import {
  type AnswerLinkParts,
  invalidAnswerLink,
  requireAnswerLink,
} from '#server/modules/notices/deliveries/answer-link.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { type LinkedClub, selectLinkedClub, spendAnswerLink } from './answer.repository.ts';
import { answerLockedClub } from './answer-club.ts';

/** Opening the link only reads, because mail programs open links automatically. */
export async function readAnswerLink(context: Context, token: string): Promise<AnswerLink> {
  const link = requireAnswerLink(context.keyedHash, token);
  return requireUsable(context.database, link, token, context.clock.now());
}

export async function answerByLink(
  context: Context,
  token: string,
  going: boolean,
): Promise<AnswerLink> {
  const link = requireAnswerLink(context.keyedHash, token);
  const { clubId, memberId, startsAt } = link;
  return inTransaction(context, async (tx) => {
    const club = await findLockedClub(tx, { club_id: clubId, viewer_id: memberId });
    if (club === undefined) throw invalidAnswerLink();
    const linked = await requireUsable(tx, link, token, context.clock.now());
    const spent = { link_hash: toHash(token), member_id: memberId, ends_at: startsAt };
    await execute(tx, spendAnswerLink, spent);
    const { answer } = await answerLockedClub(tx, { club, memberId, going });
    return { ...linked, answer };
  });
}

async function requireUsable(
  db: Queryable,
  { clubId, memberId, noticeId, startsAt }: AnswerLinkParts,
  token: string,
  now: Date,
): Promise<AnswerLink> {
  const own = { club_id: clubId, member_id: memberId, notice_id: noticeId };
  const ids = { ...own, link_hash: toHash(token), now };
  const club = await findOne(db, selectLinkedClub, ids);
  if (club === undefined) throw invalidAnswerLink();
  const meeting = toMeeting(club);
  if (club.cancelled_at !== null)
    throw ended('ANSWER_LINK_OVER', '취소돼서 열리지 않아요. 다음 모임에서 만나요.');
  if (startsAt <= now || hasMeetingBegun(meeting, now))
    throw ended('ANSWER_LINK_OVER', '지난 모임의 링크예요. 다음 모임에서 만나요.');
  if (meetingStart(meeting).getTime() !== startsAt.getTime())
    throw ended('ANSWER_LINK_CHANGED', '일정이 바뀌어 이 링크로는 답할 수 없어요.');
  const isOutside = !club.has_seat && !club.is_in_crew;
  const isOffer = club.is_offer || (isOutside && club.is_waiting);
  if (club.is_spent || (isOffer && club.has_seat)) throw used(club, isOffer);
  if (isOffer) {
    const queue = await readQueue(db, clubId, now);
    const freeSeats = club.member_limit - club.joined_count - queue.offered.length;
    const offer = findOffer(queue, memberId, { start: startsAt, freeSeats }, now);
    if (offer === null) throw offerGone(queue, memberId, 410);
    return toAnswerLink(club, { ...offer, expiresAt: offer.expiresAt.toISOString() });
  }
  if (isOutside) throw invalidAnswerLink();
  const lateNo = await findLateNo(db, club, memberId, now);
  return { ...toAnswerLink(club, null), lateNo };
}

function used({ has_seat, is_queued }: LinkedClub, isOffer: boolean): Refusal {
  const refused = isOffer ? '다음에 할게요' : '못 가요';
  const now = is_queued
    ? '자리가 나면 알려 드릴게요.'
    : `지금 답은 ‘${has_seat ? '갈게요' : refused}’예요.`;
  return ended('ANSWER_LINK_USED', `이미 쓴 링크예요. ${now}`);
}

function ended(
  code: 'ANSWER_LINK_CHANGED' | 'ANSWER_LINK_OVER' | 'ANSWER_LINK_USED',
  message: string,
): Refusal {
  return new Refusal(410, code, message);
}

function toAnswerLink(club: LinkedClub, offer: AnswerLink['offer']): AnswerLink {
  return {
    clubId: club.club_id,
    clubName: club.club_name,
    meetingDate: club.meeting_date,
    meetingTime: club.meeting_time,
    location: club.location,
    isOnline: club.is_online,
    nickname: club.nickname,
    answer: offer ? null : readAnswer(club),
    offer,
  };
}

function readAnswer({ has_seat, is_going, is_pending }: LinkedClub): AnswerLink['answer'] {
  if (has_seat) return is_pending ? null : 'GOING';
  return is_going === false ? 'NOT_GOING' : null;
}

function toHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
