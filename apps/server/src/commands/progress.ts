import { CommandError } from './command-error.ts';

export type Progress = {
  /** Names what is done from now on, and gives it the whole limit. */
  step(what: string): void;
  /** The step has advanced, so its limit starts anew; `detail` says how far it is. */
  moved(detail?: string): void;
  /** Aborted once a step has not moved within the limit: connections are closed then. */
  signal: AbortSignal;
};

export type ProgressOptions = {
  /** How long a step may stand still. */
  limitMs: number;
  /** Takes one line, at most once a second. */
  say?: (line: string) => void;
};

const SAY_EVERY_MS = 1_000;
const CLEAN_UP_MS = 5_000;
const SECOND_MS = 1_000;

/** For callers that watch over the time themselves. */
export const silentProgress: Progress = {
  step: () => {},
  moved: () => {},
  signal: new AbortController().signal,
};

/**
 * Runs the work and says what it is doing. Throws a CommandError that names the step which has not
 * moved within the limit; the work then has five seconds to clean up after itself.
 */
export async function withProgress<Result>(
  { limitMs, say = () => {} }: ProgressOptions,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  const begun = performance.now();
  const stop = new AbortController();
  const outOfTime = Promise.withResolvers<never>();
  let what = '시작';
  let shown = what;
  let said = what;
  let cleanUp: NodeJS.Timeout | undefined;
  const giveUp = () => {
    const seconds = Math.round(limitMs / SECOND_MS);
    const error = new CommandError(`${seconds}초를 기다렸지만 나아가지 않아 그만뒀어요: ${what}`);
    stop.abort(error);
    cleanUp = setTimeout(() => outOfTime.reject(error), CLEAN_UP_MS);
  };
  const limit = setTimeout(giveUp, limitMs);
  const extend = () => {
    if (!stop.signal.aborted) limit.refresh();
  };
  const speaking = setInterval(() => {
    if (shown === said) return;
    said = shown;
    say(`[${Math.round((performance.now() - begun) / SECOND_MS)}초] ${shown}`);
  }, SAY_EVERY_MS);
  const progress: Progress = {
    step: (next) => {
      what = next;
      shown = next;
      extend();
    },
    moved: (detail) => {
      if (detail !== undefined) shown = `${what}, ${detail}`;
      extend();
    },
    signal: stop.signal,
  };
  try {
    return await Promise.race([work(progress), outOfTime.promise]);
  } catch (error) {
    // What the work says about its closed connection is a consequence.
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    clearTimeout(limit);
    clearTimeout(cleanUp);
    clearInterval(speaking);
  }
}

/** Passes the bytes on and reports each chunk as progress. */
export async function* countBytes(
  body: AsyncIterable<Buffer>,
  progress: Progress,
): AsyncIterable<Buffer> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    progress.moved(`${(bytes / 2 ** 20).toFixed(1)} MB`);
    yield chunk;
  }
}
