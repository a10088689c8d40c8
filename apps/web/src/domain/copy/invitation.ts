import { whyNotOpen } from '@azit/rules/club-sentences';

export const invitationMessages = {
  title: '초대장',
  apply: '참여 신청하러 가기',
  loginFirst: '로그인하거나 가입하면 바로 신청으로 이어져요',
  seatsLeft: (limit: number, left: number) => `${limit}명 중 ${left}자리 남았어요`,
  addressLater: '자세한 주소는 참여가 확정되면 보여요',
  full: '자리가 모두 찼어요.',
  notOpen: (phase: Parameters<typeof whyNotOpen>[0]) => `${whyNotOpen(phase)}. 다음에 꼭 함께해요.`,
  others: '비슷한 아지트 둘러보기',
  gone: '지금은 볼 수 없는 초대장이에요.',
  goneHow: '주소가 바뀌었거나 없는 아지트예요.',
  lookAround: '다른 아지트 둘러보기',
} as const;
