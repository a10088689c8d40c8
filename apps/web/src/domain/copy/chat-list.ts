export const chatListMessages = {
  none: '진행 중인 채팅이 없어요.',
  noneHow: '수락되면 방이 열려요.',
  failed: '채팅을 불러오지 못했어요.',
  silent: '첫인사를 건네 보세요.',
  room: '모임 채팅방',
  crewRoom: '크루 채팅방',
  announce: '공지 쓰기',
  outdated: '일정이 바뀌기 전에 쓴 공지예요',
  announcedAt: (when: string) => `지난 공지는 ${when === '어제' ? when : `${when}에`} 올렸어요`,
  write: '메시지 보내기',
} as const;
