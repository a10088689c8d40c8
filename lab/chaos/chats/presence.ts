import { roomLine } from '../../../packages/rules/src/chats/room-line.ts';
import type { RoomRecord } from './chat-record.ts';

/** The messages `first` to `last` are the member's to read; `last` is infinite while they are there. */
export type Stay = { first: number; last: number };

export type Presence = { stays: ReadonlyMap<number, readonly Stay[]>; faults: string[] };

const NO_TIME = new Date(0);

/** Who was in the room and from where to where, as the lines of the room itself tell it. */
export function presenceOf({ hostId, members, transcript }: RoomRecord): Presence {
  const stays = new Map<number, Stay[]>([[hostId, [{ first: 1, last: Number.POSITIVE_INFINITY }]]]);
  const faults: string[] = [];
  const told = new Map<string, { memberId: number; isJoining: boolean }>();
  for (const [nickname, memberId] of members) {
    told.set(roomLine({ event: 'joined' }, nickname, NO_TIME), { memberId, isJoining: true });
    told.set(roomLine({ event: 'left' }, nickname, NO_TIME), { memberId, isJoining: false });
  }
  for (const { seq, text, senderId } of transcript) {
    if (senderId !== null) continue;
    const line = told.get(text ?? '');
    if (line === undefined) {
      faults.push(`line ${seq} of the room tells of nobody known: ${text}`);
      continue;
    }
    const own = stays.get(line.memberId) ?? [];
    const current = own.find((stay) => stay.last === Number.POSITIVE_INFINITY);
    if (line.isJoining === (current !== undefined)) {
      faults.push(`line ${seq}: ${text}, but before it they were ${current ? 'in' : 'out'}`);
    } else if (current === undefined) {
      stays.set(line.memberId, [...own, { first: seq, last: Number.POSITIVE_INFINITY }]);
    } else {
      current.last = seq - 1;
    }
  }
  return { stays, faults };
}
