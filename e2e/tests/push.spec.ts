import type { CDPSession, Page, Worker } from '@playwright/test';
import { openClub } from '../club-setup.ts';
import { expect, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'allow' });

async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

async function findRegistration(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

type Shown = { title: string; body: string; tag: string; link: string };

type WorkerScope = {
  shown: Shown[];
  badge: number | undefined;
  navigator: { setAppBadge: unknown };
  registration: { showNotification: unknown };
  dispatchEvent(event: Event): void;
};

async function findWorker(page: Page): Promise<Worker> {
  const [worker] = page.context().serviceWorkers();
  return worker ?? page.context().waitForEvent('serviceworker');
}

/** Records notifications and the badge, which a headless browser cannot show. */
async function recordShown(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope;
    scope.shown = [];
    scope.navigator.setAppBadge = async (count: number) => {
      scope.badge = count;
    };
    scope.registration.showNotification = async (
      title: string,
      { body, tag = '', data }: { body: string; tag?: string; data: { link: string } },
    ) => {
      scope.shown.push({ title, body, tag, link: data.link });
    };
  });
}

async function deliverPush(page: Page, origin: string, data: string): Promise<Shown[]> {
  const session = await page.context().newCDPSession(page);
  const registrationId = await findRegistration(session);
  let shown: Shown[] = [];
  // Retry: a push restarts an idle worker, which loses the recorder installed by this test.
  await expect(async () => {
    const worker = await findWorker(page);
    await recordShown(worker);
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    const read = () => worker.evaluate(() => (self as unknown as WorkerScope).shown);
    await expect.poll(read, { timeout: 3_000 }).toHaveLength(1);
    shown = await read();
  }).toPass();
  return shown;
}

async function tapNotification(page: Page): Promise<void> {
  const worker = await findWorker(page);
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope;
    const tap = Object.assign(new ExtendableEvent('notificationclick'), {
      notification: { data: scope.shown[0], close: () => undefined },
    });
    scope.dispatchEvent(tap);
  });
}

declare const ExtendableEvent: new (type: string) => Event;

test('the service worker shows valid and invalid pushes; a tap opens the linked page', async ({
  member,
  baseURL,
}) => {
  const host = await member();
  const clubId = await openClub(host);
  await openWithWorker(host.page, '/notice/setting');
  expect(await deliverPush(host.page, baseURL ?? '', 'not json')).toEqual([
    { title: '새 알림이 있어요', body: '', tag: '', link: undefined },
  ]);
  const push = {
    noticeId: 1,
    title: '반짝반짝님이 신청했어요',
    body: '성수에서 볼더링',
    link: `/azit/detail/${clubId}`,
    tag: `APPLICATION_RECEIVED:${clubId}`,
    unread: 1,
  };
  expect(await deliverPush(host.page, baseURL ?? '', JSON.stringify(push))).toEqual([
    { title: push.title, body: push.body, tag: push.tag, link: push.link },
  ]);
  const worker = await findWorker(host.page);
  expect(await worker.evaluate(() => (self as unknown as WorkerScope).badge)).toBe(1);
  await tapNotification(host.page);
  await expect(host.page).toHaveURL(`/azit/detail/${clubId}`);
});
