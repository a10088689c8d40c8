import type { Chat, Message } from '@azit/contract/chats/chat.schema';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { roomActs } from '#test/factories/room-acts.ts';
import { getRoomId } from '#test/factories/room-rows.ts';
import { roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';

const HISTORIES = roundCount(4);
vi.setConfig({ testTimeout: 120_000 + HISTORIES * 5_000 });

const step = fc.record({
  who: fc.nat(3),
  act: fc.constantFrom('join', 'leave', 'send', 'send', 'send', 'remove', 'read'),
  pick: fc.double({ min: 0, max: 0.999, noNaN: true }),
});

type Seat = { from: number; read: number };
type Account = {
  said: { sender: number | null; isRemoved: boolean }[];
  seats: Map<number, Seat>;
};

function countUnread({ said, seats }: Account, memberId: number): number {
  const { read = 0 } = seats.get(memberId) ?? {};
  return said.filter(
    ({ sender, isRemoved }, index) =>
      index + 1 > read && sender !== null && sender !== memberId && !isRemoved,
  ).length;
}

async function play(steps: readonly { who: number; act: string; pick: number }[]) {
  const people = await Promise.all([1, 2, 3, 4].map(() => createMember(server.context)));
  const [host, first] = people as [TestMember, TestMember];
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const acts = roomActs(server, host, clubId);
  const account: Account = { said: [], seats: new Map([[host.memberId, { from: 0, read: 0 }]]) };
  const { said, seats } = account;
  await join(first);
  const roomId = await getRoomId(server.context, clubId);

  async function join(member: TestMember) {
    await acts.apply(member);
    expect((await acts.accept(member)).statusCode).toBe(202);
    const from = said.push({ sender: null, isRemoved: false }) - 1;
    seats.set(member.memberId, { from, read: from + 1 });
    const accepting = seats.get(host.memberId);
    if (accepting?.read === from) accepting.read += 1;
  }

  const doAct: Record<string, (who: TestMember, pick: number) => Promise<void>> = {
    join: async (who) => {
      if (!seats.has(who.memberId)) await join(who);
    },
    leave: async (who) => {
      if (who === host || !seats.delete(who.memberId)) return;
      expect((await acts.leave(who)).statusCode).toBe(204);
      said.push({ sender: null, isRemoved: false });
    },
    send: async (who) => {
      const reply = await acts.send(roomId, who);
      expect(reply.statusCode).toBe(seats.has(who.memberId) ? 201 : 404);
      if (reply.statusCode === 201) said.push({ sender: who.memberId, isRemoved: false });
    },
    remove: async (who, pick) => {
      const seat = seats.get(who.memberId);
      const mine = said
        .map((one, index) => ({ ...one, seq: index + 1 }))
        .filter(({ sender, seq }) => sender === who.memberId && seq > (seat?.from ?? 0));
      const chosen = mine[Math.floor(pick * mine.length)];
      if (seat === undefined || chosen === undefined) return;
      expect((await acts.remove(roomId, who, chosen.seq)).statusCode).toBe(204);
      said[chosen.seq - 1] = { sender: who.memberId, isRemoved: true };
    },
    read: async (who, pick) => {
      const seq = Math.floor(pick * (said.length + 2));
      const seat = seats.get(who.memberId);
      expect((await acts.read(roomId, who, seq)).statusCode).toBe(seat ? 204 : 404);
      if (seat) seat.read = Math.max(seat.read, Math.min(seq, said.length));
    },
  };

  for (const { who, act, pick } of steps) {
    const member = people[who];
    if (member !== undefined) await doAct[act]?.(member, pick);
  }
  for (const member of people) await compare(account, member, { clubId, roomId });
}

async function compare(
  account: Account,
  { memberId, token }: TestMember,
  { clubId, roomId }: { clubId: number; roomId: number },
) {
  const get = async (url: string) => (await server.call({ url, token })).json();
  const rooms: Chat[] = (await get(`/api/chats?clubId=${clubId}`)).data;
  const seat = account.seats.get(memberId);
  if (seat === undefined) {
    expect(rooms).toEqual([]);
    expect((await get(`/api/chats/${roomId}/messages`)).status).toBe(404);
    return;
  }
  const unread = countUnread(account, memberId);
  expect(rooms).toMatchObject([{ roomId, unread, memberCount: account.seats.size }]);
  expect((await get('/api/chats/unread')).data).toEqual({ group: unread, personal: 0 });
  const shown: Message[] = (await get(`/api/chats/${roomId}/messages?size=100`)).data;
  const theirs = account.said.map((_, index) => index + 1).filter((seq) => seq > seat.from);
  expect(shown.map(({ seq }) => seq)).toEqual(theirs.slice(-100));
  expect(shown.map(({ removed }) => removed)).toEqual(
    shown.map(({ seq }) => account.said[seq - 1]?.isRemoved),
  );
}

// covers R5.3, R5.5 (docs/coverage-statements.md)
test('after any sequence of room actions every member sees what the model predicts', async () => {
  const history = fc.array(step, { minLength: 20, maxLength: 50 });
  await fc.assert(fc.asyncProperty(history, play), { numRuns: HISTORIES, endOnFailure: true });
});
