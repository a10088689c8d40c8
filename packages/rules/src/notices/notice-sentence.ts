import type { RemovalReason } from '@azit/contract/crews/crew.field';
import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { removalText } from '../crews/removal-reason.ts';
import {
  formatDetailDate,
  formatDetailTime,
  hasMeetingBegun,
  type LastingMeeting,
  type Meeting,
  meetingEnd,
  meetingStart,
  relativeDay,
} from '../meeting-time.ts';
import { daysBetween, seoulToday } from '../seoul-clock.ts';
import { type AttendanceData, attendanceNoticeText } from './attendance-notice.ts';
import { changeTimes, toTime } from './changed-time.ts';
import {
  type CrewData,
  crewNoticeRemark,
  crewNoticeText,
  hasSeveralDates,
  type NoticeCrew,
} from './crew-notice.ts';
import {
  type OfferState,
  releaseWarning,
  type SeatData,
  seatNoticeRemark,
  seatNoticeText,
  UNDECIDED,
} from './seat-notice.ts';

export type NoticeData = {
  meeting?: Meeting;
  earlier?: Meeting;
  change?: 'both' | 'time' | 'place' | 'link' | 'plan';
  asks?: boolean;
  /** True if the member has answered 못 가요. */
  declined?: boolean;
  reason?: string;
  roomId?: number;
  mayRejoin?: boolean;
  accountChange?: 'suspended' | 'restored';
  report?: string;
  /** The meetings of a crew that one notice asks about. */
  dates?: readonly (Meeting & { clubId?: number })[];
  removal?: RemovalReason | null;
  /**
   * The name of the club when the notice was created, for recipients who may no longer see the
   * club.
   */
  clubName?: string;
} & AttendanceData &
  SeatData &
  Pick<CrewData, 'accepted' | 'crewName' | 'role'>;

/**
 * The state of the club when the notice is read, which may differ from that when it was created.
 */
export type NoticeClub = LastingMeeting & { isCancelled: boolean; releasesSeats?: boolean };

export type NoticeContent = {
  kind: NoticeKind;
  data: NoticeData;
  /** The number of people whom the notice is about. For applications, only those still waiting. */
  count: number;
  nickname: string;
  club?: NoticeClub | null;
  /** Where the club meets, as far as the reader may know it. */
  location?: string | null;
  crew?: NoticeCrew | null;
  /** The state of the seat that the notice offers. */
  offer?: OfferState | null;
  /** True if the member has already done what the notice requests, or no longer can. */
  isDone?: boolean;
};

export type NoticeSentence = {
  text: string;
  /** All fields below in one line, for outputs that cannot show them separately. */
  detail: string | null;
  formerTime: string | null;
  time: string | null;
  location: string | null;
  quote: string | null;
  remark: string | null;
};

export function noticeSentence(notice: NoticeContent, now: Date): NoticeSentence {
  const times = noticeTimes(notice, now);
  const reason = notice.data.reason ?? removalText(notice.data.removal);
  const quote = reason ? `“${reason}”` : null;
  const remark = noticeRemark(notice, now);
  const location = newLocation(notice);
  const timeText = [times.formerTime, times.time].filter((time) => time !== null).join(' → ');
  const detail = [timeText, location, quote, remark].filter(Boolean).join(' ') || null;
  return { text: sentenceText(notice, now), detail, ...times, location, quote, remark };
}

/**
 * The subject of the mail about a notice. After a change it contains the new time, so that readers
 * need not open the mail: `11월 21일 (토) 오후 8:30으로 바뀌었어요`.
 */
export function noticeSubject(notice: NoticeContent, now: Date): string {
  const { kind, data } = notice;
  if (kind === 'APPLICATION_EXPIRED') return UNDECIDED;
  const { formerTime } = noticeTimes(notice, now);
  const meeting = notice.club ?? data.meeting;
  if (kind === 'CLUB_CHANGED' && formerTime !== null && meeting !== undefined)
    return `${toTime(formatDetailTime(meeting, now), meeting)} 바뀌었어요${data.change === 'both' ? '. 장소도 바뀌었어요' : ''}`;
  return sentenceText(notice, now);
}

function sentenceText(notice: NoticeContent, now: Date): string {
  const { kind, data, count, nickname } = notice;
  const people = count > 1 ? `${count}명이` : `${nickname}님이`;
  switch (kind) {
    case 'APPLICATION_RECEIVED':
      return `${people} 신청했어요`;
    case 'APPLICATION_WITHDRAWN':
      return `${people} 참여를 취소했어요`;
    case 'MEMBER_RETURNED':
      return `${people} 함께하기로 했어요`;
    case 'APPLICATION_ACCEPTED':
      return '함께하게 됐어요';
    case 'APPLICATION_REJECTED':
      return '이번에는 함께하지 못하게 됐어요';
    case 'MEMBER_REMOVED':
      return '호스트가 참여를 취소했어요';
    case 'CLUB_CHANGED':
      return changeText(notice, now);
    case 'CLUB_CANCELLED':
      return '모임이 취소됐어요';
    case 'CLUB_OPENED_AGAIN':
      return '함께했던 모임이 다시 열렸어요';
    case 'MEETING_TOMORROW':
    case 'MEETING_SOON':
      return reminderText(notice, now);
    case 'ANNOUNCEMENT':
      return '호스트가 공지를 올렸어요';
    case 'CHAT':
      return '새 메시지가 있어요';
    case 'ATTENDANCE':
      return attendanceNoticeText(notice, now);
    case 'REVIEW_DUE':
      return notice.isDone ? '후기를 남겼어요' : '함께한 사람들에게 후기를 남겨 주세요';
    case 'REVIEW_RECEIVED':
      return '새 후기를 받았어요';
    case 'NEW_FOLLOWER':
      return `${people} 팔로우했어요`;
    case 'CREW_JOINED':
      return `${people} 크루에 함께해요`;
    case 'REPORT_DECIDED':
      return `${data.report ? `‘${data.report}’` : '보내 주신'} 신고를 살펴보고 조치했어요`;
    case 'ACCOUNT_NOTICE':
      return accountText(data);
    case 'SEAT_OFFERED':
    case 'SEAT_OPEN':
    case 'SEAT_PASSED':
    case 'SEAT_RELEASED':
    case 'SEAT_GIVEN_BACK':
    case 'WAITLISTED':
    case 'APPLICATION_DUE':
    case 'APPLICATION_EXPIRED':
      return seatNoticeText(kind, notice, toReading(notice, now));
    case 'DATE_ASKED':
      return isMovedDate(data) ? changeText(notice, now) : crewNoticeText(kind, notice, now);
    default:
      return crewNoticeText(kind, notice, now);
  }
}

