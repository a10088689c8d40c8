import { chromium, type Page, type Response } from '@playwright/test';
import { withDatabase } from '../../apps/server/src/commands/connect.ts';
import { openRoom } from '../../e2e/chat-setup.ts';
import { runSql } from '../../e2e/database.ts';
import { createMember, type Member } from '../../e2e/member.ts';
import { startServer } from '../../e2e/server.ts';
import { storeLogin } from '../../e2e/stored-login.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { ensureWebBuiltForTests } from '../../scripts/web-build.mjs';
import { median } from '../figures/median.ts';
import { withLimit } from '../limit.mjs';

// npm run lab -- bench:room: opens a room of ten thousand messages on a simulated phone, four times
// slower than this machine. Measures the work until the first unread message is visible and the
// longest task while the viewer scrolls up. Counts processor time × 4, because other load hardly
// changes it. The processor clock is coarse under load, so a task counts at most its wall-clock
// time. Exits with 1 if a limit is exceeded.

const MESSAGES = 10_000;
const READ = 5_000;
const SLOWER = 4;
const OPEN_LIMIT_MS = 1_000;
const FRAME_LIMIT_MS = 50;
const ROUNDS = 5;
const ROUND_LIMIT_MS = 5 * 60_000;
const SCROLLS = 300;
const microtasks = 'BlinkScheduler_PerformMicrotaskCheckpoint';

await ensureWebBuiltForTests();
const server = await startServer();
process.env.AZIT_E2E_DATA = server.dataDir;
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

try {
  const [host, reader] = [await enter(), await enter()];
  const { roomId } = await openRoom(host, reader);
  await fillRoom(roomId, host.memberId);
  const opened: Work<number>[] = [];
  const scrolled: Work<number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await runSql('update chat_members set read_seq = $2, joined_seq = 0 where room_id = $1', [
      roomId,
      READ,
    ]);
    const { page } = reader;
    await withLimit(`round ${round + 1} of ${ROUNDS}`, ROUND_LIMIT_MS, async () => {
      await page.goto('/chat');
      await page.getByRole('link', { name: /볼더링/ }).waitFor();
      opened.push(await measureWork(page, () => openFromList(page)));
      scrolled.push(await measureWork(page, () => scrollUp(page)));
    });
  }
  const passed = opened.map(({ result }) => result);
  const working = opened.map(({ tasks }) => SLOWER * tasks.reduce((sum, task) => sum + task, 0));
  const longest = scrolled.map(({ tasks }) => SLOWER * Math.max(...tasks));
  const loaded = scrolled.map(({ result }) => result);
  print(`opened at the first unread of ${MESSAGES}: passed on this machine`, passed, 'ms');
  print(`  computing, ${SLOWER} times`, working, 'ms');
  print('scrolled up: messages that were loaded meanwhile', loaded, '');
  print(`  longest piece of work, ${SLOWER} times`, longest, 'ms');
  print(`  pieces over ${FRAME_LIMIT_MS} ms`, scrolled.map(countLong), '');
  console.log(
    `counted: processor time × ${SLOWER} of a task with its microtasks; the median decides.`,
  );
  const isSlow = median(working) > OPEN_LIMIT_MS || median(longest) > FRAME_LIMIT_MS;
  process.exitCode = isSlow ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}

async function enter(): Promise<Member> {
  const { dataDir, url } = server;
  const context = await browser.newContext({ ...phone, baseURL: url, serviceWorkers: 'block' });
  const { person, stored } = await withDatabase({ DATA_DIR: dataDir }, (database) =>
    createMember({ database, dataDir }, context.request, {}),
  );
  const page = await context.newPage();
  await storeLogin(page, url, stored);
  return { ...person, page };
}

async function fillRoom(roomId: number, senderId: number): Promise<void> {
  await runSql(
    `insert into chat_messages (room_id, seq, sender_id, client_id, kind, body, created_at)
     select $1, seq, $2, 'message-' || seq, 'TEXT',
            seq || '번째 말' || repeat(' 조금 더 길게 써요', seq % 9), now() - ($3 - seq) * interval '1 minute'
       from generate_series((select last_seq + 1 from chat_rooms where room_id = $1), $3) seq`,
    [roomId, senderId, MESSAGES],
  );
  await runSql('update chat_rooms set last_seq = $2 where room_id = $1', [roomId, MESSAGES]);
}

type Work<Result> = { result: Result; tasks: number[] };

async function measureWork<Result>(page: Page, act: () => Promise<Result>): Promise<Work<Result>> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const result = await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString('utf8'),
  );
  const events = trace.traceEvents;
  const main = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid}/${tid}`);
  const work = Map.groupBy(
    events.filter(({ name, tdur }) => isWork(name) && tdur !== undefined),
    ({ pid, tid }) => `${pid}/${tid}`,
  );
  const threads = main.map((thread) => groupTasks(work.get(thread) ?? []));
  const sum = (tasks: number[]) => tasks.reduce((total, task) => total + task, 0);
  const [tasks = []] = threads.sort((left, right) => sum(right) - sum(left));
  return { result, tasks };
}

function isWork(name: string): boolean {
  return name.endsWith('RunTask') || name === microtasks;
}

/**
 * Adds microtasks to the preceding task: the trace lists them separately, but they block the same
 * frame.
 */
function groupTasks(events: TraceEvent[]): number[] {
  const pieces: number[] = [];
  let taskEnd = 0;
  for (const { name, ts, dur = 0, tdur = 0 } of events.sort((one, other) => one.ts - other.ts)) {
    const isInside = ts < taskEnd;
    if (name === microtasks && isInside) continue;
    const spent = Math.min(dur, tdur) / 1_000;
    const last = pieces.length - 1;
    if (name === microtasks && last >= 0) pieces[last] = (pieces[last] ?? 0) + spent;
    else pieces.push(spent);
    taskEnd = Math.max(taskEnd, ts + dur);
  }
  return pieces;
}

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

function print(what: string, values: number[], unit: string): void {
  console.log(`${what}: ${values.map(Math.round).join(' ')} ${unit}`);
}

function openFromList(page: Page): Promise<number> {
  return page.evaluate((first) => {
    const started = performance.now();
    document.querySelector<HTMLElement>('a[href*="/chat/detail"]')?.click();
    return new Promise<number>((resolve) => {
      const look = () => {
        const list = document.querySelector('section[aria-label="대화"]');
        const frame = list?.getBoundingClientRect();
        const items = [...(list?.querySelectorAll('li') ?? [])];
        const isThere = items.some((item) => {
          const { top, bottom } = item.getBoundingClientRect();
          const text = item.textContent ?? '';
          return (
            frame &&
            text.includes(`${first}번째 말`) &&
            top >= frame.top - 1 &&
            bottom <= frame.bottom
          );
        });
        if (isThere) resolve(performance.now() - started);
        else requestAnimationFrame(look);
      };
      look();
    });
  }, READ + 1);
}

async function scrollUp(page: Page): Promise<number> {
  let loaded = 0;
  const count = async (response: Response) => {
    if (response.url().includes('before=')) loaded += (await response.json()).data.length;
  };
  page.on('response', count);
  await page.evaluate(async (times) => {
    const list = document.querySelector('section[aria-label="대화"]');
    for (let time = 0; time < times; time += 1) {
      list?.scrollBy(0, -80);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, SCROLLS);
  page.off('response', count);
  return loaded;
}

function countLong({ tasks }: Work<number>): number {
  return tasks.filter((task) => SLOWER * task > FRAME_LIMIT_MS).length;
}
