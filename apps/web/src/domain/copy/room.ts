import { ANNOUNCEMENT_MAX, MESSAGE_MAX } from '@azit/contract/chats/chat.schema';
import { roomHeaderMessages } from '#web/domain/copy/room-header.ts';
import { groupedNumber } from '#web/lib/grouped-number.ts';

export const roomMessages = {
  ...roomHeaderMessages,
  newMessages: (count: number) => `새 메시지 ${count > 99 ? '99+' : count}개`,
  me: '나',
  host: '호스트',
  announcement: '공지',
  toList: '채팅 목록으로',
  readOnly: '지난 모임이라 읽을 수만 있어요.',
  readOnlyCancelled: '취소된 모임이라 읽을 수만 있어요.',
  readOnlyCrew: '크루가 끝나 읽을 수만 있어요.',
  readOnlyPersonal: '지금은 읽을 수만 있어요.',
  enterSends: 'Enter로 보내고 Shift+Enter로 줄을 바꿔요',
  send: '보내기',
  pictureBy: (nickname: string) => `${nickname}님이 보낸 사진`,
  ownPicture: '내가 보낸 사진',
  picture: '사진',
  tooLong: `메시지는 ${groupedNumber(MESSAGE_MAX)}자까지 보낼 수 있어요.`,
  count: (length: number) => `${groupedNumber(length)} / ${groupedNumber(MESSAGE_MAX)}`,
  menu: '채팅방 메뉴',
  messageMenu: '메시지 메뉴',
  members: '멤버',
  writeAnnouncement: '공지 쓰기',
  announcementTooLong: `공지는 1~${ANNOUNCEMENT_MAX}자로 써 주세요.`,
  report: '신고하기',
  remove: '지우기',
} as const;
