import { pick, type Reply } from '../../client/call.ts';
import type { Member } from '../../client/member.ts';
import type { Absence, Acknowledgement, Attempt, Line, Page, Removal } from './chat-record.ts';

export type RoomLog = {
  roomId: number;
  clubId: number;
  host: Member;
  people: readonly Member[];
  sent: number;
  attempts: Attempt[];
  acknowledged: Acknowledgement[];
  pages: Page[];
  absences: Absence[];
  removals: Removal[];
};

export function isAbsent({ absences }: RoomLog, { memberId }: Member): boolean {
  return absences.some(
    (one) => one.memberId === memberId && one.until === Number.POSITIVE_INFINITY,
  );
}

export function messagesPath({ roomId }: RoomLog): string {
  return `/api/chats/${roomId}/messages`;
}

export function readLines({ body }: Reply): Line[] {
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
