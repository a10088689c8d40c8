import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Reply } from '../../client/call.ts';
import type { Member } from '../../client/member.ts';
import type { Gate } from './gate.ts';
import type { RoomNotes } from './room-notes.ts';
import type { Talk } from './talk.ts';
import type { Actor } from './writer.ts';

type Place = { clubId: number; host: Member };

const JOIN_ATTEMPTS = 50;
/** One of so many ways out is a kick, and nobody comes back from that. */
const KICK_ONE_IN = 12;

/** Leaves and comes back again and again, until the host removes them for good. */
export function startWanderer(given: {
  member: Member;
  room: RoomNotes;
  stage: Talk;
  gate: Gate;
  mayBeKicked: boolean;
}): Actor {
  const { member, room, stage, gate, mayBeKicked } = given;
  const over = Promise.withResolvers<void>();
  let isOver = false;

  async function wander(): Promise<void> {
    while (!isOver) {
      await Promise.race([delay(randomInt(100, 1_500)), over.promise]);
      if (isOver) return;
      const isKicked = mayBeKicked && randomInt(KICK_ONE_IN) === 0;
      const absence = await gate.through(() => leave(isKicked));
      if (isKicked) return;
      await delay(randomInt(20, 600));
      await gate.through(async () => {
        absence.until = await join(stage, room, member, () =>
          stage.ask(member, { method: 'GET', path: `/api/chats/${room.roomId}` }),
        );
      });
    }
  }

  async function leave(isKicked: boolean) {
    const club = `/api/clubs/${room.clubId}`;
    const reply = isKicked
      ? await stage.ask(room.host, { method: 'PATCH', path: `${club}/kicks/${member.memberId}` })
      : await stage.ask(member, { method: 'DELETE', path: `${club}/signups/${member.memberId}` });
    const from = reply.endedAt;
    const absence = { memberId: member.memberId, from, until: Number.POSITIVE_INFINITY };
    room.absences.push(absence);
    return absence;
  }

  const wandering = wander();
  return {
    stop: async () => {
      isOver = true;
      over.resolve();
      await wandering;
    },
  };
}

/** Applies and is accepted, until `look` finds the member in. Returns when the first accept began. */
export async function join(
  stage: Talk,
  { clubId, host }: Place,
  member: Member,
  look: () => Promise<Reply>,
): Promise<number> {
  const { memberId } = member;
  const path = `/api/clubs/${clubId}/signups`;
  const answer = { memberId, joinAnswer: '또 왔어요.' };
  const accept = { path: `${path}/${memberId}`, body: { status: 'CLUB_JOINED' } };
  let begunAt: number | undefined;
  for (let attempt = 0; attempt < JOIN_ATTEMPTS; attempt += 1) {
    await stage.ask(member, { method: 'POST', path, body: answer });
    const accepted = await stage.ask(host, { method: 'PATCH', ...accept });
    begunAt ??= accepted.begunAt;
    if ((await look()).status === 200) return begunAt;
  }
  throw new Error(`member ${memberId} does not get into club ${clubId}`);
}
