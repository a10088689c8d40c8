import { setTimeout as delay } from 'node:timers/promises';
import { call, pick, type Reply, type Request } from '../client/call.ts';
import { clubPlan } from '../client/club-plan.ts';
import { form, logIn, type Member } from '../client/member.ts';
import { requireThat } from '../processes/require-that.ts';
import type { Witness } from './witness.ts';

export type Crowd = {
  /** Replies that must never come: a 5xx other than 503. */
  readonly blunders: string[];
  /** Resolves once that many more writes have been acknowledged. */
  progress(count: number): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  members: Member[];
  witness: Witness;
  url: () => string;
  /** Hears of every reply, also of one that did not come. */
  watch?: Watch;
  pauseMs?: number;
};

export type Watch = (request: Request, reply: Reply) => void;

const PAUSE_AFTER_FAILURE_MS = 20;
const PAUSE_MS = 30;
const PROGRESS_LIMIT_MS = 60_000;
const CLUBS_REMEMBERED = 40;

/** Every member does one thing after another without end; every acknowledged write goes to the witness. */
export function startCrowd(options: Options): Crowd {
  const { members, witness, url, watch, pauseMs = PAUSE_MS } = options;
  const blunders: string[] = [];
  const clubs: { clubId: number; hostId: number }[] = [];
  let isOver = false;

  async function ask(member: Member, request: Request): Promise<Reply> {
    const reply = await call(url(), { ...request, token: member.token });
    watch?.(request, reply);
    if (reply.status >= 500 && reply.status !== 503) {
      blunders.push(`${request.method} ${request.path}: ${reply.status}`);
    }
    if (reply.status === 401) await logIn(url(), member);
    if (reply.status === 0 || reply.status === 503) await delay(PAUSE_AFTER_FAILURE_MS);
    return reply;
  }

  async function describeSelf(member: Member, round: number) {
    const { memberId, nickname } = member;
    const body = { nickname, aboutMe: String(round), categorySmallId: [6] };
    const reply = await ask(member, { method: 'PATCH', path: `/api/members/${memberId}`, body });
    if (reply.status === 200) witness.note({ kind: 'about', memberId, round });
  }

  async function openClub(member: Member, round: number) {
    const data = clubPlan(`모임 ${member.memberId} ${round}`);
    const reply = await ask(member, { method: 'POST', path: '/api/clubs', body: form(data) });
    const clubId = pick(reply.body, 'data', 'clubId');
    if (reply.status !== 201 || typeof clubId !== 'number') return;
    witness.note({ kind: 'club', clubId });
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
    const applied = await ask(member, { method: 'POST', path, body });
    if (applied.status !== 201) return;
    witness.note({ kind: 'application', clubId, memberId });
    const decision = { status: 'CLUB_JOINED' };
    const accept = { method: 'PATCH', path: `${path}/${memberId}`, body: decision } as const;
    const accepted = await ask(host, accept);
    if (accepted.status === 202) witness.note({ kind: 'joined', clubId, memberId });
  }

  async function cancelClub(member: Member) {
    const own = clubs.findIndex(({ hostId }) => hostId === member.memberId);
    const [club] = own < 0 ? [] : clubs.splice(own, 1);
    if (club === undefined) return;
    const { clubId } = club;
    const reply = await ask(member, { method: 'DELETE', path: `/api/clubs/${clubId}` });
    if (reply.status === 202) witness.note({ kind: 'cancelled', clubId });
  }

  async function follow(member: Member, round: number) {
    const other = members[round % members.length];
    if (other === undefined || other === member) return;
    const ids = { followerId: member.memberId, followeeId: other.memberId };
    const path = `/api/members/${other.memberId}/follow`;
    const reply = await ask(member, { method: 'POST', path });
    if (reply.status === 201) witness.note({ kind: 'follow', ...ids });
  }

  async function changeImage(member: Member) {
    const { memberId } = member;
    const path = `/api/members/${memberId}`;
    const reply = await ask(member, { method: 'POST', path, body: form() });
    const name = pick(reply.body, 'data', 'fileInfo', 'fileName');
    if (reply.status === 200 && typeof name === 'string') {
      witness.note({ kind: 'image', memberId, name });
    }
  }

  async function live(member: Member) {
    for (let round = 1; !isOver; round += 1) {
      await describeSelf(member, round);
      if (round % 3 === 1) await openClub(member, round);
      await joinClub(member, round);
      await follow(member, round);
      if (round % 6 === 0) await cancelClub(member);
      if (round % 5 === 0) await changeImage(member);
      await ask(member, { method: 'GET', path: '/api/clubs/category?cl=2&page=1&size=5' });
      // Busy, but leaving the machine to what is being tested.
      await delay(pauseMs);
    }
  }

  const lanes = members.map(live);
  return {
    blunders,
    progress: async (count) => {
      const goal = witness.count() + count;
      const end = performance.now() + PROGRESS_LIMIT_MS;
      while (witness.count() < goal) {
        requireThat(performance.now() < end, 'no write was acknowledged for a minute');
        await delay(10);
      }
    },
    stop: async () => {
      isOver = true;
      await Promise.all(lanes);
    },
  };
}
