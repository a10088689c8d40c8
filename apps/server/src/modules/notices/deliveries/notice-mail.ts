import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { appPaths } from '@azit/rules/app-path';
import { freeUntilText } from '@azit/rules/hosting/seat-question';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { hasSeveralDates } from '@azit/rules/notices/crew-notice';
import type { NoticeData } from '@azit/rules/notices/notice-sentence';
import type { Context } from '#server/context.ts';
import type { MailContent } from '#server/mail/mail.ts';
import { layOutNotice } from '#server/mail/mail-layout.ts';
import { mailAddress } from '#server/runtime/app-address.ts';
import { knownLocation } from '../notice-content.view.ts';
import { answerToken } from './answer-link.ts';
import { toNoticeText } from './delivery.view.ts';
import type { DeliveryRow } from './delivery-facts.repository.ts';

/**
 * Before the meeting begins, these mails contain its host, and its location as far as the recipient
 * may know it.
 */
const aheadKinds: readonly string[] = [
  'ANNOUNCEMENT',
  'APPLICATION_ACCEPTED',
  'CLUB_CHANGED',
  'CLUB_OPENED_AGAIN',
  'DATE_ASKED',
  'SEAT_OFFERED',
  'SEAT_OPEN',
  'MEETING_TOMORROW',
  'MEETING_SOON',
] satisfies NoticeKind[];

const offerKinds: readonly string[] = ['SEAT_OFFERED', 'SEAT_OPEN'] satisfies NoticeKind[];

const withoutSeat: readonly string[] = ['CLUB_OPENED_AGAIN', 'DATE_ASKED', ...offerKinds];

const cancelledKinds: readonly string[] = ['CLUB_CANCELLED', 'DATE_SKIPPED'] satisfies NoticeKind[];

export function hasMeetingFile(row: DeliveryRow, now: Date): boolean {
  if (cancelledKinds.includes(row.kind)) return true;
  return isAboutMeetingAhead(row, now) && !withoutSeat.includes(row.kind);
}

function isAboutMeetingAhead({ kind, starts_at, cancelled_at }: DeliveryRow, now: Date): boolean {
  const isAhead = starts_at !== null && starts_at > now && cancelled_at === null;
  return isAhead && aheadKinds.includes(kind);
}

export function noticeMail(
  context: Pick<Context, 'config' | 'keyedHash' | 'clock'>,
  row: DeliveryRow,
  unsubscribePage: string,
): MailContent {
  const { config } = context;
  const now = context.clock.now();
  const notice = toNoticeText(row, now);
  return layOutNotice({
    subject: notice.subject,
    title: notice.text,
    club: notice.club,
    formerTime: notice.formerTime,
    time: notice.time,
    texts: [notice.quote, notice.remark].filter((line) => line !== null),
    facts: meetingFacts(row, notice.time, now),
    question: questionText(row, notice.asks),
    buttons: notice.asks
      ? answerButtons(context, row)
      : [{ label: buttonLabel(row), url: mailAddress(config, notice.link) }],
    note: notice.asks ? freeAnswerText(row, now) : null,
    unsubscribe: { label: '이런 메일 그만 받기', url: unsubscribePage },
  });
}

function questionText({ kind }: DeliveryRow, asks: boolean): string | null {
  if (kind === 'SEAT_OFFERED') return '시간이 지나면 다음 사람에게 넘어가요.';
  return asks && !offerKinds.includes(kind) ? '갈 수 있는지 한 번만 알려 주세요.' : null;
}

/**
 * The text says until when giving up the seat does not lower the reputation. Mails to members
 * without a seat do not need it.
 */
function freeAnswerText(
  { seat, meeting_date: meetingDate, meeting_time: meetingTime }: DeliveryRow,
  now: Date,
): string | null {
  if (seat !== 'CLUB_JOINED' || meetingDate === null || meetingTime === null) return null;
  return freeUntilText({ meetingDate, meetingTime }, now);
}

/**
 * Each button links to a page on which the member confirms the answer, because mail programs may
 * open links automatically.
 */
function answerButtons(
  { config, keyedHash }: Pick<Context, 'config' | 'keyedHash'>,
  { kind, club_id, member_id: memberId, notice_id: noticeId, starts_at: startsAt }: DeliveryRow,
) {
  if (club_id === null || startsAt === null) throw new Error('a question is about a club');
  const token = answerToken(keyedHash, { clubId: club_id, memberId, noticeId, startsAt });
  const answer = (label: string, going: string) => ({
    label,
    url: mailAddress(config, `${appPaths.answerLink}/${token}`, { going }),
  });
  const no = offerKinds.includes(kind) ? '다음에 할게요' : '못 가요';
  return [answer('갈게요', 'true'), answer(no, 'false')];
}

function buttonLabel({ kind, crew_role }: DeliveryRow): string {
  if (kind === 'CREW_INVITED') return '초대 보기';
  if (kind === 'APPLICATION_EXPIRED') return '다시 신청하기';
  return kind === 'CREW_PAUSED' && crew_role !== 'MEMBER'
    ? '계속 만날지 정하기'
    : '아지트에서 보기';
}

function meetingFacts(row: DeliveryRow, shownTime: string | null, now: Date) {
  const isAhead = isAboutMeetingAhead(row, now);
  const time = meetingTime(row, now);
  return [
    { label: '일시', value: time === shownTime ? null : time },
    { label: '장소', value: isAhead || row.seat === 'CLUB_JOINED' ? knownLocation(row) : null },
    { label: '호스트', value: isAhead ? row.host_nickname : null },
  ].filter((fact): fact is { label: string; value: string } => fact.value !== null);
}

function meetingTime({ data, meeting_date, meeting_time }: DeliveryRow, now: Date): string | null {
  if (meeting_date === null || meeting_time === null) return null;
  if (hasSeveralDates(JSON.parse(data) as NoticeData)) return null;
  return formatDetailTime({ meetingDate: meeting_date, meetingTime: meeting_time }, now);
}
