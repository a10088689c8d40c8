import type { Chat } from '@azit/contract/chats/chat.schema';
import { DEFAULT_BANNER_FILE, DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import type { Reply } from './api-peer.ts';

export function sampleChat(parts: Partial<Chat> = {}): Chat {
  return {
    roomId: 11,
    kind: 'group',
    club: {
      clubId: 3,
      clubName: '아침 산책',
      bannerImage: DEFAULT_BANNER_FILE,
      cancelled: false,
      meetingDate: '2026-11-18',
    },
    member: null,
    memberCount: 6,
    unread: 0,
    muted: false,
    writable: true,
    lastMessage: {
      seq: 9,
      text: '반짝반짝: 암벽화 사이즈 몇 신으세요?',
      createdAt: new Date().toISOString(),
    },
    ...parts,
  };
}

export function samplePersonalChat(nickname: string, parts: Partial<Chat> = {}): Chat {
  const member = { memberId: 4, nickname, fileInfo: DEFAULT_PROFILE_FILE };
  return sampleChat({ roomId: 12, kind: 'personal', club: null, member, memberCount: 2, ...parts });
}

export function chatPage(chats: readonly Chat[]): Reply {
  const pageInfo = { page: 1, size: 20, totalElements: chats.length, totalPages: 1 };
  return { json: { data: chats, pageInfo } };
}
