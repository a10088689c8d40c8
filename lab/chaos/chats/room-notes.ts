import { pick, type Reply } from '../../client/call.ts';
import type { Member } from '../../client/member.ts';
import type { Absence, Acknowledgement, Attempt, Line, Page, Removal } from './chat-record.ts';

/** A room with its people, and everything that is noted of it while it goes on. */
export type RoomNotes = {
  roomId: number;
  clubId: number;
  host: Member;
  /** The host first. */
  people: readonly Member[];
  /** How many messages are acknowledged; one may be so several times. */
  said: number;
  attempts: Attempt[];
  acknowledged: Acknowledgement[];
  pages: Page[];
  absences: Absence[];
  removals: Removal[];
};

export function isAbsent({ absences }: RoomNotes, { memberId }: Member): boolean {
  return absences.some(
    (one) => one.memberId === memberId && one.until === Number.POSITIVE_INFINITY,
  );
}

export function messagesPath({ roomId }: RoomNotes): string {
  return `/api/chats/${roomId}/messages`;
}

/** The messages of a reply, as far as the check needs them. */
export function linesOf({ body }: Reply): Line[] {
  const data = pick(body, 'data');
  if (!Array.isArray(data)) throw new Error(`no messages in ${JSON.stringify(body)}`);
  return data.map((message: unknown) => {
    const text = pick(message, 'body');
    const senderId = pick(message, 'sender', 'memberId');
    return {
      seq: Number(pick(message, 'seq')),
      text: typeof text === 'string' ? text : null,
      senderId: typeof senderId === 'number' ? senderId : null,
    };
  });
}