function accountText({ accountChange }: NoticeContent['data']): string {
  if (accountChange === undefined) return '아지트에서 알려 드려요';
  return accountChange === 'suspended'
    ? '계정이 정지됐어요'
    : '정지가 풀렸어요. 다시 로그인할 수 있어요';
}

function toReading(notice: NoticeContent, now: Date) {
  return { now, isClosed: !notice.club || isOver(notice, now) };
}

const SOON_MS = 2 * 60 * 60_000;

/** Writes a reminder as of the time of reading, because it may be read much later. */
function reminderText({ kind, data, club }: NoticeContent, now: Date): string {
  if (club?.isCancelled) return '모임이 취소됐어요';
  const meeting = club ?? data.meeting;
  if (meeting === undefined) return '곧 만나요';
  if (club && meetingEnd(club) <= now) return `${pastDay(club.meetingDate, now)} 만났어요`;
  if (hasMeetingBegun(meeting, now)) return '지금 만나고 있어요';
  const isSoon = meetingStart(meeting).getTime() - now.getTime() <= SOON_MS;
  return kind === 'MEETING_SOON' && isSoon
    ? '곧 만나요'
    : `${relativeDay(meeting.meetingDate, now)} 만나요`;
}

function pastDay(date: string, now: Date): string {
  const days = daysBetween(date, seoulToday(now));
  return ['오늘', '어제'][days] ?? `${formatDetailDate(date, now)}에`;
}

function isMovedDate(data: NoticeContent['data']): boolean {
  return data.change !== undefined && !hasSeveralDates(data);
}

function changeText(notice: NoticeContent, now: Date): string {
  const { data, club } = notice;
  const meeting = club ?? data.meeting;
  const isOtherHour =
    noticeTimes(notice, now).formerTime !== null &&
    data.earlier?.meetingDate === meeting?.meetingDate;
  const text = changeTexts[data.change ?? 'plan'];
  const what = isOtherHour ? text.replace('일정', '시간') : text;
  if (!requestsAnswer(notice, now)) return what;
  return `${what}. ${notice.kind === 'DATE_ASKED' ? '이번엔 갈 수 있나요?' : '그래도 갈까요?'}`;
}

export function requestsAnswer(notice: NoticeContent, now: Date): boolean {
  const { kind, data, isDone } = notice;
  if (notice.offer) return notice.offer === 'open' && !isOver(notice, now);
  const asks =
    kind === 'DATE_ASKED'
      ? !hasSeveralDates(data)
      : data.asks === true || kind === 'MEETING_TOMORROW';
  return asks && !data.declined && !isDone && !isOver(notice, now);
}

const changeTexts = {
  both: '일정과 장소가 바뀌었어요',
  time: '일정이 바뀌었어요',
  place: '장소가 바뀌었어요',
  link: '온라인 링크가 바뀌었어요',
  plan: '모임 내용이 바뀌었어요',
} as const;

/**
 * Notices of these kinds announce a meeting, so they must mention it if the meeting is cancelled
 * later.
 */
const aheadKinds: readonly NoticeKind[] = [
  'APPLICATION_ACCEPTED',
  'CLUB_CHANGED',
  'CLUB_OPENED_AGAIN',
  'DATE_ASKED',
  'SEAT_OFFERED',
  'SEAT_OPEN',
];

function noticeRemark(notice: NoticeContent, now: Date): string | null {
  const { kind, data, club } = notice;
  if (data.declined) return '‘못 가요’로 답했어요. 자리를 비웠어요.';
  if (club?.isCancelled && aheadKinds.includes(kind)) return '취소돼서 열리지 않아요.';
  return (
    seatNoticeRemark(notice, toReading(notice, now)) ??
    crewNoticeRemark(notice) ??
    (requestsAnswer(notice, now) ? releaseWarning(notice, now) : null)
  );
}

function noticeTimes({ kind, data, club }: NoticeContent, now: Date) {
  const none = { formerTime: null, time: null };
  if (club?.isCancelled || data.declined || hasSeveralDates(data)) return none;
  const isInvitation = kind === 'APPLICATION_ACCEPTED' || kind === 'CLUB_OPENED_AGAIN';
  if (data.meeting === undefined && !isInvitation) return none;
  const meeting = club ?? data.meeting;
  if (meeting === undefined) return none;
  if (data.earlier !== undefined) return changeTimes(data.earlier, meeting, now);
  return { formerTime: null, time: formatDetailTime(meeting, now) };
}

function newLocation({ data, club, location = null }: NoticeContent): string | null {
  const hasMoved = data.change === 'both' || data.change === 'place';
  return hasMoved && !data.declined && !club?.isCancelled ? location : null;
}

function isOver({ club }: NoticeContent, now: Date): boolean {
  return club != null && (club.isCancelled || hasMeetingBegun(club, now));
}
