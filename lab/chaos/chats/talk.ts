import { setTimeout as delay } from 'node:timers/promises';
import { call, type Reply, type Request } from '../../client/call.ts';
import type { Member } from '../../client/member.ts';
import type { Watch } from '../crowd.ts';

/** When the first of several attempts began, and when the reply came. */
export type Settled = Reply & { begunAt: number; endedAt: number };

/** The way of chatting people to the servers. */
export type Talk = {
  /** Replies that must never come: a 5xx other than 503. */
  readonly blunders: string[];
  /** One of the servers; by its number, or by chance. */
  url(index?: number): string;
  /** Sends the request until it is decided, each time to the given server or to any. */
  ask(member: Member, request: Request, server?: number): Promise<Settled>;
};

const PAUSE_AFTER_FAILURE_MS = 100;

export function talkTo(url: Talk['url'], watch?: Watch): Talk {
  const blunders: string[] = [];
  return {
    blunders,
    url,
    ask: async (member, request, server) => {
      const begunAt = performance.now();
      for (;;) {
        const reply = await call(url(server), { ...request, token: member.token });
        watch?.(request, reply);
        if (reply.status >= 500 && reply.status !== 503)
          blunders.push(`${request.method} ${request.path}: ${reply.status}`);
        if (reply.status !== 0 && reply.status < 500)
          return { ...reply, begunAt, endedAt: performance.now() };
        await delay(PAUSE_AFTER_FAILURE_MS);
      }
    },
  };
}
