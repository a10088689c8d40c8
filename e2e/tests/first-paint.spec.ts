import type { Page } from '@playwright/test';
import { messageList, openRoom, say } from '../chat-setup.ts';
import { openClub } from '../club-setup.ts';
import { expect, test } from '../fixtures.ts';

test.use({ font: 'real' });

const everyScript = /\/assets\/(?!head-)[^/]+\.js$/;
const appScripts = /\/assets\/(?!head-|early-)[^/]+\.js$/;

async function openWithoutScripts(
  page: Page,
  path: string,
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
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('a page shows its prerendered view before the first script and then the app', async ({
  page,
  member,
  person,
}) => {
  const host = await member();
  const clubName = '스크립트보다 먼저 보이는 모임';
  const clubId = await openClub(host, { clubName });
  const { roomId } = await openRoom(host, await person());
  const newcomer = await member();
  const pages = [
    { on: page, path: '/', seen: '취향이 맞는 사람들과 작게 모여요' },
    { on: host.page, path: '/', seen: '이번 주말, 같이할 사람을 찾고 있나요?' },
    { on: host.page, path: '/search', seen: 'ㄷㅅ처럼 첫소리만 써도 찾을 수 있어요.' },
    { on: newcomer.page, path: '/notice', seen: '알림', after: '아직 알림이 없어요.' },
    { on: host.page, path: `/azit/detail/${clubId}`, seen: clubName },
    { on: page, path: `/azit/invite/${clubId}`, seen: clubName },
    {
      on: host.page,
      path: `/chat/detail?room=${roomId}`,
      seen: '채팅방',
      after: '님이 함께하게 됐어요',
    },
  ];
  for (const { on, path, seen, after = seen } of pages) {
    const release = await openWithoutScripts(on, path);
    const paint = on.locator('#first-paint');
    await expect(paint.getByText(seen)).toBeVisible();
    await expect(on.getByRole('heading')).toHaveCount(0);

    release();
    await expect(paint).not.toBeAttached();
    await expect(on.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(on.getByRole('main').getByText(after)).toBeVisible();
  }
});

test('a guest without scripts reads what each page is about', async ({ browser, member }) => {
  const clubName = '스크립트 없이 읽는 모임';
  const clubId = await openClub(await member(), { clubName });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, heading] of [
    ['/', '아지트'],
    [`/azit/invite/${clubId}`, clubName],
    [`/azit/detail/${clubId}`, clubName],
    ['/login', '아지트'],
    ['/search', '아지트'],
  ] as const) {
    await page.goto(path);
    // A trial click fails if something covers the element.
    await page.getByRole('heading', { name: heading }).click({ trial: true });
    const note = page.locator('.no-script > p').last();
    await expect(note).toContainText('자바스크립트를 켜면');
    await note.click({ trial: true });
  }
  await context.close();
});

for (const { width, isShown } of [
  { width: 390, isShown: false },
  { width: 1024, isShown: true },
  { width: 1920, isShown: true },
]) {
  test(`the first view of home at ${width} px has a second pane: ${isShown}`, async ({
    member,
  }) => {
    const { page } = await member();
    await page.setViewportSize({ width, height: 800 });
    await openWithoutScripts(page, '/');
    const paint = page.locator('#first-paint');
    await expect(paint.getByText('이번 주말, 같이할 사람을 찾고 있나요?')).toBeVisible();
    await expect(paint.locator('[data-preview]')).toBeVisible({ visible: isShown });
  });
}

// covers K5.12 (docs/coverage-statements.md)
test('a room shows its last messages before the app runs and requests them only once', async ({
  member,
  person,
}) => {
  const [host, other] = [await member(), await person()];
  const { roomId } = await openRoom(host, other);
  await say(other, roomId, '오늘 처음 가요 <b>떨려요</b>');
  const requested: string[] = [];
  host.page.on('request', (request) => requested.push(request.url()));
  const release = await openWithoutScripts(host.page, `/chat/detail?room=${roomId}`, appScripts);
  const paint = host.page.locator('#first-paint');
  const words = '오늘 처음 가요 <b>떨려요</b>';
  await expect(paint.getByText(words)).toBeVisible();
  const early = await paint.getByText(words).boundingBox();

  release();
  await expect(paint).not.toBeAttached();
  const shown = messageList(host.page).getByText(words);
  await expect(shown).toBeVisible();
  expect((await shown.boundingBox())?.y).toBe(early?.y);
  expect(requested.filter((url) => url.endsWith('/messages?size=50'))).toHaveLength(1);
});

test('text uses the web font, including characters typed later', async ({ page }) => {
  const letters = (text: string) => () =>
    page.evaluate((letter) => {
      const code = letter.codePointAt(0) ?? 0;
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

test('a room whose scripts fail to load shows an error', async ({ member, person }) => {
  const host = await member();
  const { roomId } = await openRoom(host, await person());
  const { page } = host;
  await page.route(appScripts, (route) => route.abort());
  await page.goto(`/chat/detail?room=${roomId}`, { waitUntil: 'commit' });
  const again = page.getByRole('link', { name: '다시 불러오기' });
  await expect(again).toBeVisible();
  await page.unroute(appScripts);
  await again.click();
  await expect(page.getByRole('textbox', { name: '메시지' })).toBeEditable();
});
