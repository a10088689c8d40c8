import { roomLine } from '../../../packages/rules/src/chats/room-line.ts';
import type { RoomRecord } from './chat-record.ts';

export type Stay = { first: number; last: number };

export type Presence = { stays: ReadonlyMap<number, readonly Stay[]>; faults: string[] };

const NO_TIME = new Date(0);

export function readPresence({ hostId, members, transcript }: RoomRecord): Presence {
  const stays = new Map<number, Stay[]>([[hostId, [{ first: 1, last: Number.POSITIVE_INFINITY }]]]);
  const faults: string[] = [];
  const events = new Map<string, { memberId: number; isJoining: boolean }>();
  for (const [nickname, memberId] of members) {
    events.set(roomLine({ event: 'joined' }, nickname, NO_TIME), { memberId, isJoining: true });
    events.set(roomLine({ event: 'left' }, nickname, NO_TIME), { memberId, isJoining: false });
  }
  for (const { seq, text, senderId } of transcript) {
    if (senderId !== null) continue;
    const line = events.get(text ?? '');
    if (line === undefined) {
      faults.push(`line ${seq} names an unknown member: ${text}`);
      continue;
    }
    const own = stays.get(line.memberId) ?? [];
    const current = own.find((stay) => stay.last === Number.POSITIVE_INFINITY);
    if (line.isJoining === (current !== undefined)) {
      faults.push(`line ${seq}: ${text}, but the member was already ${current ? 'in' : 'out'}`);
    } else if (current === undefined) {
      stays.set(line.memberId, [...own, { first: seq, last: Number.POSITIVE_INFINITY }]);
    } else {
      current.last = seq - 1;
    }
  }
  return { stays, faults };
}
