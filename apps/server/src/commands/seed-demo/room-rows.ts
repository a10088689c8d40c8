import type { RoomEvent } from '@azit/rules/chats/room-line';

export type SeededMessage = {
  at: Date;
  senderId: number | null;
  kind: 'TEXT' | 'IMAGE' | 'SYSTEM' | 'ANNOUNCEMENT';
  body?: string;
  imageName?: string;
  event?: RoomEvent;
  subjectId?: number;
};

export type SeededRoom = {
  clubId: number | null;
  pairKey: string | null;
  crewId?: number;
  createdAt: Date;
  messages: readonly SeededMessage[];
  members: readonly { memberId: number; unread: number }[];
};

export function roomRows({ clubId, pairKey, crewId, createdAt, messages, members }: SeededRoom) {
  const sorted = messages.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const key = { club_id: clubId, pair_key: pairKey, crew_id: crewId ?? null };
  return {
    room: {
      ...key,
      created_at: createdAt,
      last_seq: sorted.length,
      last_message_at: sorted.at(-1)?.at ?? createdAt,
    },
    messages: sorted.map((message, index) => ({ ...key, ...messageRow(message, index + 1) })),
    members: members.map(({ memberId, unread }) => ({
      ...key,
      member_id: memberId,
      joined_seq: findJoinedSeq(sorted, memberId),
      read_seq: sorted.length - unread,
    })),
  };
}

function messageRow(message: SeededMessage, seq: number) {
  const { at, senderId, kind, body, imageName, event, subjectId } = message;
  return {
    seq,
    sender_id: senderId,
    client_id: senderId === null ? null : `demo-message-${seq}`,
    kind,
    body: body ?? null,
    image_name: imageName ?? null,
    event: event ?? null,
    subject_id: subjectId ?? null,
    created_at: at,
  };
}

function findJoinedSeq(sorted: readonly SeededMessage[], memberId: number): number {
  const joining = sorted.findIndex(
    ({ event, subjectId }) => event?.event === 'joined' && subjectId === memberId,
  );
  return Math.max(joining, 0);
}
