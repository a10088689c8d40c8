import { randomInt } from 'node:crypto';
import { say as report, withLimit } from '../../../scripts/limit.mjs';
import { requireThat } from '../../processes/require-that.ts';
import type { Outcome } from '../fault.ts';
import { createGate, type Gate } from './gate.ts';
import { openRooms, type Size } from './open-rooms.ts';
import { type Reader, startReader } from './reader.ts';
import type { RoomNotes } from './room-notes.ts';
import { findFaults, summarize, untilRead, untilSent } from './room-state.ts';
import { openStage, type Stage } from './stage.ts';
import { startWanderer } from './wanderer.ts';
import { type Actor, say, startWriter } from './writer.ts';

export type ChatRound = Size & {
  /** How many are to be acknowledged. */
  messages: number;
  /** What happens meanwhile, one after the other. */
  faults: readonly (keyof typeof FAULTS)[];
  /** Called with the empty folder of the database before it starts. */
  prepare?: (dataDir: string) => void;
  /** How long each writer is silent after a message; without it, not at all. */
  pauseMs?: number;
};

const LIMIT_MS = 20 * 60_000;
const MOST_KINDS_TOLD = 20;
const READY_LIMIT_MS = 5_000;
/** A bell that got lost costs a second; the rest is for a busy machine. */
const TOLD_LIMIT_MS = 5_000;

type Play = { stage: Stage; rooms: RoomNotes[]; readers: Reader[]; gate: Gate };

/**
 * People talk in rooms over two servers, come and go, and servers and database are killed. Throws
 * when anything acknowledged was not read once and in order by everybody entitled, or by others.
 */
export async function chatRound(given: ChatRound): Promise<Outcome[]> {
  const stage = await openStage(given.prepare);
  try {
    return await withLimit(`${given.messages} messages`, LIMIT_MS, () => play(stage, given));
  } finally {
    await stage.clear();
  }
}

async function play(stage: Stage, given: ChatRound): Promise<Outcome[]> {
  const rooms = await openRooms(stage, given);
  const gate = createGate();
  const people = new Set(rooms.flatMap((room) => room.people));
  const readers = [...people].map((member, index) => {
    const own = rooms.filter((room) => room.people.includes(member));
    return startReader({ member, rooms: own, stage, gate, isSleeper: index % 4 === 3 });
  });
  const { pauseMs = 0 } = given;
  const actors = rooms.flatMap((room) => cast(room, stage, gate, pauseMs));
  const outcomes: Outcome[] = [];
  for (const [index, fault] of given.faults.entries()) {
    await untilSent(rooms, (given.messages * (index + 1)) / (given.faults.length + 1));
    outcomes.push(await FAULTS[fault]({ stage, rooms, readers, gate }));
    report(`fault ${index + 1} of ${given.faults.length}: ${summarize(rooms)}`);
  }
  await untilSent(rooms, given.messages);
  await Promise.all(actors.map((actor) => actor.stop()));
  await untilRead(stage, rooms, readers, TOLD_LIMIT_MS + 5_000);
  await Promise.all(readers.map((reader) => reader.stop()));
  const found = [...stage.blunders, ...(await findFaults(stage, rooms))];
  requireThat(found.length === 0, `${found.length} faults in ${summarize(rooms)}:\n${tell(found)}`);
  report(`sound: ${summarize(rooms)}`);
  return outcomes;
}

/** How often each kind of fault was found, with the first one of it. */
function tell(found: readonly string[]): string {
  const kinds = Map.groupBy(found, (fault) => fault.replaceAll(/\d+/g, 'n'));
  return [...kinds.values()]
    .slice(0, MOST_KINDS_TOLD)
    .map((alike) => `${alike.length} × ${alike[0]}`)
    .join('\n');
}

/** Of each room, the host and the next two write, so do the last two, who also come and go. */
function cast(room: RoomNotes, stage: Stage, gate: Gate, pauseMs: number): Actor[] {
  const writers = room.people.filter((_, seat, all) => seat < 3 || seat >= all.length - 2);
  const wanderers = room.people.slice(-2);
  return [
    ...writers.map((member) => startWriter({ member, room, stage, gate, pauseMs })),
    ...wanderers.map((member, index) =>
      startWanderer({ member, room, stage, gate, mayBeKicked: index === 0 }),
    ),
  ];
}

const FAULTS = { killServer, killAfterLastWord, killDatabase };

async function killServer({ stage }: Play): Promise<Outcome> {
  const ms = await stage.killServer(randomInt(2));
  return { what: 'chat: server killed, ready again', ms, limitMs: READY_LIMIT_MS };
}

async function killDatabase({ stage }: Play): Promise<Outcome> {
  const ms = await stage.killDatabase();
  return { what: 'chat: PostgreSQL killed, ready again', ms, limitMs: READY_LIMIT_MS };
}

/** Silence, then one message in each room, and the server that took it is killed as it replies. */
async function killAfterLastWord({ stage, rooms, readers, gate }: Play): Promise<Outcome> {
  await gate.shut();
  const index = randomInt(2);
  await Promise.all(rooms.map((room) => say(stage, room, room.host, index)));
  const restarted = stage.killServer(index);
  const begun = performance.now();
  const awake = readers.filter(({ isSleeper }) => !isSleeper);
  await untilRead(stage, rooms, awake, 2 * TOLD_LIMIT_MS);
  const ms = performance.now() - begun;
  gate.open();
  await restarted;
  return { what: 'chat: last words of a killed server, read', ms, limitMs: TOLD_LIMIT_MS };
}
