import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { expect, test } from 'vitest';
import { type NoticeData, noticeSentence, noticeSubject } from './notice-sentence.ts';

const sentAt = new Date('2026-11-20T14:00:00+09:00');
const meeting = { meetingDate: '2026-11-21', meetingTime: '15:00:00' };
const earlier = { meetingDate: '2026-11-20', meetingTime: '14:00:00' };
const tonight = { meetingDate: '2026-11-20', meetingTime: '20:00:00' };

function sentence(kind: NoticeKind, data: NoticeData = {}, count = 1) {
  return noticeSentence({ kind, data, count, nickname: '반짝반짝' }, sentAt);
}

test.for([
  ['APPLICATION_RECEIVED', {}, 1, '반짝반짝님이 신청했어요', null],
  ['APPLICATION_RECEIVED', {}, 3, '3명이 신청했어요', null],
  ['REPORT_DECIDED', { report: '광고·스팸' }, 1, '‘광고·스팸’ 신고를 살펴보고 조치했어요', null],
  ['CLUB_CANCELLED', { reason: '독감이에요.' }, 1, '모임이 취소됐어요', '“독감이에요.”'],
  ['MEETING_TOMORROW', { meeting }, 1, '내일 만나요', '11월 21일 (토) 오후 3:00'],
  ['MEETING_TOMORROW', { meeting: tonight }, 1, '오늘 만나요', '11월 20일 (금) 오후 8:00'],
  ['CLUB_CHANGED', { change: 'both' }, 1, '일정과 장소가 바뀌었어요', null],
  ['CLUB_CHANGED', { change: 'place' }, 1, '장소가 바뀌었어요', null],
  ['CLUB_CHANGED', { change: 'link' }, 1, '온라인 링크가 바뀌었어요', null],
  [
    'CLUB_CHANGED',
    { change: 'time', asks: true, meeting, earlier, reason: '암장이 쉬어요.' },
    1,
    '일정이 바뀌었어요. 그래도 갈까요?',
    '11월 20일 (금) 오후 2:00 → 11월 21일 (토) 오후 3:00 “암장이 쉬어요.”',
  ],
  [
    'DATE_ASKED',
    { change: 'time', meeting: tonight, earlier },
    1,
    '시간이 바뀌었어요. 이번엔 갈 수 있나요?',
    '오후 2:00 → 오후 8:00',
  ],
  [
    'ANNOUNCEMENT',
    { roomId: 7, reason: '2번 출구에서 만나요.' },
    1,
    '호스트가 공지를 올렸어요',
    '“2번 출구에서 만나요.”',
  ],
  [
    'CLUB_CHANGED',
    { change: 'time', meeting, earlier: meeting },
    1,
    '일정이 바뀌었어요',
    '11월 21일 (토) 오후 3:00',
  ],
  [
    'ATTENDANCE',
    { attendance: 'marked' },
    1,
    '안 오신 걸로 되어 있어요. 오셨다면 7일 안에 알려 주세요',
    null,
  ],
  ['ATTENDANCE', { attendance: 'contested' }, 1, '왔다고 알렸어요. 확인하고 있어요', null],
  ['ATTENDANCE', { objection: 'open' }, 1, '반짝반짝님이 왔다고 해요. 확인하고 있어요', null],
  ['ATTENDANCE', { attendance: 'came' }, 1, '확인해 보니 오셨어요. 온 것으로 바로잡았어요', null],
  ['ATTENDANCE', { attendance: 'absent' }, 1, '확인해 봤지만, 오지 않은 것으로 남겨 뒀어요', null],
  [
    'CLUB_CHANGED',
    { change: 'both', meeting: { ...earlier, meetingTime: '15:30' }, earlier },
    1,
    '시간과 장소가 바뀌었어요',
    '오후 2:00 → 오후 3:30',
  ],
  [
    'CLUB_CHANGED',
    { change: 'time', asks: true, declined: true, meeting, earlier },
    1,
    '일정이 바뀌었어요',
    '‘못 가요’로 답했어요. 자리를 비웠어요.',
  ],
  ['ACCOUNT_NOTICE', { accountChange: 'suspended' }, 1, '계정이 정지됐어요', null],
] satisfies [NoticeKind, NoticeData, number, string, string | null][])(
  'the notice %s with %o and count %i has the text %s',
  ([kind, data, count, text, detail]) => {
    expect(sentence(kind, data, count)).toMatchObject({ text, detail });
  },
);

test.for([
  ['20:30', '11월 20일 (금) 오후 8:30으로 바뀌었어요'],
  ['20:00', '11월 20일 (금) 오후 8:00로 바뀌었어요'],
  ['20:05', '11월 20일 (금) 오후 8:05으로 바뀌었어요'],
] as const)('the subject of the mail about a move to %s is %s', ([meetingTime, subject]) => {
  const data: NoticeData = { change: 'time', meeting: { ...earlier, meetingTime }, earlier };
  expect(noticeSubject({ kind: 'CLUB_CHANGED', data, count: 1, nickname: '' }, sentAt)).toBe(
    subject,
  );
});

test('the subject of the notice of a moved meeting contains the new day and time', () => {
  const content = { kind: 'CLUB_CHANGED', count: 1, nickname: '' } as const;
  const data: NoticeData = { change: 'both', meeting, earlier };
  expect(noticeSubject({ ...content, data }, sentAt)).toBe(
    '11월 21일 (토) 오후 3:00로 바뀌었어요. 장소도 바뀌었어요',
  );
});

test('a change notice has the old time, the new time and the note in separate fields', () => {
  expect(
    sentence('CLUB_CHANGED', { change: 'time', meeting, earlier, reason: '쉬어요.' }),
  ).toMatchObject({
    formerTime: '11월 20일 (금) 오후 2:00',
    time: '11월 21일 (토) 오후 3:00',
    quote: '“쉬어요.”',
    remark: null,
  });
});

test.for([
  ['both', {}, '서울 마포구'],
  ['place', {}, '서울 마포구'],
  ['time', {}, null],
  ['both', { declined: true }, null],
] as const)('a change of %s with %o shows the location %s', ([change, data, location]) => {
  const content = {
    kind: 'CLUB_CHANGED',
    count: 1,
    nickname: '',
    location: '서울 마포구',
  } as const;
  expect(noticeSentence({ ...content, data: { change, ...data } }, sentAt).location).toBe(location);
});
