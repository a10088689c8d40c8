import type { Message } from '../src/chats/chat.schema.ts';
import { facts } from './club-objects.ts';
import type { Examples } from './example.ts';
import { createPage } from './example.ts';
import { choco, sunny } from './people.ts';

const clientId = 'c1f0a9d2-7b3e';

const message: Message = {
  seq: 12,
  kind: 'TEXT',
  sender: choco,
  body: '내일 2번 출구에서 만나요!',
  image: null,
  clientId,
  createdAt: '2026-12-04T10:00:00.000Z',
  removed: false,
};

const room = {
  roomId: 19,
  kind: 'group',
  club: {
    clubId: 7,
    clubName: facts.clubName,
    bannerImage: facts.bannerImage,
    cancelled: false,
    meetingDate: '2026-12-05',
  },
  member: null,
  memberCount: 2,
  unread: 1,
  muted: false,
  writable: true,
} as const;

export const chatExamples: Pick<Examples, 'chats' | 'messages'> = {
  chats: {
    list: {
      response: createPage({
        ...room,
        lastMessage: { seq: 12, text: '내일 2번 출구에서 만나요!', createdAt: message.createdAt },
      }),
    },
    countUnread: { response: { data: { group: 1, personal: 0 } } },
    get: {
      response: {
        data: {
          ...room,
          members: [
            { ...sunny, isHost: true },
            { ...choco, isHost: false },
          ],
          pinned: null,
          readSeq: 11,
          firstSeq: 3,
          lastSeq: 12,
          meetingDate: '2026-12-05',
          meetingTime: '09:30:00',
        },
      },
    },
    markRead: { body: { seq: 12 } },
    mute: { body: { muted: true } },
    findWith: { response: { data: { roomId: null, allowed: true, reason: null } } },
    openWith: { response: { data: { roomId: 27 } } },
  },
  messages: {
    list: { response: { data: [message] } },
    send: {
      body: { clientId, body: '내일 2번 출구에서 만나요!' },
      data: { clientId },
      response: { data: message },
    },
    report: {
      body: { reportCategory: 'BAD_LANGUAGE', reportReason: '욕설을 했어요.' },
      response: { data: { reportId: 4 } },
    },
  },
};
