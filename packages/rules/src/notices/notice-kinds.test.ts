import { type NoticeKind, noticeKinds } from '@azit/contract/notices/notice-kind';
import { expect, test } from 'vitest';
import { type NoticeContent, noticeSentence, noticeSubject } from './notice-sentence.ts';

const now = new Date('2026-11-20T14:00:00+09:00');

/** The sentence of each kind when the notice contains nothing but a nickname. */
const sentences: Record<NoticeKind, string> = {
  APPLICATION_RECEIVED: '반짝반짝님이 신청했어요',
  APPLICATION_WITHDRAWN: '반짝반짝님이 참여를 취소했어요',
  MEMBER_RETURNED: '반짝반짝님이 함께하기로 했어요',
  APPLICATION_ACCEPTED: '함께하게 됐어요',
  APPLICATION_REJECTED: '이번에는 함께하지 못하게 됐어요',
  MEMBER_REMOVED: '호스트가 참여를 취소했어요',
  CLUB_CHANGED: '모임 내용이 바뀌었어요',
  CLUB_CANCELLED: '모임이 취소됐어요',
  CLUB_OPENED_AGAIN: '함께했던 모임이 다시 열렸어요',
  MEETING_TOMORROW: '곧 만나요',
  MEETING_SOON: '곧 만나요',
  ANNOUNCEMENT: '호스트가 공지를 올렸어요',
  ATTENDANCE: '안 오신 걸로 되어 있어요. 오셨다면 7일 안에 알려 주세요',
  REVIEW_DUE: '함께한 사람들에게 후기를 남겨 주세요',
  REVIEW_RECEIVED: '새 후기를 받았어요',
  NEW_FOLLOWER: '반짝반짝님이 팔로우했어요',
  CHAT: '새 메시지가 있어요',
  SEAT_OFFERED: '자리가 났어요',
  SEAT_OPEN: '곧 시작하는 자리가 났어요',
  SEAT_PASSED: '자리가 다음 사람에게 넘어갔어요',
  SEAT_RELEASED: '답이 없어 자리를 넘겼어요',
  SEAT_GIVEN_BACK: '반짝반짝님이 못 온다고 알렸어요',
  WAITLISTED: '1명이 자리를 기다려요',
  APPLICATION_DUE: '하루째 기다리는 신청이 있어요',
  APPLICATION_EXPIRED: '시간 안에 답을 받지 못했어요',
  CREW_INVITED: '반짝반짝님이 크루에 초대했어요',
  CREW_JOINED: '반짝반짝님이 크루에 함께해요',
  DATE_ASKED: '다음 모임, 갈 수 있나요?',
  DATE_SKIPPED: '이번에는 쉬어요',
  CREW_PAUSED: '크루가 잠시 쉬어요',
  CREW_RESUMED: '크루를 다시 시작해요',
  CREW_ENDED: '크루가 끝났어요',
  CREW_REMOVED: '크루에서 나오게 됐어요',
  COHOST_ASKED: '공동 호스트를 부탁받았어요',
  HOST_HANDED: '호스트를 넘겨받을까요?',
  ROLE_ANSWERED: '반짝반짝님이 공동 호스트를 맡지 않기로 했어요',
  HOST_LEFT: '호스트 자리가 비었어요',
  REPORT_DECIDED: '보내 주신 신고를 살펴보고 조치했어요',
  ACCOUNT_NOTICE: '아지트에서 알려 드려요',
};

const content = (kind: NoticeKind, parts: Partial<NoticeContent> = {}): NoticeContent => ({
  kind,
  data: {},
  count: 1,
  nickname: '반짝반짝',
  ...parts,
});

test.for(noticeKinds.map((kind) => [kind, sentences[kind]] as const))(
  'the notice %s without further data reads “%s”',
  ([kind, text]) => {
    expect(noticeSentence(content(kind), now).text).toBe(text);
  },
);

test.for(noticeKinds.map((kind) => [kind] as const))(
  'the mail about %s without a meeting has the sentence as its subject',
  ([kind]) => {
    const subject = noticeSubject(content(kind), now);
    // Applying again is possible only while the club is open, so the subject does not promise it.
    const isExpired = kind === 'APPLICATION_EXPIRED';
    expect(subject).toBe(isExpired ? '시간 안에 답을 받지 못했어요' : sentences[kind]);
  },
);

test.for([
  ['APPLICATION_RECEIVED', '3명이 신청했어요'],
  ['APPLICATION_WITHDRAWN', '3명이 참여를 취소했어요'],
  ['MEMBER_RETURNED', '3명이 함께하기로 했어요'],
  ['NEW_FOLLOWER', '3명이 팔로우했어요'],
  ['CREW_JOINED', '3명이 크루에 함께해요'],
  ['WAITLISTED', '3명이 자리를 기다려요'],
] as const)('the notice %s about three people reads “%s”', ([kind, text]) => {
  expect(noticeSentence(content(kind, { count: 3 }), now).text).toBe(text);
});

test.for([
  ['REVIEW_DUE', '후기를 남겼어요'],
  ['ATTENDANCE', '안 오신 걸로 되어 있어요'],
] as const)('the notice %s does not request what is already done: “%s”', ([kind, text]) => {
  expect(noticeSentence(content(kind, { isDone: true }), now).text).toBe(text);
});

test.for([
  ['suspended', '계정이 정지됐어요'],
  ['restored', '정지가 풀렸어요. 다시 로그인할 수 있어요'],
] as const)('the notice of a %s account reads “%s”', ([accountChange, text]) => {
  const notice = content('ACCOUNT_NOTICE', { data: { accountChange } });
  expect(noticeSentence(notice, now).text).toBe(text);
});

test.for([
  ['AWAY', '“한동안 함께하지 못해 자리를 정리했어요”'],
  ['DIRECTION', '“모임의 방향과 조금 달랐어요”'],
  ['SMALLER', '“크루를 더 작게 꾸리기로 했어요”'],
  ['PROMISES', '“함께 정한 약속이 지켜지지 않았어요”'],
] as const)('the notice of a removal for the reason %s quotes %s', ([removal, quote]) => {
  expect(noticeSentence(content('CREW_REMOVED', { data: { removal } }), now).quote).toBe(quote);
  const own = { removal, reason: '직접 쓴 말' };
  expect(noticeSentence(content('CREW_REMOVED', { data: own }), now).quote).toBe('“직접 쓴 말”');
});

test('a notice without a note and without a time has no detail', () => {
  const none = { detail: null, formerTime: null, time: null, quote: null, remark: null };
  expect(noticeSentence(content('REVIEW_RECEIVED'), now)).toMatchObject(none);
  const empty = content('CLUB_CANCELLED', { data: { reason: '' } });
  expect(noticeSentence(empty, now)).toMatchObject(none);
});
