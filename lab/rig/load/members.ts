import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ChatClient, chatClient } from '../../chaos/chats/chat-client.ts';
import { createGate } from '../../chaos/chats/gate.ts';
import { openRooms } from '../../chaos/chats/open-rooms.ts';
import { startReader } from '../../chaos/chats/reader.ts';
import { findFaults, untilRead } from '../../chaos/chats/room-state.ts';
import { startWriter } from '../../chaos/chats/writer.ts';
import { startCrowd } from '../../chaos/crowd.ts';
import { type Fact, openWriteLog } from '../../chaos/write-log.ts';
import { type Member, signUp } from '../../client/member.ts';
import { startBrowsing } from './browse.ts';
import { collectReplies, type Replies } from './replies.ts';

export type Members = {
  readonly replies: Replies;
  facts(): readonly Fact[];
  stop(): Promise<string[]>;
};

export type Size = { actors: number; browsers: number; pauseMs: number };

const CHAT = { rooms: 2, members: 6, perRoom: 4 };
const CLUBS_KNOWN = 40;
const READ_LIMIT_MS = 15_000;

export async function gatherMembers(url: string, folder: string, size: Size): Promise<Members> {
  const { pauseMs } = size;
  const replies = collectReplies();
  const { watch } = replies;
  const actors: Member[] = [];
  for (let made = 0; made < size.actors; made += 1) actors.push(await signUp(url));
  const client = withPauses(
    chatClient(() => url, watch),
    pauseMs,
  );
  const rooms = await openRooms(client, CHAT);
  const writeLog = openWriteLog(join(folder, `writes-${randomUUID()}.jsonl`));
  const crowd = startCrowd({ members: actors, writeLog, url: () => url, watch, pauseMs });
  const clubIds = () =>
    writeLog
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
  const chatters = new Set(rooms.flatMap((room) => room.people));
  const readers = [...chatters].map((member) => {
    const own = rooms.filter((room) => room.people.includes(member));
    return startReader({ member, rooms: own, servers: client, gate, isSleeper: false });
  });
  const writers = rooms.flatMap((room) =>
    room.people.slice(0, 2).map((member) => startWriter({ member, room, servers: client, gate })),
  );
  return {
    replies,
    facts: writeLog.facts,
    stop: async () => {
      await Promise.all([crowd.stop(), ...[...browsers, ...writers].map((one) => one.stop())]);
      await untilRead(client, rooms, readers, READ_LIMIT_MS);
      await Promise.all(readers.map((reader) => reader.stop()));
      return findFaults(client, rooms);
    },
  };
}

/**
 * Adds a pause after each POST: without it, the simulated writers would send messages as fast as
 * the server responds.
 */
function withPauses(client: ChatClient, pauseMs: number): ChatClient {
  return {
    ...client,
    send: async (member, request, server) => {
      const reply = await client.send(member, request, server);
      if (request.method === 'POST') await delay(pauseMs);
      return reply;
    },
  };
}
