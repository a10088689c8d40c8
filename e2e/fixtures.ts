import { setTimeout } from 'node:timers/promises';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { withDatabase } from '../apps/server/src/commands/connect.ts';
import type { Store } from './account-rows.ts';
import { createMember, type Member, type MemberInput, type Person } from './member.ts';
import { collectPageErrors } from './page-errors.ts';
import { lengthenRequestTimeouts } from './request-timeouts.ts';
import { storeLogin } from './stored-login.ts';
import { leaveOutFont } from './web-font.ts';

type Fixtures = {
  member: (input?: MemberInput) => Promise<Member>;
  person: (input?: MemberInput) => Promise<Person>;
  device: () => Promise<Page>;
  pageErrors: string[];
  timeouts: 'lengthened' | 'real';
  font: 'system' | 'real';
  sameDay: undefined;
};

type WorkerFixtures = {
  dataDir: string;
  store: Store;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  timeouts: ['lengthened', { option: true }],
  font: ['system', { option: true }],

  // Tests use dates such as today, so no test starts in the last minute of a day in Seoul: the date
  // would change during the test.
  sameDay: [
    async ({ browserName: _ }, use) => {
      const dayMs = 24 * 3_600_000;
      const leftMs = dayMs - ((Date.now() + 9 * 3_600_000) % dayMs);
      if (leftMs < 60_000) await setTimeout(leftMs);
      await use(undefined);
    },
    { auto: true, timeout: 90_000 },
  ],

  dataDir: [
    async ({ browserName: _ }, use) => use(process.env.AZIT_E2E_DATA ?? ''),
    { scope: 'worker' },
  ],

  store: [
    async ({ dataDir }, use) =>
      withDatabase({ DATA_DIR: dataDir }, (database) => use({ database, dataDir })),
    { scope: 'worker' },
  ],

  baseURL: async ({ browserName }, use) => {
    const url = process.env.AZIT_E2E_URL;
    if (url === undefined) throw new Error(`No server runs for ${browserName}`);
    await use(url);
  },

  device: async (
    {
      browser,
      baseURL,
      contextOptions,
      serviceWorkers,
      viewport,
      hasTouch,
      isMobile,
      timeouts,
      font,
    },
    use,
  ) => {
    const given = { serviceWorkers, baseURL, viewport, hasTouch, isMobile };
    const options: BrowserContextOptions = { ...contextOptions, ...given };
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext(options);
      contexts.push(context);
      if (timeouts === 'lengthened') await lengthenRequestTimeouts(context);
      if (font === 'system') await leaveOutFont(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  pageErrors: async ({ browserName: _ }, use) => {
    await use([]);
  },

  page: async ({ device, pageErrors }, use) => {
    const page = await device();
    collectPageErrors(page, pageErrors);
    await use(page);
    expect(pageErrors).toEqual([]);
  },

  member: async ({ device, baseURL, store, request }, use) => {
    await use(async (input = {}) => {
      const { person, stored } = await createMember(store, request, input);
      const page = await device();
      await storeLogin(page, baseURL ?? '', stored);
      return { ...person, page };
    });
  },

  person: async ({ store, request }, use) => {
    await use(async (input = {}) => (await createMember(store, request, input)).person);
  },
});

export { expect };
