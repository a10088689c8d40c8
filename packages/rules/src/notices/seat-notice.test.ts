import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { expect, test } from 'vitest';
import { releaseWarning, seatNoticeRemark, seatNoticeText } from './seat-notice.ts';

const now = new Date('2026-11-20T14:00:00+09:00');
const ahead = { now, isClosed: false };
const over = { now, isClosed: true };
const until = '2026-11-20T22:10:00+09:00';
const content = { data: {}, count: 1, nickname: '반짝반짝' };
const plain = (text: string | null) => (text === null ? null : text.replaceAll('\u00a0', ' '));

const passed = '자리가 다음 사람에게 넘어갔어요';
const taken = '다른 사람이 먼저 답했어요';
const yes = '‘갈게요’로 답했어요';
const no = '‘다음에 할게요’로 답했어요';

test.each([
  ['SEAT_OFFERED', { offer: 'open', data: { until } }, '오늘 오후 10:10까지 맡아 둘게요'],
  ['SEAT_OFFERED', { offer: 'accepted' }, yes],
  ['SEAT_OFFERED', { offer: 'declined' }, no],
  ['SEAT_OFFERED', { offer: 'gone' }, passed],
  ['SEAT_OFFERED', { offer: null }, passed],
  ['SEAT_OPEN', { offer: 'open' }, '먼저 답한 사람이 가요'],
  ['SEAT_OPEN', { offer: 'accepted' }, yes],
  ['SEAT_OPEN', { offer: 'declined' }, no],
  ['SEAT_OPEN', { offer: 'gone' }, taken],
  ['SEAT_PASSED', {}, '다시 기다릴 수 있어요'],
  ['SEAT_RELEASED', {}, '다시 기다릴 수 있어요'],
  ['SEAT_GIVEN_BACK', { data: { hasFreeSeat: true } }, '자리가 하나 비었어요'],
  ['SEAT_GIVEN_BACK', {}, '다음 사람에게 물어봤어요'],
  ['APPLICATION_DUE', { data: { until } }, '오늘 오후 10:10까지 답해 주세요'],
  ['APPLICATION_DUE', {}, null],
  ['WAITLISTED', {}, null],
  ['APPLICATION_EXPIRED', {}, null],
] as const)('the notice %s with %o has the remark “%s”', (kind, parts, remark) => {
  expect(plain(seatNoticeRemark({ kind, ...content, ...parts }, ahead))).toBe(remark);
});

test.each<[NoticeKind]>([['SEAT_PASSED'], ['SEAT_RELEASED']])(
  'the notice %s suggests nothing once the meeting is over',
  (kind) => {
    expect(seatNoticeRemark({ kind, ...content, data: { until } }, over)).toBeNull();
  },
);

test('the sentence of an expired application depends on whether the meeting is over', () => {
  const kind = 'APPLICATION_EXPIRED';
  expect(seatNoticeText(kind, { kind, ...content }, ahead)).toBe(
    '시간 안에 답을 받지 못했어요. 다시 신청할 수 있어요',
  );
  expect(seatNoticeText(kind, { kind, ...content }, over)).toBe('시간 안에 답을 받지 못했어요');
});

test('only a question about an own seat that may be released warns of the release', () => {
  const meeting = { meetingDate: '2026-11-21', meetingTime: '10:00:00', durationMinutes: 120 };
  const warn = (kind: NoticeKind, releasesSeats: boolean) =>
    plain(releaseWarning({ kind, club: { ...meeting, releasesSeats } }, now));
  const warning = '내일 오전 4:00까지 답이 없으면 자리가 기다리는 사람에게 넘어가요.';
  expect(warn('MEETING_TOMORROW', true)).toBe(warning);
  expect(warn('CLUB_CHANGED', true)).toBe(warning);
  expect(warn('DATE_ASKED', true)).toBeNull();
  expect(warn('CLUB_CHANGED', false)).toBeNull();
});
