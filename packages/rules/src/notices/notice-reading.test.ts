import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { describe, expect, test } from 'vitest';
import {
  type NoticeContent,
  noticeSentence,
  noticeSubject,
  requestsAnswer,
} from './notice-sentence.ts';

const club = {
  meetingDate: '2026-11-21',
  meetingTime: '14:00:00',
  durationMinutes: 120,
  isCancelled: false,
};
const cancelled = { ...club, isCancelled: true };
const meeting = { meetingDate: '2026-11-21', meetingTime: '14:00:00' };
const earlier = { meetingDate: '2026-11-20', meetingTime: '14:00:00' };
const at = (time: string) => new Date(`2026-11-${time}+09:00`);
const before = at('20T12:00:00');
const start = at('21T14:00:00');

const content = (kind: NoticeKind, parts: Partial<NoticeContent> = {}): NoticeContent => ({
  kind,
  data: {},
  count: 1,
  nickname: '반짝반짝',
  ...parts,
});

describe('a reminder', () => {
  test.each([
    ['the day before', 'MEETING_TOMORROW', '20T23:59:59', '내일 만나요'],
    ['the same day', 'MEETING_TOMORROW', '21T00:00:00', '오늘 만나요'],
    ['two hours ahead', 'MEETING_TOMORROW', '21T12:00:00', '오늘 만나요'],
    ['over two hours ahead', 'MEETING_SOON', '21T11:59:59', '오늘 만나요'],
    ['two hours ahead', 'MEETING_SOON', '21T12:00:00', '곧 만나요'],
    ['at the start', 'MEETING_SOON', '21T14:00:00', '지금 만나고 있어요'],
    ['in the last second', 'MEETING_SOON', '21T15:59:59', '지금 만나고 있어요'],
    ['at the end', 'MEETING_SOON', '21T16:00:00', '오늘 만났어요'],
    ['the day after', 'MEETING_TOMORROW', '22T09:00:00', '어제 만났어요'],
    ['two days after', 'MEETING_TOMORROW', '23T09:00:00', '11월 21일 (토)에 만났어요'],
  ] as const)(
    'a reminder read %s, of the kind %s, uses the words of that time',
    (_when, kind, time, text) => {
      expect(noticeSentence(content(kind, { club }), at(time)).text).toBe(text);
    },
  );

  test('a reminder of a cancelled club says that the club is cancelled', () => {
    const notice = content('MEETING_SOON', { club: cancelled });
    expect(noticeSentence(notice, before).text).toBe('모임이 취소됐어요');
  });

  test('a reminder without a club uses the meeting stored with the notice', () => {
    const notice = content('MEETING_TOMORROW', { data: { meeting } });
    expect(noticeSentence(notice, before).text).toBe('내일 만나요');
    expect(noticeSentence(notice, at('21T16:00:00')).text).toBe('지금 만나고 있어요');
  });
});

describe('the time in a notice', () => {
  const time = '11월 21일 (토) 오후 2:00';
  test.each([
    ['an acceptance, without a stored meeting', 'APPLICATION_ACCEPTED', { club }, time],
    ['a club opened again, without a stored meeting', 'CLUB_OPENED_AGAIN', { club }, time],
    ['another notice, without a stored meeting', 'REVIEW_DUE', { club }, null],
    ['a reminder', 'MEETING_TOMORROW', { data: { meeting } }, time],
    ['a moved club', 'MEETING_TOMORROW', { data: { meeting: earlier }, club }, time],
    ['an acceptance without a club', 'APPLICATION_ACCEPTED', {}, null],
    ['a cancelled club', 'MEETING_TOMORROW', { data: { meeting }, club: cancelled }, null],
    ['a declined change', 'CLUB_CHANGED', { data: { meeting, declined: true } }, null],
    ['one crew meeting', 'DATE_ASKED', { data: { meeting, dates: [meeting] } }, time],
    ['two crew meetings', 'DATE_ASKED', { data: { meeting, dates: [meeting, earlier] } }, null],
  ] as const)('the time in the notice of %s is $3', (_name, kind, parts, expected) => {
    const notice = content(kind, parts);
    expect(noticeSentence(notice, before)).toMatchObject({ time: expected, formerTime: null });
  });

  test('the mail subject contains the time only if the meeting has moved', () => {
    const data = { change: 'time', meeting, earlier } as const;
    const moved = content('CLUB_CHANGED', { data });
    expect(noticeSubject(moved, before)).toBe(`${time}로 바뀌었어요`);
    const back = content('CLUB_CHANGED', { data: { ...data, earlier: meeting } });
    expect(noticeSubject(back, before)).toBe('일정이 바뀌었어요');
    expect(noticeSubject(content('MEETING_TOMORROW', { data }), before)).toBe('내일 만나요');
  });

  test('the mail subject about an expired application is only the short sentence', () => {
    const subject = noticeSubject(content('APPLICATION_EXPIRED', { club }), before);
    expect(subject).toBe('시간 안에 답을 받지 못했어요');
  });

  test('the mail subject about a club that moved twice contains the latest time', () => {
    const later = { ...club, meetingTime: '15:30:00' };
    const data = { change: 'time', meeting, earlier } as const;
    const notice = content('CLUB_CHANGED', { data, club: later });
    expect(noticeSubject(notice, before)).toBe('11월 21일 (토) 오후 3:30으로 바뀌었어요');
  });
});

