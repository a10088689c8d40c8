import type { Page } from '@playwright/test';
import { openRoom, say, talkOf } from '../chat-setup.ts';
import { openClub } from '../club-setup.ts';
import { expect, test } from '../fixtures.ts';

test.use({ font: 'real' });

/** But for the one that says whether it is light or dark. */
const everyScript = /\/assets\/(?!head-)[^/]+\.js$/;
/** Nor the one that shows what was asked for early. */
const scriptsOfTheApp = /\/assets\/(?!head-|early-)[^/]+\.js$/;

/** Opens the page while its scripts are held back; the returned function releases them. */
async function openWithoutScripts(
  page: Page,
  place: string,
  held = everyScript,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(held, async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto(place, { waitUntil: 'commit' });
  return release;
}

test('a page shows its first view before the first script, and then the app', async ({
  page,
  member,
  person,
}) => {
  const host = await member();
  const clubName = '스크립트보다 먼저 보이는 모임';
  const clubId = await openClub(host, { clubName });
  const { roomId } = await openRoom(host, await person());
  const places = [
    { on: page, place: '/', seen: '취향이 맞는 사람들과 작게 모여요' },
    { on: host.page, place: '/', seen: '이번 주말, 같이할 사람을 찾고 있나요?' },
    { on: host.page, place: `/azit/detail/${clubId}`, seen: clubName },
    { on: page, place: `/azit/invite/${clubId}`, seen: clubName },
    {
      on: host.page,
      place: `/chat/detail?room=${roomId}`,
      seen: '채팅방',
      after: '님이 함께하게 됐어요',
    },
  ];
  for (const { on, place, seen, after = seen } of places) {
    const release = await openWithoutScripts(on, place);
    const paint = on.locator('#first-paint');
    await expect(paint.getByText(seen)).toBeVisible();
    await expect(on.getByRole('heading')).toHaveCount(0);

    release();
    await expect(paint).not.toBeAttached();
    await expect(on.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(on.getByRole('main').getByText(after)).toBeVisible();
  }
});

// covers K5.12
test('a room shows its last messages before the app runs, and the app asks for them no more', async ({
  member,
  person,
}) => {
  const [host, other] = [await member(), await person()];
  const { roomId } = await openRoom(host, other);
  await say(other, roomId, '오늘 처음 가요 <b>떨려요</b>');
  const asked: string[] = [];
  host.page.on('request', (request) => asked.push(request.url()));
  const release = await openWithoutScripts(
    host.page,
    `/chat/detail?room=${roomId}`,
    scriptsOfTheApp,
  );
  const paint = host.page.locator('#first-paint');
  const words = '오늘 처음 가요 <b>떨려요</b>';
  await expect(paint.getByText(words)).toBeVisible();
  const early = await paint.getByText(words).boundingBox();

  release();
  await expect(paint).not.toBeAttached();
  const shown = talkOf(host.page).getByText(words);
  await expect(shown).toBeVisible();
  expect((await shown.boundingBox())?.y).toBe(early?.y);
  expect(asked.filter((url) => url.endsWith('/messages?size=50'))).toHaveLength(1);
});

test('text is drawn in the font of the app, also letters that are typed later', async ({
  page,
}) => {
  const letters = (text: string) => () =>
    page.evaluate((asked) => {
      const code = asked.codePointAt(0) ?? 0;
      const isIn = (part: string) => {
        const [first = 0, last = first] = part
          .split('-')
          .map((end) => Number.parseInt(end.replace('U+', ''), 16));
        return code >= first && code <= last;
      };
      return [...document.fonts].some(
        ({ status, unicodeRange }) => status === 'loaded' && unicodeRange.split(/, ?/).some(isIn),
      );
    }, text);
  await page.goto('/login');
  await expect.poll(letters('로')).toBe(true);
  expect(await letters('뷁')()).toBe(false);
  await page.getByLabel('이메일').fill('뷁');
  await expect.poll(letters('뷁')).toBe(true);
});

test('a room whose scripts are lost says so in place of looking alive', async ({
  member,
  person,
}) => {
  const host = await member();
  const { roomId } = await openRoom(host, await person());
  const { page } = host;
  await page.route(scriptsOfTheApp, (route) => route.abort());
  await page.goto(`/chat/detail?room=${roomId}`, { waitUntil: 'commit' });
  const again = page.getByRole('link', { name: '다시 불러오기' });
  await expect(again).toBeVisible();
  await page.unroute(scriptsOfTheApp);
  await again.click();
  await expect(page.getByRole('textbox', { name: '메시지' })).toBeEditable();
});
