import { expect, test } from 'vitest';
import {
  crewNoticeRemark,
  crewNoticeText,
  hasSeveralDates,
  type NoticeCrew,
} from './crew-notice.ts';

const now = new Date('2026-11-17T12:00:00+09:00');

const crew: NoticeCrew = {
  rhythm: { every: 'WEEKLY', weekday: 3 },
  meetingTime: '20:00',
  pausedAt: new Date('2026-11-20T14:00:00+09:00'),
  endedAt: null,
  isHost: true,
};

test.each([
  ['a host', {}, '크루가 잠시 멈췄어요. 계속 만날까요?'],
  ['a host after the crew has resumed', { pausedAt: null }, '크루가 잠시 멈췄어요'],
  ['a member', { isHost: false }, '크루가 잠시 쉬어요'],
])(
  'the notice of a pause, read by %s, offers only actions that are still possible',
  (_who, parts, text) => {
    const kind = 'CREW_PAUSED';
    const content = { kind, data: {}, nickname: '책갈피', crew: { ...crew, ...parts } } as const;
    expect(crewNoticeText(kind, content, now)).toBe(text);
  },
);

const november = (day: number) => ({ meetingDate: `2026-11-${day}`, meetingTime: '20:00' });

test.each([
  ['a club', { club: november(25), data: { meeting: november(18) } }, '11월 25일은 쉬어요'],
  ['a meeting alone', { data: { meeting: november(18) } }, '11월 18일은 쉬어요'],
  ['no date', { data: {} }, '이번에는 쉬어요'],
])('the notice of a skipped crew meeting with %s reads “$2”', (_name, parts, text) => {
  const kind = 'DATE_SKIPPED';
  expect(crewNoticeText(kind, { kind, nickname: '책갈피', ...parts }, now)).toBe(text);
});

test.each([
  [undefined, false, '다음 모임, 갈 수 있나요?'],
  [[november(25)], false, '다음 모임, 갈 수 있나요?'],
  [[november(18), november(25)], true, '새 날짜 2개가 열렸어요'],
])(
  'the notice of the crew meetings %j says that there are several: %s',
  (dates, isSeveral, text) => {
    const data = dates === undefined ? {} : { dates };
    expect(hasSeveralDates(data)).toBe(isSeveral);
    const kind = 'DATE_ASKED';
    expect(crewNoticeText(kind, { kind, data, nickname: '책갈피' }, now)).toBe(text);
  },
);

test.each([
  ['COHOST_ASKED', { accepted: true }, '공동 호스트를 맡기로 했어요'],
  ['COHOST_ASKED', { accepted: false }, '공동 호스트를 맡지 않기로 했어요'],
  ['ROLE_ANSWERED', { role: 'COHOST', accepted: true }, '모카님이 공동 호스트를 맡기로 했어요'],
  ['HOST_HANDED', { accepted: true }, '호스트를 맡기로 했어요'],
  ['ROLE_ANSWERED', { role: 'HOST', accepted: false }, '모카님이 호스트를 맡지 않기로 했어요'],
  ['HOST_HANDED', {}, '지난 부탁이에요'],
  ['CREW_INVITED', { accepted: true }, '크루에 함께하기로 했어요'],
  ['CREW_INVITED', { accepted: false }, '이번에는 함께하지 않기로 했어요'],
  ['CREW_INVITED', {}, '지난 초대예요'],
] as const)('the closed request %s with the answer %o is worded “%s”', (kind, data, text) => {
  expect(crewNoticeText(kind, { kind, data, nickname: '모카', isDone: true }, now)).toBe(text);
});

test.each([
  ['a week ahead', { data: { meeting: november(24) } }, '다음 모임, 갈 수 있나요?'],
  ['later', { data: { meeting: november(25) } }, '11월 25일, 갈 수 있나요?'],
  [
    'later and has moved near',
    { data: { meeting: november(25) }, club: november(20) },
    '다음 모임, 갈 수 있나요?',
  ],
  [
    'one of two, and one has moved',
    { data: { dates: [november(18), november(25)], change: 'time' } },
    '날짜 2개에 갈 수 있나요?',
  ],
])('the question about a crew meeting that is %s reads “$2”', (_name, parts, text) => {
  const kind = 'DATE_ASKED';
  expect(crewNoticeText(kind, { kind, nickname: '책갈피', ...parts }, now)).toBe(text);
});

test('the notice of a removal names the crew', () => {
  const content = {
    kind: 'CREW_REMOVED',
    data: { crewName: '수요일엔 책방' },
    nickname: '',
  } as const;
  expect(crewNoticeText('CREW_REMOVED', content, now)).toBe('수요일엔 책방에서 나오게 됐어요');
});

test('the notice of several crew meetings names their days', () => {
  const dates = [{ meetingDate: '2026-12-02', meetingTime: '20:00' }];
  const second = { meetingDate: '2026-12-09', meetingTime: '20:00' };
  const remark = (list: typeof dates) =>
    crewNoticeRemark({ kind: 'DATE_ASKED', data: { dates: list }, nickname: '책갈피', crew });
  expect(remark([second, ...dates])).toBe('12월 2일, 12월 9일');
  expect(remark(dates)).toBeNull();
});

const endedAt = new Date('2026-11-20T23:59:59+09:00');

test.each([
  ['COHOST_ASKED', crew, '책갈피님의 부탁이에요'],
  ['HOST_HANDED', null, '책갈피님의 부탁이에요'],
  ['ROLE_ANSWERED', crew, null],
  ['CREW_INVITED', crew, '매주 수요일 오후 8:00'],
  ['CREW_INVITED', null, null],
  ['CREW_ENDED', { ...crew, endedAt }, '12월 20일까지 채팅방을 읽을 수 있어요'],
  ['CREW_ENDED', crew, null],
  ['HOST_LEFT', crew, '11월 27일부터 이어받을 수 있어요'],
  ['HOST_LEFT', { ...crew, pausedAt: null, endedAt }, null],
  ['CREW_PAUSED', { ...crew, endedAt }, null],
] as const)('the notice %s of the crew %o has the remark “%s”', (kind, of, remark) => {
  expect(crewNoticeRemark({ kind, data: {}, nickname: '책갈피', crew: of })).toBe(remark);
});
