export const blockMessages = {
  title: '차단한 사람',
  block: '차단하기',
  menuLabel: (nickname: string) => `${nickname}님 메뉴`,
  question: (nickname: string) => `${nickname}님을 차단할까요?`,
  consequence: '서로 볼 수 없게 돼요. 상대에게는 알리지 않아요.',
  blocked: '차단했어요',
  unblock: '차단 풀기',
  unblocked: '차단을 풀었어요',
  nobody: '차단한 사람이 없어요.',
  nobodyHow: '프로필에서 차단하면 여기에서 풀 수 있어요.',
} as const;
