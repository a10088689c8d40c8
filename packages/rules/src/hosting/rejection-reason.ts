import type { RejectionReason } from '@azit/contract/clubs/club.field';

/** The texts have no full stop, because a list shows them alone. */
export const rejectionChoices: Readonly<Record<RejectionReason, string>> = {
  FULL_SOON: '이번에는 자리가 먼저 찼어요',
  BALANCE: '처음 오는 분들로 꾸렸어요',
  NOT_FITTING: '모임과 조금 다른 것 같아요',
  NEXT_TIME: '날짜를 다시 잡고 있어요',
};

export function rejectionText(reason: RejectionReason): string {
  return `${rejectionChoices[reason]}. 다음에 꼭 함께해요.`;
}
