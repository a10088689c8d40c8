import { CommandError } from './command-error.ts';

export type Progress = {
  step(name: string): void;
  moved(detail?: string): void;
  signal: AbortSignal;
};

type ProgressOptions = {
  limitMs: number;
  print?: (line: string) => void;
};

const PRINT_EVERY_MS = 1_000;
const CLEAN_UP_MS = 5_000;
const SECOND_MS = 1_000;

export const silentProgress: Progress = {
  step: () => {},
  moved: () => {},
  signal: new AbortController().signal,
};

export async function withProgress<Result>(
  { limitMs, print = () => {} }: ProgressOptions,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const stop = new AbortController();
  const outOfTime = Promise.withResolvers<never>();
  let step = '시작';
  let line = step;
  let printed = step;
  let cleanUp: NodeJS.Timeout | undefined;
  const giveUp = () => {
    const seconds = Math.round(limitMs / SECOND_MS);
    const error = new CommandError(`${seconds}초를 기다렸지만 나아가지 않아 그만뒀어요: ${step}`);
    stop.abort(error);
    cleanUp = setTimeout(() => outOfTime.reject(error), CLEAN_UP_MS);
  };
  const limit = setTimeout(giveUp, limitMs);
  const extend = () => {
    if (!stop.signal.aborted) limit.refresh();
  };
  const printing = setInterval(() => {
    if (line === printed) return;
    printed = line;
    print(`[${Math.round((performance.now() - startedAt) / SECOND_MS)}초] ${line}`);
  }, PRINT_EVERY_MS);
  const progress: Progress = {
    step: (next) => {
      step = next;
      line = next;
      extend();
    },
    moved: (detail) => {
      if (detail !== undefined) line = `${step}, ${detail}`;
      extend();
    },
    signal: stop.signal,
  };
  try {
    return await Promise.race([work(progress), outOfTime.promise]);
  } catch (error) {
    // After a timeout, throw the error that names the step: the caught one says only that the
    // connection was closed.
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    clearTimeout(limit);
    clearTimeout(cleanUp);
    clearInterval(printing);
  }
}

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

export function readLimit(env: NodeJS.ProcessEnv, seconds: number): ProgressOptions {
  const given = env.COMMAND_LIMIT_SECONDS || String(seconds);
  if (!/^[1-9]\d{0,5}$/.test(given)) {
    throw new CommandError('COMMAND_LIMIT_SECONDS 에는 초를 숫자로 적어 주세요.');
  }
  return { limitMs: Number(given) * 1_000 };
}
