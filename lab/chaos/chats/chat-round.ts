import { randomInt } from 'node:crypto';
import { say as report, withLimit } from '../../limit.mjs';
import { requireThat } from '../../processes/require-that.ts';
import type { Outcome } from '../fault.ts';
import { createGate, type Gate } from './gate.ts';
import { startLeaver } from './leaver.ts';
import { openRooms, type Size } from './open-rooms.ts';
import { type Reader, startReader } from './reader.ts';
import type { RoomLog } from './room-log.ts';
import { findFaults, summarize, untilRead, untilSent } from './room-state.ts';
import { openTwoServers, type TwoServers } from './two-servers.ts';
import { type Actor, sendMessage, startWriter } from './writer.ts';

export type ChatRound = Size & {
  messages: number;
  faults: readonly (keyof typeof FAULTS)[];
  prepare?: (dataDir: string) => void;
  pauseMs?: number;
};

const LIMIT_MS = 20 * 60_000;
const MAX_KINDS_LISTED = 20;
const READY_LIMIT_MS = 5_000;
/**
 * A lost doorbell delays delivery by one second. The rest of the limit allows for a busy machine.
 */
const DELIVERY_LIMIT_MS = 5_000;

type Play = { servers: TwoServers; rooms: RoomLog[]; readers: Reader[]; gate: Gate };

/**
 * Members chat, join and leave through two servers while servers and database are killed. Throws
 * unless every entitled member, and no other, has read each acknowledged message once and in order.
 */
export async function chatRound(given: ChatRound): Promise<Outcome[]> {
  const servers = await openTwoServers(given.prepare);
  try {
    return await withLimit(`${given.messages} messages`, LIMIT_MS, () => play(servers, given));
  } finally {
    await servers.clear();
  }
}

async function play(servers: TwoServers, given: ChatRound): Promise<Outcome[]> {
  const rooms = await openRooms(servers, given);
  const gate = createGate();
  const people = new Set(rooms.flatMap((room) => room.people));
  const readers = [...people].map((member, index) => {
    const own = rooms.filter((room) => room.people.includes(member));
    return startReader({ member, rooms: own, servers, gate, isSleeper: index % 4 === 3 });
  });
  const { pauseMs = 0 } = given;
  const actors = rooms.flatMap((room) => startActors(room, servers, gate, pauseMs));
  const outcomes: Outcome[] = [];
  for (const [index, fault] of given.faults.entries()) {
    await untilSent(rooms, (given.messages * (index + 1)) / (given.faults.length + 1));
    outcomes.push(await FAULTS[fault]({ servers, rooms, readers, gate }));
    report(`fault ${index + 1} of ${given.faults.length}: ${summarize(rooms)}`);
  }
  await untilSent(rooms, given.messages);
  await Promise.all(actors.map((actor) => actor.stop()));
  await untilRead(servers, rooms, readers, DELIVERY_LIMIT_MS + 5_000);
  await Promise.all(readers.map((reader) => reader.stop()));
  const found = [...servers.errors, ...(await findFaults(servers, rooms))];
  requireThat(
    found.length === 0,
    `${found.length} faults in ${summarize(rooms)}:\n${summarizeFaults(found)}`,
  );
  report(`sound: ${summarize(rooms)}`);
  return outcomes;
}

function summarizeFaults(found: readonly string[]): string {
  const kinds = Map.groupBy(found, (fault) => fault.replaceAll(/\d+/g, 'n'));
  return [...kinds.values()]
    .slice(0, MAX_KINDS_LISTED)
    .map((alike) => `${alike.length} × ${alike[0]}`)
    .join('\n');
}

function startActors(room: RoomLog, servers: TwoServers, gate: Gate, pauseMs: number): Actor[] {
  const writers = room.people.filter((_, seat, all) => seat < 3 || seat >= all.length - 2);
  const leavers = room.people.slice(-2);
  return [
    ...writers.map((member) => startWriter({ member, room, servers, gate, pauseMs })),
    ...leavers.map((member, index) =>
      startLeaver({ member, room, servers, gate, mayBeKicked: index === 0 }),
    ),
  ];
}

const FAULTS = { killServer, killAfterLastMessage, killDatabase };

async function killServer({ servers }: Play): Promise<Outcome> {
  const ms = await servers.killServer(randomInt(2));
  return { what: 'chat: server killed, ready again', ms, limitMs: READY_LIMIT_MS };
}

async function killDatabase({ servers }: Play): Promise<Outcome> {
  const ms = await servers.killDatabase();
  return { what: 'chat: PostgreSQL killed, ready again', ms, limitMs: READY_LIMIT_MS };
}

async function killAfterLastMessage({ servers, rooms, readers, gate }: Play): Promise<Outcome> {
  await gate.shut();
  const index = randomInt(2);
  await Promise.all(rooms.map((room) => sendMessage(servers, room, room.host, index)));
  const restarted = servers.killServer(index);
  const started = performance.now();
  const awake = readers.filter(({ isSleeper }) => !isSleeper);
  await untilRead(servers, rooms, awake, 2 * DELIVERY_LIMIT_MS);
  const ms = performance.now() - started;
  gate.open();
  await restarted;
  return { what: 'chat: last messages of a killed server, read', ms, limitMs: DELIVERY_LIMIT_MS };
}
