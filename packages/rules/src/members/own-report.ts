export const OWN_REPORT_MESSAGES = {
  club: '내가 연 아지트는 신고할 수 없어요.',
  member: '나를 신고할 수는 없어요.',
  message: '내 메시지는 신고할 수 없어요.',
} as const;