describe('a remark', () => {
  const remark = '취소돼서 열리지 않아요.';
  test.each([
    ['APPLICATION_ACCEPTED', remark],
    ['CLUB_CHANGED', remark],
    ['CLUB_OPENED_AGAIN', remark],
    ['DATE_ASKED', remark],
    ['SEAT_OFFERED', remark],
    ['SEAT_OPEN', remark],
    ['MEETING_TOMORROW', null],
    ['CLUB_CANCELLED', null],
  ] as const)(
    'the remark of the notice %s after the club was cancelled is %s',
    (kind, expected) => {
      const notice = content(kind, { club: cancelled });
      expect(noticeSentence(notice, before)).toMatchObject({ remark: expected, detail: expected });
    },
  );
});

describe('a notice of a seat or a crew', () => {
  const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

  test('the remark of a seat notice is about the present state of the seat', () => {
    const data = { until: '2026-11-20T22:10:00+09:00' };
    const offered = noticeSentence(content('SEAT_OFFERED', { data, offer: 'open' }), before);
    expect(plain(offered.remark)).toBe('오늘 오후 10:10까지 맡아 둘게요');
    const passed = content('SEAT_PASSED', { club });
    expect(noticeSentence(passed, before).remark).toBe('다시 기다릴 수 있어요');
    expect(noticeSentence(passed, start).remark).toBeNull();
  });

  test('the notice of a lost seat promises nothing to a member who cannot see the club', () => {
    expect(noticeSentence(content('SEAT_RELEASED'), before).remark).toBeNull();
  });

  test('the notice warns that silence loses the seat if the club releases seats', () => {
    const releasing = content('MEETING_TOMORROW', { club: { ...club, releasesSeats: true } });
    const warning = '내일 오전 8:00까지 답이 없으면 자리가 기다리는 사람에게 넘어가요.';
    const now = at('20T15:00:00');
    expect(plain(noticeSentence(releasing, now).remark)).toBe(warning);
    expect(noticeSentence({ ...releasing, isDone: true }, now).remark).toBeNull();
    expect(noticeSentence(releasing, at('21T08:00:00')).remark).toBeNull();
    expect(noticeSentence(content('MEETING_TOMORROW', { club }), now).remark).toBeNull();
  });

  test('the notice of a co-host request names the host who asks', () => {
    const { remark } = noticeSentence(content('COHOST_ASKED'), before);
    expect(remark).toBe('반짝반짝님의 부탁이에요');
  });
});

describe('a notice requests an answer', () => {
  test.each([
    ['of the day before', 'MEETING_TOMORROW', {}, true],
    ['of a club that the reader cannot see', 'MEETING_TOMORROW', { club: null }, true],
    ['of one crew meeting', 'DATE_ASKED', {}, true],
    ['of two crew meetings', 'DATE_ASKED', { data: { dates: [meeting, earlier] } }, false],
    ['of a change that asks', 'CLUB_CHANGED', { data: { asks: true } }, true],
    ['of a change that does not ask', 'CLUB_CHANGED', {}, false],
    ['that was declined', 'CLUB_CHANGED', { data: { asks: true, declined: true } }, false],
    ['that was answered', 'MEETING_TOMORROW', { isDone: true }, false],
    ['of a coming club', 'MEETING_TOMORROW', { club }, true],
    ['of a cancelled club', 'MEETING_TOMORROW', { club: cancelled }, false],
    ['of an open offer', 'SEAT_OFFERED', { offer: 'open', club }, true],
    ['of an accepted offer', 'SEAT_OFFERED', { offer: 'accepted', club }, false],
    ['of an offer in a cancelled club', 'SEAT_OFFERED', { offer: 'open', club: cancelled }, false],
    ['without an offer', 'SEAT_OFFERED', { offer: null, club }, false],
  ] as const)(
    'whether a notice %s, of the kind %s, requests an answer: $3',
    (_name, kind, parts, expected) => {
      expect(requestsAnswer(content(kind, parts), before)).toBe(expected);
    },
  );

  test('a reminder requests an answer only until the meeting begins', () => {
    const notice = content('MEETING_TOMORROW', { club });
    expect(requestsAnswer(notice, new Date(start.getTime() - 1))).toBe(true);
    expect(requestsAnswer(notice, start)).toBe(false);
  });
});

test.each([
  ['open', '28T15:59:59', '반짝반짝님이 왔다고 해요. 맞으면 바로잡아 주세요'],
  ['open', '28T16:00:00', '반짝반짝님이 왔다고 해요. 확인하고 있어요'],
  ['came', '28T15:59:59', '반짝반짝님을 온 것으로 바로잡았어요'],
  ['absent', '28T15:59:59', '반짝반짝님은 오지 않은 것으로 남았어요'],
] as const)('about an objection that is %s at %s the host reads “%s”', (objection, time, text) => {
  const notice = content('ATTENDANCE', { data: { objection }, club });
  expect(noticeSentence(notice, at(time)).text).toBe(text);
});
