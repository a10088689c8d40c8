import type { RemovalReason } from '@azit/contract/crews/crew.field';

export const removalTexts: Readonly<Record<RemovalReason, string>> = {
  AWAY: '한동안 함께하지 못해 자리를 정리했어요',
  DIRECTION: '모임의 방향과 조금 달랐어요',
  SMALLER: '크루를 더 작게 꾸리기로 했어요',
  PROMISES: '함께 정한 약속이 지켜지지 않았어요',
};

export function removalText(reason: RemovalReason | null | undefined): string | undefined {
  return reason ? removalTexts[reason] : undefined;
}
