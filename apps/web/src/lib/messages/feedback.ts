/** Reviews, reports and chat. */
export const feedbackMessages = {
  choosePeople: '후기를 남길 사람을 골라 주세요.',
  clubReportWarning: '문제없는 글을 신고하면 신고한 사람이 제재를 받을 수 있어요.',
  noChats: '진행 중인 채팅이 없어요.',
} as const;
