import { setTimeout as delay } from 'node:timers/promises';
import { call, type Reply, type Request } from '../../client/call.ts';
import type { Member } from '../../client/member.ts';
import type { Watch } from '../crowd.ts';

/** The start of the first attempt and the end of the last one. */
export type Settled = Reply & { startedAt: number; endedAt: number };

/** Sends requests of chat members to the servers. */
export type ChatClient = {
  /** Replies that must never occur: a 5xx other than 503. */
  readonly errors: string[];
  /** Returns the address of a server: the given one, or a random one. */
  url(index?: number): string;
  /** Repeats the request until it has a definite reply, at the given server or any. */
  send(member: Member, request: Request, server?: number): Promise<Settled>;
};

const PAUSE_AFTER_FAILURE_MS = 100;

export function chatClient(url: ChatClient['url'], watch?: Watch): ChatClient {
  const errors: string[] = [];
  return {
    errors,
    url,
    send: async (member, request, server) => {
      const startedAt = performance.now();
      for (;;) {
        const reply = await call(url(server), { ...request, token: member.token });
        watch?.(request, reply);
        if (reply.status >= 500 && reply.status !== 503)
          errors.push(`${request.method} ${request.path}: ${reply.status}`);
        // All members share one address, whose slots may be taken for seconds after a fault: 429.
        if (reply.status !== 0 && reply.status < 500 && reply.status !== 429)
          return { ...reply, startedAt, endedAt: performance.now() };
        await delay(PAUSE_AFTER_FAILURE_MS);
      }
    },
  };
}
