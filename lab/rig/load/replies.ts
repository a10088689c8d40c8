import type { Watch } from '../../chaos/crowd.ts';
import { pick } from '../../client/call.ts';
import { percentile } from '../../figures/percentile.ts';

export type SettledRequest = {
  what: string;
  status: number;
  code: string;
  startedAt: number;
  endedAt: number;
};

export type Replies = {
  watch: Watch;
  since(at: number): SettledRequest[];
};

export function collectReplies(): Replies {
  const all: SettledRequest[] = [];
  return {
    watch: ({ method, path, body }, { status, ms, body: reply }) => {
      const isUpload = body instanceof FormData;
      const route = path.replace(/\?.*/, '').replaceAll(/\d+/g, ':id');
      const endedAt = performance.now();
      const what = isUpload ? `${method} ${route} with an image` : `${method} ${route}`;
      const code = String(pick(reply, 'code') ?? '');
      all.push({ what, status, code, startedAt: endedAt - ms, endedAt });
    },
    since: (at) => all.slice(all.findLastIndex(({ endedAt }) => endedAt < at) + 1),
  };
}

export function hasFailed({ status }: SettledRequest): boolean {
  return status === 0 || status >= 500;
}

export function isLost({ status }: SettledRequest): boolean {
  return status === 0 || status === 500 || status === 502 || status === 504;
}

export type Figures = { perSecond: number; p50: number; p99: number };

export function summarizeReplies(replies: readonly SettledRequest[], seconds: number): Figures {
  const good = replies.filter((answer) => !hasFailed(answer));
  const times = good.map(({ startedAt, endedAt }) => endedAt - startedAt);
  return {
    perSecond: good.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}
