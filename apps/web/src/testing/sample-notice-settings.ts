import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { noticeRules } from '@azit/rules/notices/notice-rule';

const kinds = Object.fromEntries(
  (Object.keys(noticeRules) as NoticeKind[]).map((kind) => [
    kind,
    { push: noticeRules[kind].push === 'on', mail: noticeRules[kind].mail === 'on' },
  ]),
);

export const sampleNoticeSettings = {
  kinds,
  quietHours: true,
  hideContent: false,
  mutedClubs: [3],
  mutedClubInfo: [{ clubId: 3, clubName: '연희동 카페 두 곳만' }],
};
