/** The list of rooms, and the ways into rooms from other pages. */
export const chatListMessages = {
  none: '진행 중인 채팅이 없어요.',
  noneHow: '수락되면 방이 열려요.',
  nonePersonalHow: '서로 팔로우하거나 같은 아지트에 있는 사람과 이야기할 수 있어요.',
  failed: '채팅을 불러오지 못했어요.',
  /** Instead of the last line where nobody has written yet. */
  silent: '첫인사를 건네 보세요.',
  readOnly: '읽기 전용',
  muted: '알림 꺼짐',
  people: (count: number) => `${count}명`,
  unread: (count: number) => `안 읽은 메시지 ${count > 99 ? '99개 넘음' : `${count}개`}`,
} as const;
