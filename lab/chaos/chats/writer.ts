import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { pick } from '../../client/call.ts';
import type { Member } from '../../client/member.ts';
import type { ChatClient, Settled } from './chat-client.ts';
import type { Gate } from './gate.ts';
import { messagesPath, type RoomLog } from './room-log.ts';

export type Actor = { stop(): Promise<void> };

const WAIT_WHILE_OUT_MS = 50;
const ONE_IN = 20;

let made = 0;

export function startWriter(given: {
  member: Member;
  room: RoomLog;
  servers: ChatClient;
  gate: Gate;
  pauseMs?: number;
}): Actor {
  const { member, room, servers, gate, pauseMs = 0 } = given;
  let isOver = false;

  async function write(): Promise<void> {
    while (!isOver) {
      const isOut = await gate.through(async () => {
        const seq = await sendMessage(servers, room, member);
        if (seq !== undefined && randomInt(ONE_IN) === 0) await remove(seq);
        return seq === undefined;
      });
      await delay(isOut ? WAIT_WHILE_OUT_MS : pauseMs);
    }
  }

  async function remove(seq: number): Promise<void> {
    const removal = { seq, doneAt: Number.POSITIVE_INFINITY };
    room.removals.push(removal);
    const path = `${messagesPath(room)}/${seq}`;
    const reply = await servers.send(member, { method: 'DELETE', path });
    if (reply.status === 204) removal.doneAt = reply.endedAt;
  }

  const writing = write();
  return {
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
}

export async function sendMessage(
  servers: ChatClient,
  room: RoomLog,
  member: Member,
  server?: number,
): Promise<number | undefined> {
  made += 1;
  const text = `message-${member.memberId}-${made}`;
  room.attempts.push({ memberId: member.memberId, text });
  const body = { clientId: text, body: text };
  const request = { method: 'POST', path: messagesPath(room), body } as const;
  const send = () => servers.send(member, request, server);
  const note = (reply: Settled) => {
    const seq = readSeq(reply);
    if (seq !== undefined) room.acknowledged.push({ text, seq });
    return seq;
  };
  const copies = randomInt(ONE_IN) === 0 ? [send(), send()] : [send()];
  const seqs = (await Promise.all(copies)).map(note);
  if (randomInt(ONE_IN) === 0) seqs.push(note(await send()));
  const seq = seqs.find((each) => each !== undefined);
  if (seq !== undefined) room.sent += 1;
  return seq;
}

function readSeq({ status, body }: Settled): number | undefined {
  if (status === 404) return undefined;
  const seq = pick(body, 'data', 'seq');
  if ((status !== 201 && status !== 200) || typeof seq !== 'number')
    throw new Error(`sending answered ${status} ${JSON.stringify(body)}`);
  return seq;
}
