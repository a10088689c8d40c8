import { setTimeout as delay } from 'node:timers/promises';
import { call, type Reply, type Request } from '../client/call.ts';
import { logIn, type Member } from '../client/member.ts';
import { requireThat } from '../processes/require-that.ts';
import { createActs } from './crowd-acts.ts';
import type { WriteLog } from './write-log.ts';

export type Crowd = {
  readonly errors: string[];
  progress(count: number): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  members: Member[];
  writeLog: WriteLog;
  url: () => string;
  watch?: Watch;
  pauseMs?: number;
};

export type Watch = (request: Request, reply: Reply) => void;

const PAUSE_AFTER_FAILURE_MS = 20;
const PAUSE_MS = 30;
const PROGRESS_LIMIT_MS = 60_000;

export function startCrowd(options: Options): Crowd {
  const { members, writeLog, url, watch, pauseMs = PAUSE_MS } = options;
  const errors: string[] = [];
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

  const acts = createActs({ members, writeLog, send });

  async function runMember(member: Member) {
    for (let round = 1; !isOver; round += 1) {
      await acts.describeSelf(member, round);
      if (round % 3 === 1) await acts.openClub(member, round);
      await acts.joinClub(member, round);
      await acts.follow(member, round);
      if (round % 6 === 0) await acts.cancelClub(member);
      if (round % 5 === 0) await acts.changeImage(member);
      await send(member, { method: 'GET', path: '/api/clubs/category?cl=2&page=1&size=5' });
      // Pause, so that most of the processor time is left for the server under test.
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
