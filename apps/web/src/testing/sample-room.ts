import type { Message, Room, RoomMember } from '@azit/contract/chats/chat.schema';
import { DEFAULT_BANNER_FILE, DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { viewer } from './sample-replies.ts';

const { memberId, nickname } = viewer;

const roomHost: RoomMember = {
  memberId: 1,
  nickname: '햇살좋은날',
  fileInfo: DEFAULT_PROFILE_FILE,
  isHost: true,
};

export function sampleMessage(parts: Partial<Message> = {}): Message {
  const { isHost: _, ...sender } = roomHost;
  return {
    seq: 1,
    kind: 'TEXT',
    sender,
    body: '토요일이면 더 좋아요',
    image: null,
    clientId: null,
    createdAt: '2026-11-15T05:30:00.000Z',
    removed: false,
    ...parts,
  };
}

export function ownMessage(parts: Partial<Message> = {}): Message {
  const sender = { memberId, nickname, fileInfo: DEFAULT_PROFILE_FILE };
  return sampleMessage({ sender, clientId: `own-${parts.seq ?? 1}-message`, ...parts });
}

export function sampleRoom(parts: Partial<Room> = {}): Room {
  return {
    roomId: 5,
    kind: 'group',
    club: {
      clubId: 3,
      clubName: '성수에서 볼더링 처음 해 보는 사람들',
      bannerImage: DEFAULT_BANNER_FILE,
      cancelled: false,
    },
    member: null,
    memberCount: 2,
    unread: 0,
    muted: false,
    writable: true,
    members: [roomHost, { memberId, nickname, fileInfo: DEFAULT_PROFILE_FILE, isHost: false }],
    pinned: null,
    readSeq: 1,
    firstSeq: 1,
    lastSeq: 1,
    meetingDate: '2026-11-21',
    meetingTime: '15:00:00',
    ...parts,
  };
}
