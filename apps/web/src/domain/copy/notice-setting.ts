import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import type { NoticeRow } from '@azit/rules/notices/notice-rule';

export const settingMessages = {
  mailBackOn: '알림 설정에서 언제든 다시 켤 수 있어요.',
} as const;

const partTitles = [
  '참여하는 아지트',
  '크루',
  '내가 연 아지트',
  '사람과 대화',
  '아지트 안내',
] as const;

type RowText = { part: (typeof partTitles)[number]; title: string; description?: string };

export const settingTexts: Readonly<Record<NoticeRow, RowText>> = {
  result: { part: '참여하는 아지트', title: '신청 결과', description: '수락, 거절, 참여 취소' },
  seat: {
    part: '참여하는 아지트',
    title: '자리가 났을 때',
    description: '12시간 안에 답할 수 있게',
  },
  change: { part: '참여하는 아지트', title: '바뀌거나 취소될 때' },
  reminder: {
    part: '참여하는 아지트',
    title: '내일 모임, 곧 시작',
    description: '하루 전, 두 시간 전',
  },
  announcement: { part: '참여하는 아지트', title: '호스트 공지' },
  attendance: {
    part: '참여하는 아지트',
    title: '참석 확인',
    description: '안 온 걸로 표시됐을 때',
  },
  again: {
    part: '참여하는 아지트',
    title: '다시 여는 모임',
    description: '함께했던 호스트가 다시 열 때',
  },
  crewDate: {
    part: '크루',
    title: '갈 수 있는지 물을 때',
    description: '새 날짜, 쉬는 날',
  },
  crew: { part: '크루', title: '초대와 멤버' },
  hosting: { part: '내가 연 아지트', title: '새 신청, 참여 취소' },
  review: { part: '사람과 대화', title: '후기', description: '쓸 때가 됐을 때, 받았을 때' },
  chat: { part: '사람과 대화', title: '새 메시지', description: '방마다 한 줄로 모아서' },
  follower: { part: '사람과 대화', title: '새 팔로워' },
  account: { part: '아지트 안내', title: '신고 처리, 계정 안내' },
};

const rowNames = Object.keys(settingTexts) as NoticeRow[];
export const settingParts = partTitles.map((title) => ({
  title,
  rows: rowNames.filter((row) => settingTexts[row].part === title),
}));

export const channelTexts = { push: '푸시', mail: '메일' } as const;

const kindTexts: Record<NoticeKind, string | null> = {
  APPLICATION_ACCEPTED: '수락',
  APPLICATION_REJECTED: '거절',
  MEMBER_REMOVED: '참여 취소',
  CLUB_CHANGED: '바뀔 때',
  CLUB_CANCELLED: '취소될 때',
  MEETING_TOMORROW: '하루 전',
  MEETING_SOON: '두 시간 전',
  APPLICATION_RECEIVED: '새 신청',
  APPLICATION_WITHDRAWN: '참여 취소',
  MEMBER_RETURNED: '다시 참여',
  REVIEW_DUE: '쓸 때가 됐을 때',
  REVIEW_RECEIVED: '받았을 때',
  REPORT_DECIDED: '신고 처리',
  ACCOUNT_NOTICE: '계정 안내',
  DATE_ASKED: '새 날짜',
  DATE_SKIPPED: '쉬는 날',
  CREW_INVITED: '초대',
  CREW_JOINED: '새 멤버',
  CREW_PAUSED: '잠시 멈출 때',
  CREW_RESUMED: '다시 시작할 때',
  CREW_ENDED: '끝날 때',
  CREW_REMOVED: '나오게 될 때',
  COHOST_ASKED: '공동 호스트 부탁',
  HOST_HANDED: '호스트 넘기기',
  ROLE_ANSWERED: '부탁의 답',
  HOST_LEFT: '호스트가 비었을 때',
  SEAT_OFFERED: '내 차례가 왔을 때',
  SEAT_OPEN: '곧 시작하는 자리',
  SEAT_PASSED: '자리가 넘어갔을 때',
  SEAT_RELEASED: '답이 없어 자리를 넘겼을 때',
  SEAT_GIVEN_BACK: '못 온다고 할 때',
  WAITLISTED: '자리 기다림',
  APPLICATION_DUE: '하루째 기다리는 신청',
  APPLICATION_EXPIRED: '답을 받지 못했을 때',
  CLUB_OPENED_AGAIN: null,
  ANNOUNCEMENT: null,
  ATTENDANCE: null,
  NEW_FOLLOWER: null,
  CHAT: null,
};

export function describeOnlyKinds(channel: 'push' | 'mail', kinds: readonly NoticeKind[]) {
  const names = kinds.flatMap((kind) => kindTexts[kind] ?? []);
  return names.length === 0
    ? null
    : `${channel === 'push' ? '푸시는' : '메일은'} ${names.join(', ')}만 받아요`;
}
