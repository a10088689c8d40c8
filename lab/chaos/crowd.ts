import { setTimeout as delay } from 'node:timers/promises';
import { call, pick, type Reply, type Request } from '../client/call.ts';
import { clubPlan } from '../client/club-plan.ts';
import { form, logIn, type Member } from '../client/member.ts';
import { requireThat } from '../processes/require-that.ts';
import type { WriteLog } from './write-log.ts';

export type Crowd = {
  /** Replies that must never occur: a 5xx other than 503. */
  readonly errors: string[];
  /** Resolves when `count` more writes are acknowledged. */
  progress(count: number): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  members: Member[];
  writeLog: WriteLog;
  url: () => string;
  /** Called with every reply, including missing ones. */
  watch?: Watch;
  pauseMs?: number;
};

export type Watch = (request: Request, reply: Reply) => void;

const PAUSE_AFTER_FAILURE_MS = 20;
const PAUSE_MS = 30;
const PROGRESS_LIMIT_MS = 60_000;
const CLUBS_REMEMBERED = 40;

/** Every member acts in an endless loop; acknowledged writes go to the write log. */
export function startCrowd(options: Options): Crowd {
  const { members, writeLog, url, watch, pauseMs = PAUSE_MS } = options;
  const errors: string[] = [];
  const clubs: { clubId: number; hostId: number }[] = [];
  let isOver = false;

  async function send(member: Member, request: Request): Promise<Reply> {
    const reply = await call(url(), { ...request, token: member.token });
    watch?.(request, reply);
    if (reply.status >= 500 && reply.status !== 503) {
      errors.push(`${request.method} ${request.path}: ${reply.status}`);
    }
    if (reply.status === 401) await logIn(url(), member);
    if (reply.status === 0 || reply.status === 503) await delay(PAUSE_AFTER_FAILURE_MS);
    return reply;
  }

  async function describeSelf(member: Member, round: number) {
    const { memberId, nickname } = member;
    const body = { nickname, aboutMe: String(round), categorySmallId: [6] };
    const reply = await send(member, { method: 'PATCH', path: `/api/members/${memberId}`, body });
    if (reply.status === 200) writeLog.note({ kind: 'about', memberId, round });
  }

  async function openClub(member: Member, round: number) {
    const data = clubPlan(`모임 ${member.memberId} ${round}`);
    const reply = await send(member, { method: 'POST', path: '/api/clubs', body: form(data) });
    const clubId = pick(reply.body, 'data', 'clubId');
    if (reply.status !== 201 || typeof clubId !== 'number') return;
    writeLog.note({ kind: 'club', clubId });
    clubs.push({ clubId, hostId: member.memberId });
    if (clubs.length > CLUBS_REMEMBERED) clubs.shift();
  }

  async function joinClub(member: Member, round: number) {
    const club = clubs[round % Math.max(clubs.length, 1)];
    const host = members.find(({ memberId }) => memberId === club?.hostId);
    if (club === undefined || host === undefined || host === member) return;
    const { clubId } = club;
    const { memberId } = member;
    const path = `/api/clubs/${clubId}/signups`;
    const body = { memberId, joinAnswer: '좋아요' };
    const applied = await send(member, { method: 'POST', path, body });
    if (applied.status !== 201) return;
    writeLog.note({ kind: 'application', clubId, memberId });
    const decision = { status: 'CLUB_JOINED' };
    const accept = { method: 'PATCH', path: `${path}/${memberId}`, body: decision } as const;
    const accepted = await send(host, accept);
    if (accepted.status === 202) writeLog.note({ kind: 'joined', clubId, memberId });
  }

  async function cancelClub(member: Member) {
    const own = clubs.findIndex(({ hostId }) => hostId === member.memberId);
    const [club] = own < 0 ? [] : clubs.splice(own, 1);
    if (club === undefined) return;
    const { clubId } = club;
    const reply = await send(member, { method: 'DELETE', path: `/api/clubs/${clubId}` });
    if (reply.status === 202) writeLog.note({ kind: 'cancelled', clubId });
  }

  async function follow(member: Member, round: number) {
    const other = members[round % members.length];
    if (other === undefined || other === member) return;
    const ids = { followerId: member.memberId, followeeId: other.memberId };
    const path = `/api/members/${other.memberId}/follow`;
    const reply = await send(member, { method: 'POST', path });
    if (reply.status === 201) writeLog.note({ kind: 'follow', ...ids });
  }

  async function changeImage(member: Member) {
    const { memberId } = member;
    const path = `/api/members/${memberId}`;
    const reply = await send(member, { method: 'POST', path, body: form() });
    const name = pick(reply.body, 'data', 'fileInfo', 'fileName');
    if (reply.status === 200 && typeof name === 'string') {
      writeLog.note({ kind: 'image', memberId, name });
    }
  }

  async function runMember(member: Member) {
    for (let round = 1; !isOver; round += 1) {
      await describeSelf(member, round);
      if (round % 3 === 1) await openClub(member, round);
      await joinClub(member, round);
      await follow(member, round);
      if (round % 6 === 0) await cancelClub(member);
      if (round % 5 === 0) await changeImage(member);
      await send(member, { method: 'GET', path: '/api/clubs/category?cl=2&page=1&size=5' });
      // Leave most of the machine to the server under test.
      await delay(pauseMs);
    }
  }

  const loops = members.map(runMember);
  return {
    errors,
    progress: async (count) => {
      const goal = writeLog.count() + count;
      const end = performance.now() + PROGRESS_LIMIT_MS;
      while (writeLog.count() < goal) {
        requireThat(performance.now() < end, 'no write was acknowledged for a minute');
        await delay(10);
      }
    },
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
    },
  };
}
