import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { rejectionText } from '@azit/rules/hosting/rejection-reason';
import { MARKED_CLUB } from './demo-clubs-past.ts';
import { MOVED_CLUB } from './demo-clubs-weekend.ts';
import { CANCELLED_CLUB } from './demo-clubs-weeknight.ts';
import { HOST, MEMBER } from './demo-room.ts';

export type DemoNotice = {
  to: string;
  kind: NoticeKind;
  club?: string;
  by?: readonly string[];
  when: { minutesAgo: number } | { hoursAfterMeeting: number } | { day: number; time: string };
  isRead: boolean;
  reason?: string;
  hasMeeting?: true;
  movedFrom?: string;
};

const HOUR = 60;
const DAY = 24 * HOUR;

export const demoInbox: readonly DemoNotice[] = [
  {
    to: HOST,
    kind: 'APPLICATION_RECEIVED',
    club: '전시 보고 삼십 분만 이야기해요',
    by: [MEMBER, '필름한롤', '문장수집'],
    when: { minutesAgo: 6 },
    isRead: false,
  },
  {
    to: HOST,
    kind: 'NEW_FOLLOWER',
    by: ['필름한롤', MEMBER],
    when: { minutesAgo: 50 },
    isRead: false,
  },
  {
    to: HOST,
    kind: 'REVIEW_RECEIVED',
    club: '빛을 다루는 전시 함께 보기',
    when: { hoursAfterMeeting: 5 },
    isRead: false,
  },
  {
    to: HOST,
    kind: 'APPLICATION_RECEIVED',
    club: '성수에서 볼더링 처음 해 보는 사람들',
    by: ['반짝반짝', 'Hello_J'],
    when: { minutesAgo: DAY + 2 * HOUR },
    isRead: true,
  },
  {
    to: HOST,
    kind: 'REVIEW_RECEIVED',
    club: '볼더링 첫날 모임',
    when: { hoursAfterMeeting: 5 },
    isRead: true,
  },
  {
    to: HOST,
    kind: 'CLUB_CHANGED',
    club: MOVED_CLUB.name,
    by: ['모카'],
    when: { minutesAgo: MOVED_CLUB.moved.minutesAgo },
    isRead: true,
    hasMeeting: true,
    movedFrom: MOVED_CLUB.moved.from,
    reason: MOVED_CLUB.moved.note,
  },
  {
    to: HOST,
    kind: 'ANNOUNCEMENT',
    club: '퇴근 후 내추럴 와인 한 잔',
    by: ['온더락'],
    when: { day: -1, time: '13:05' },
    isRead: true,
    reason: '창가 쪽 긴 자리 여섯 명으로 예약했어요. 안주는 와서 골라요.',
  },
  {
    to: HOST,
    kind: 'APPLICATION_ACCEPTED',
    club: '퇴근 후 내추럴 와인 한 잔',
    by: ['온더락'],
    when: { minutesAgo: 8 * DAY },
    isRead: true,
  },
  {
    to: MEMBER,
    kind: 'APPLICATION_ACCEPTED',
    club: '책방에서 책 바꿔 읽기',
    by: ['책갈피'],
    when: { minutesAgo: 20 },
    isRead: false,
  },
  {
    to: MEMBER,
    kind: 'CLUB_CHANGED',
    club: MOVED_CLUB.name,
    by: ['모카'],
    when: { minutesAgo: MOVED_CLUB.moved.minutesAgo },
    isRead: false,
    hasMeeting: true,
    movedFrom: MOVED_CLUB.moved.from,
    reason: MOVED_CLUB.moved.note,
  },
  {
    to: MEMBER,
    kind: 'APPLICATION_REJECTED',
    club: '필라테스 처음 가는 날',
    by: ['반짝반짝'],
    when: { minutesAgo: 7 * HOUR },
    isRead: false,
    reason: rejectionText('BALANCE'),
  },
  {
    to: MEMBER,
    kind: 'ANNOUNCEMENT',
    club: '책방에서 책 바꿔 읽기',
    by: ['책갈피'],
    when: { day: -2, time: '22:10' },
    isRead: true,
    reason: '가져올 책 제목은 비밀로 해 주세요. 쪽지만 보고 고를 거예요.',
  },
  {
    to: MEMBER,
    kind: 'ATTENDANCE',
    club: MARKED_CLUB.name,
    by: [MARKED_CLUB.joined[0]],
    when: { day: MARKED_CLUB.day + 1, time: MARKED_CLUB.absent.time },
    isRead: false,
  },
  {
    to: MEMBER,
    kind: 'CLUB_CANCELLED',
    club: CANCELLED_CLUB.name,
    by: ['소금빵'],
    when: { minutesAgo: CANCELLED_CLUB.cancelled.minutesAgo },
    isRead: false,
    reason: CANCELLED_CLUB.cancelled.reason,
  },
  {
    to: MEMBER,
    kind: 'NEW_FOLLOWER',
    by: ['Hello_J', '모카'],
    when: { minutesAgo: DAY + 5 * HOUR },
    isRead: true,
  },
  {
    to: MEMBER,
    kind: 'REVIEW_RECEIVED',
    club: '가을 와인 세 병',
    when: { hoursAfterMeeting: 5 },
    isRead: true,
  },
  {
    to: MEMBER,
    kind: 'MEETING_TOMORROW',
    club: '볼더링 첫날 모임',
    when: { hoursAfterMeeting: -24 },
    isRead: true,
    hasMeeting: true,
  },
];
