import { type CDPSession, chromium, type Page } from '@playwright/test';
import { withDatabase } from '../apps/server/src/commands/connect.ts';
import { openRoom } from '../e2e/chat-setup.ts';
import { runSql } from '../e2e/database.ts';
import { createMember, type Member } from '../e2e/member.ts';
import { startServer } from '../e2e/server.ts';
import { storeLogin } from '../e2e/stored-login.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { ensureWebBuilt, webDistForTests } from '../scripts/web-build.mjs';

// npm run bench:room: a room of ten thousand messages on a phone whose processor is four times as
// slow. How long until the first unread message is on the screen, and the longest frame while the
// viewer scrolls up and older pages come. Ends with 1 above a limit.

const MESSAGES = 10_000;
const READ = 5_000;
const SLOWER = 4;
const OPEN_LIMIT_MS = 1_000;
const FRAME_LIMIT_MS = 50;
const ROUNDS = 5;
const SCROLLS = 60;

await ensureWebBuilt({ VITE_GALLERY: '1' }, webDistForTests);
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
  const opened: number[] = [];
  const frames: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await runSql('update chat_members set read_seq = $2, joined_seq = 0 where room_id = $1', [
      roomId,
      READ,
    ]);
    const { page } = reader;
    await page.goto('/chat');
    await page.getByRole('link', { name: /볼더링/ }).waitFor();
    const processor = await slowDown(page);
    opened.push(await openFromList(page));
    frames.push(await scrollUp(page));
    await processor.detach();
  }
  const longest = frames.map((all) => Math.max(...all));
  const every = frames.flat().sort((left, right) => left - right);
  const quantile = (part: number) => every[Math.floor(every.length * part)] ?? 0;
  console.log(`opened at the first unread of ${MESSAGES}, ms: ${opened.map(Math.round).join(' ')}`);
  console.log(`longest frame while older pages load, ms: ${longest.map(Math.round).join(' ')}`);
  console.log(`frames p50 ${quantile(0.5).toFixed(1)} p99 ${quantile(0.99).toFixed(1)} ms`);
  const isSlow = median(opened) > OPEN_LIMIT_MS || median(longest) > FRAME_LIMIT_MS;
  process.exitCode = isSlow ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}

function enter(): Promise<Member> {
  const { dataDir, url } = server;
  return withDatabase({ DATA_DIR: dataDir }, (database) =>
    createMember({ database, dataDir }, {}, async (stored) => {
      const context = await browser.newContext({ ...phone, baseURL: url, serviceWorkers: 'block' });
      const page = await context.newPage();
      await storeLogin(page, url, stored);
      return page;
    }),
  );
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

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

/** From the tap on the list until the first unread message stands on the screen. */
function openFromList(page: Page): Promise<number> {
  return page.evaluate((first) => {
    const started = performance.now();
    document.querySelector<HTMLElement>('a[href*="/chat/detail"]')?.click();
    return new Promise<number>((resolve) => {
      const look = () => {
        const talk = document.querySelector('section[aria-label="대화"]');
        const frame = talk?.getBoundingClientRect();
        const items = [...(talk?.querySelectorAll('li') ?? [])];
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

/** Returns the time between frames while a finger's worth is scrolled up again and again. */
async function scrollUp(page: Page): Promise<number[]> {
  return page.evaluate(async (times) => {
    const talk = document.querySelector('section[aria-label="대화"]');
    const frames: number[] = [];
    let last = performance.now();
    let isOver = false;
    const count = (now: number) => {
      frames.push(now - last);
      last = now;
      if (!isOver) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    for (let time = 0; time < times * 10; time += 1) {
      talk?.scrollBy(0, -40);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    isOver = true;
    return frames.slice(2);
  }, SCROLLS);
}

function median(values: number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
