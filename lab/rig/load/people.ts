import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createGate } from '../../chaos/chats/gate.ts';
import { openRooms } from '../../chaos/chats/open-rooms.ts';
import { startReader } from '../../chaos/chats/reader.ts';
import { findFaults, untilRead } from '../../chaos/chats/room-state.ts';
import { type Talk, talkTo } from '../../chaos/chats/talk.ts';
import { startWriter } from '../../chaos/chats/writer.ts';
import { startCrowd } from '../../chaos/crowd.ts';
import { type Fact, openWitness } from '../../chaos/witness.ts';
import { type Member, signUp } from '../../client/member.ts';
import { type Answers, collectAnswers } from './answers.ts';
import { startBrowsing } from './browse.ts';

export type People = {
  readonly answers: Answers;
  /** Every write that was acknowledged. */
  facts(): readonly Fact[];
  /** Lets everybody come to an end; returns what is wrong with the chats. */
  stop(): Promise<string[]>;
};

/** Who takes part, and how long each rests between two things. */
export type Size = { actors: number; browsers: number; pauseMs: number };

const CHAT = { rooms: 2, members: 6, perRoom: 4 };
const CLUBS_KNOWN = 40;
const READ_LIMIT_MS = 15_000;

/** Hosts and applicants, people who look around, and rooms where all talk, at one address. */
export async function gatherPeople(url: string, folder: string, size: Size): Promise<People> {
  const { pauseMs } = size;
  const answers = collectAnswers();
  const { watch } = answers;
  const actors: Member[] = [];
  for (let made = 0; made < size.actors; made += 1) actors.push(await signUp(url));
  const talk = withPauses(
    talkTo(() => url, watch),
    pauseMs,
  );
  const rooms = await openRooms(talk, CHAT);
  const witness = openWitness(join(folder, `witness-${randomUUID()}.jsonl`));
  const crowd = startCrowd({ members: actors, witness, url: () => url, watch, pauseMs });
  const clubIds = () =>
    witness
      .facts()
      .slice(-10 * CLUBS_KNOWN)
      .flatMap((fact) => (fact.kind === 'club' ? [fact.clubId] : []));
  const browsers = Array.from(
    { length: size.browsers },
    (_, index) => actors[index % actors.length],
  )
    .filter((member) => member !== undefined)
    .map((member) => startBrowsing({ member, url, watch, pauseMs, clubIds }));
  const gate = createGate();
  const talkers = new Set(rooms.flatMap((room) => room.people));
  const readers = [...talkers].map((member) => {
    const own = rooms.filter((room) => room.people.includes(member));
    return startReader({ member, rooms: own, stage: talk, gate, isSleeper: false });
  });
  const writers = rooms.flatMap((room) =>
    room.people.slice(0, 2).map((member) => startWriter({ member, room, stage: talk, gate })),
  );
  return {
    answers,
    facts: witness.facts,
    stop: async () => {
      await Promise.all([crowd.stop(), ...[...browsers, ...writers].map((one) => one.stop())]);
      await untilRead(talk, rooms, readers, READ_LIMIT_MS);
      await Promise.all(readers.map((reader) => reader.stop()));
      return findFaults(talk, rooms);
    },
  };
}

/** A writer of the chaos never rests. */
function withPauses(talk: Talk, pauseMs: number): Talk {
  return {
    ...talk,
    ask: async (member, request, server) => {
      const reply = await talk.ask(member, request, server);
      if (request.method === 'POST') await delay(pauseMs);
      return reply;
    },
  };
}
