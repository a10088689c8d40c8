import type { Watch } from '../../chaos/crowd.ts';
import { pick } from '../../client/call.ts';
import { percentile } from '../../figures/percentile.ts';

/** One request as its client saw it; status 0: no reply came. */
export type Answer = {
  what: string;
  status: number;
  /** What an error says it is; empty where nothing of ours was said. */
  code: string;
  begunAt: number;
  endedAt: number;
};

export type Answers = {
  watch: Watch;
  /** Those that ended since then. */
  since(at: number): Answer[];
};

/** Everything that was asked, and how it ended. */
export function collectAnswers(): Answers {
  const all: Answer[] = [];
  return {
    watch: ({ method, path, body }, { status, ms, body: said }) => {
      const isUpload = body instanceof FormData;
      const route = path.replace(/\?.*/, '').replaceAll(/\d+/g, ':id');
      const endedAt = performance.now();
      const what = isUpload ? `${method} ${route} with a picture` : `${method} ${route}`;
      const code = String(pick(said, 'code') ?? '');
      all.push({ what, status, code, begunAt: endedAt - ms, endedAt });
    },
    since: (at) => all.slice(all.findLastIndex(({ endedAt }) => endedAt < at) + 1),
  };
}

/** The server did not do what was asked, and that was not the client's mistake. */
export function hasFailed({ status }: Answer): boolean {
  return status === 0 || status >= 500;
}

/** Nothing that the program itself said: no reply, or one of a proxy in its place. */
export function isLost({ status }: Answer): boolean {
  return status === 0 || status === 500 || status === 502 || status === 504;
}

export type Figures = { perSecond: number; p50: number; p99: number };

export function figuresOf(answers: readonly Answer[], seconds: number): Figures {
  const good = answers.filter((answer) => !hasFailed(answer));
  const times = good.map(({ begunAt, endedAt }) => endedAt - begunAt);
  return {
    perSecond: good.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}
