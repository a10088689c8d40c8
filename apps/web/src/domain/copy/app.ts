/**
 * These texts are part of the first download, so add only texts that are needed before a screen has
 * loaded.
 */
export const appMessages = {
  goHome: '홈으로 가기',
  cancel: '취소',
  crashed: '화면을 불러오지 못했어요. 다시 시도해 주세요.',
} as const;
