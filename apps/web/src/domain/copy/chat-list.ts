/** The room list, and the links into rooms from other pages. */
export const chatListMessages = {
  none: '진행 중인 채팅이 없어요.',
  noneHow: '수락되면 방이 열려요.',
  nonePersonalHow: '서로 팔로우하거나 같은 아지트에 있는 사람과 이야기할 수 있어요.',
  failed: '채팅을 불러오지 못했어요.',
  /** Replaces the last message of an empty room. */
  silent: '첫인사를 건네 보세요.',
  cancelled: '취소됨',
  readOnly: '읽기 전용',
  muted: '알림 꺼짐',
  people: (count: number) => `${count}명`,
  unread: (count: number) => `안 읽은 메시지 ${count > 99 ? '99개 넘음' : `${count}개`}`,
  room: '모임 채팅방',
  enter: '채팅방 가기',
  announcement: '공지',
  announce: '공지 쓰기',
  announceHow: '함께하는 사람 모두에게 알려요',
  announcedAt: (when: string) => `지난 공지는 ${when === '어제' ? when : `${when}에`} 올렸어요`,
  write: '메시지 보내기',
  writeShort: '메시지',
  writeTo: (nickname: string) => `${nickname}님에게 메시지`,
  messageHost: '호스트에게 문의',
} as const;
