import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandError } from '#server/commands/command-error.ts';
import { countBytes, type Progress, readLimit, withProgress } from '#server/commands/progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const untilAborted = ({ signal }: Progress) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the connection was closed')));
  });

test('a step that makes no progress within the limit is named in the error', async () => {
  const work = withProgress({ limitMs: 60_000 }, (progress) => {
    progress.step('표 clubs 담기');
    return untilAborted(progress);
  });
  const failure = expect(work).rejects.toThrow(
    new CommandError('60초를 기다렸지만 나아가지 않아 그만뒀어요: 표 clubs 담기'),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await failure;
});

test('a step that ignores the abort is abandoned five seconds after the time limit', async () => {
  let isOver = false;
  const work = withProgress({ limitMs: 1_000 }, () => new Promise<never>(() => {})).catch(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(5_900);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(isOver).toBe(true);
  await work;
});

test('every new step and every progress report restarts the time limit', async () => {
  const work = withProgress({ limitMs: 1_000 }, async (progress) => {
    for (let round = 0; round < 5; round += 1) {
      await vi.advanceTimersByTimeAsync(900);
      progress.moved();
      await vi.advanceTimersByTimeAsync(900);
      progress.step('다음');
    }
    return progress.signal.aborted;
  });
  expect(await work).toBe(false);
});

test('progress is printed at most once a second, and only if it has changed', async () => {
  const said: string[] = [];
  await withProgress({ limitMs: 60_000, print: (line) => said.push(line) }, async (progress) => {
    for (let part = 1; part <= 20; part += 1) {
      progress.step(`표 ${part} 담기`);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(5_000);
    progress.moved('3.0 MB');
    await vi.advanceTimersByTimeAsync(1_000);
  });
  expect(said).toEqual(['[1초] 표 10 담기', '[2초] 표 20 담기', '[8초] 표 20 담기, 3.0 MB']);
});

test('an error thrown by a step is rethrown', async () => {
  const work = withProgress({ limitMs: 1_000 }, () => Promise.reject(new Error('no room')));
  await expect(work).rejects.toThrow('no room');
});

test('bytes that pass through a progress stream are reported as progress', async () => {
  const details: (string | undefined)[] = [];
  const progress = { step: () => {}, moved: (detail?: string) => details.push(detail) };
  const signal = new AbortController().signal;
  async function* body() {
    for (let part = 0; part < 2; part += 1) yield Buffer.alloc(2 ** 20);
  }
  for await (const _ of countBytes(body(), { ...progress, signal }));
  expect(details).toEqual(['1.0 MB', '2.0 MB']);
});

test.each([
  [undefined, 60_000],
  ['', 60_000],
  ['5', 5_000],
])('COMMAND_LIMIT_SECONDS=%s sets a limit of %i ms', (given, limitMs) => {
  expect(readLimit({ COMMAND_LIMIT_SECONDS: given }, 60)).toEqual({ limitMs });
});

test.each(['0', '-1', 'soon', '1e3'])('COMMAND_LIMIT_SECONDS=%s is refused', (given) => {
  expect(() => readLimit({ COMMAND_LIMIT_SECONDS: given }, 60)).toThrow(CommandError);
});
