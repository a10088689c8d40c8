import { createClub } from '#test/factories/club-factory.ts';
import type { TestMember } from '#test/factories/member-factory.ts';
import { send } from '#test/harness/http-calls.ts';
import type { TestApp } from '#test/harness/test-app.ts';
import { type Act, openClub } from './club-model.ts';
import type { HistoryEntry } from './explain-history.ts';
import { seenIn, toRequest } from './history-request.ts';

export type ClubHistory = { clubId: number; start: string; entries: HistoryEntry[] };

type Plan = { operations: number; clubs: number; seed: number };
type Cast = { host: TestMember; members: readonly TestMember[] };

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WEIGHTS = [
  ['apply', 0.3],
  ['accept', 0.25],
  ['cancel', 0.13],
  ['look', 0.12],
  ['limit', 0.1],
  ['reject', 0.05],
  ['kick', 0.045],
  ['close', 0.005],
] as const;

export async function playHistory(
  server: TestApp,
  address: string,
  { host, members }: Cast,
  { operations, clubs, seed }: Plan,
): Promise<ClubHistory[]> {
  const histories: ClubHistory[] = [];
  const random = randomFrom(seed);
  const limitFrom = (share: number) => 3 + Math.floor(share * 4);
  async function open(): Promise<ClubHistory> {
    const memberLimit = limitFrom(random());
    const clubId = await createClub(server.context, { hostId: host.memberId, memberLimit });
    const history = { clubId, start: openClub(memberLimit, members.length), entries: [] };
    histories.push(history);
    return history;
  }
  const openClubs = await Promise.all(Array.from({ length: clubs }, open));
  let left = operations;

  async function live(self: number) {
    const choose = randomFrom(seed * 1_000 + self);
    while (left > 0) {
      left -= 1;
      const index = Math.floor(choose() * clubs);
      const [dice, who, limit] = [choose(), choose(), limitFrom(choose())];
      const history = openClubs[index];
      if (history === undefined) continue;
      const act = actFor(dice, self, Math.floor(who * members.length), limit);
      if (act.kind === 'close') openClubs[index] = await open();
      history.entries.push(await doIt(history.clubId, act));
    }
  }

  async function doIt(clubId: number, act: Act): Promise<HistoryEntry> {
    const sentAt = performance.now();
    const { status, body } = await send(address, toRequest(clubId, act, host, members));
    const repliedAt = performance.now();
    const shown = act.kind === 'look' ? { ...act, seen: seenIn(body, members) } : act;
    return { act: shown, status, sentAt, repliedAt };
  }

  await Promise.all(members.map((_, self) => live(self)));
  return histories;
}

function actFor(dice: number, self: number, other: number, limit: number): Act {
  let sum = 0;
  const kind = WEIGHTS.find(([, weight]) => {
    sum += weight;
    return dice < sum;
  })?.[0];
  switch (kind) {
    case 'limit':
      return { kind, limit };
    case 'look':
      return { kind, seen: '' };
    case 'apply':
    case 'cancel':
      return { kind, member: self };
    case 'accept':
    case 'reject':
    case 'kick':
      return { kind, member: other };
    default:
      return { kind: 'close' };
  }
}
