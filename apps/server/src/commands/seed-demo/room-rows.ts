import type { RoomEvent } from '@azit/rules/chats/room-line';

export type SaidMessage = {
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
  createdAt: Date;
  messages: readonly SaidMessage[];
  /** Who is in it, and how many of the last messages they have not read. */
  members: readonly { memberId: number; unread: number }[];
};

/** The rows of a room; its messages are numbered in the order of their times. */
export function roomRows({ clubId, pairKey, createdAt, messages, members }: SeededRoom) {
  const said = messages.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const key = { club_id: clubId, pair_key: pairKey };
  return {
    room: {
      ...key,
      created_at: createdAt,
      last_seq: said.length,
      last_message_at: said.at(-1)?.at ?? createdAt,
    },
    messages: said.map((message, index) => ({ ...key, ...messageRow(message, index + 1) })),
    members: members.map(({ memberId, unread }) => ({
      ...key,
      member_id: memberId,
      joined_seq: joinedSeqOf(said, memberId),
      read_seq: said.length - unread,
    })),
  };
}

function messageRow(message: SaidMessage, seq: number) {
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

/** Everyone reads from the line of their own joining on; the host and two who talk from the start. */
function joinedSeqOf(said: readonly SaidMessage[], memberId: number): number {
  const joining = said.findIndex(
    ({ event, subjectId }) => event?.event === 'joined' && subjectId === memberId,
  );
  return Math.max(joining, 0);
}
