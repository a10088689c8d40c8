import { setTimeout as delay } from 'node:timers/promises';
import { call, type Reply, type Request } from '../../client/call.ts';
import type { Member } from '../../client/member.ts';
import type { Watch } from '../crowd.ts';

export type Settled = Reply & { startedAt: number; endedAt: number };

export type ChatClient = {
  readonly errors: string[];
  url(index?: number): string;
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
        // Retry a 429: all members share one IP address, and the server may refuse more requests
        // from it for seconds after a fault.
        if (reply.status !== 0 && reply.status < 500 && reply.status !== 429)
          return { ...reply, startedAt, endedAt: performance.now() };
        await delay(PAUSE_AFTER_FAILURE_MS);
      }
    },
  };
}
