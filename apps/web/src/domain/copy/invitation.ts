import { whyNotOpen } from '@azit/rules/club-sentences';

export const invitationMessages = {
  title: '초대장',
  apply: '참여 신청하러 가기',
  notOpen: (phase: Parameters<typeof whyNotOpen>[0]) => `${whyNotOpen(phase)}. 다음에 꼭 함께해요.`,
  joinNow: '바로 참여하기',
  gone: '지금은 볼 수 없는 초대장이에요.',
} as const;
