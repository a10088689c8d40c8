import type { RejectionReason } from '@azit/contract/clubs/club.field';

/** The texts have no full stop, because a list shows them alone. */
export const rejectionChoices: Readonly<Record<RejectionReason, string>> = {
  FULL_SOON: '이번에는 자리가 먼저 찼어요',
  BALANCE: '이번에는 처음 오시는 분들과 함께하기로 했어요',
  NOT_FITTING: '이번 모임과는 결이 조금 달라요',
  NEXT_TIME: '날짜를 다시 잡고 있어요',
};

export function rejectionText(reason: RejectionReason): string {
  return `${rejectionChoices[reason]}.`;
}
