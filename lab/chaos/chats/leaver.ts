import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Reply } from '../../client/call.ts';
import type { Member } from '../../client/member.ts';
import type { ChatClient } from './chat-client.ts';
import type { Gate } from './gate.ts';
import type { RoomLog } from './room-log.ts';
import type { Actor } from './writer.ts';

type HostedClub = { clubId: number; host: Member };

const JOIN_ATTEMPTS = 50;
const KICK_ONE_IN = 12;

export function startLeaver(given: {
  member: Member;
  room: RoomLog;
  servers: ChatClient;
  gate: Gate;
  mayBeKicked: boolean;
}): Actor {
  const { member, room, servers, gate, mayBeKicked } = given;
  const over = Promise.withResolvers<void>();
  let isOver = false;

  async function leaveAndReturn(): Promise<void> {
    while (!isOver) {
      await Promise.race([delay(randomInt(100, 1_500)), over.promise]);
      if (isOver) return;
      const isKicked = mayBeKicked && randomInt(KICK_ONE_IN) === 0;
      const absence = await gate.through(() => leave(isKicked));
      if (isKicked) return;
      await delay(randomInt(20, 600));
      await gate.through(async () => {
        absence.until = await join(servers, room, member, () =>
          servers.send(member, { method: 'GET', path: `/api/chats/${room.roomId}` }),
        );
      });
    }
  }

  async function leave(isKicked: boolean) {
    const club = `/api/clubs/${room.clubId}`;
    const reply = isKicked
      ? await servers.send(room.host, { method: 'PATCH', path: `${club}/kicks/${member.memberId}` })
      : await servers.send(member, {
          method: 'DELETE',
          path: `${club}/signups/${member.memberId}`,
        });
    const from = reply.endedAt;
    const absence = { memberId: member.memberId, from, until: Number.POSITIVE_INFINITY };
    room.absences.push(absence);
    return absence;
  }

  const running = leaveAndReturn();
  return {
    stop: async () => {
      isOver = true;
      over.resolve();
      await running;
    },
  };
}

export async function join(
  servers: ChatClient,
  { clubId, host }: HostedClub,
  member: Member,
  look: () => Promise<Reply>,
): Promise<number> {
  const { memberId } = member;
  const path = `/api/clubs/${clubId}/signups`;
  const answer = { memberId, joinAnswer: '또 왔어요.' };
  const accept = { path: `${path}/${memberId}`, body: { status: 'CLUB_JOINED' } };
  let startedAt: number | undefined;
  for (let attempt = 0; attempt < JOIN_ATTEMPTS; attempt += 1) {
    await servers.send(member, { method: 'POST', path, body: answer });
    const accepted = await servers.send(host, { method: 'PATCH', ...accept });
    startedAt ??= accepted.startedAt;
    if ((await look()).status === 200) return startedAt;
  }
  throw new Error(`member ${memberId} does not get into club ${clubId}`);
}
