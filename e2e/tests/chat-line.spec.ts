import { messageList, openRoom, write } from '../chat-setup.ts';
import { test as base, expect } from '../fixtures.ts';
import { openLive } from '../open-live.ts';
import { type Line, startLine } from '../poor-line.ts';

const test = base.extend<{ line: Line }>({
  line: async ({ browserName: _ }, use) => {
    const line = await startLine(process.env.AZIT_E2E_URL ?? '');
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
});
test.use({ timeouts: 'real' });

// covers K5.11 (docs/coverage-statements.md)
test('two messages appear once and in order when responses take 1.3 s', async ({
  line,
  member,
}) => {
  const [host, one] = await Promise.all([member(), member()]);
  const { roomId } = await openRoom(host, one);
  line.latency = 1_300;
  for (const { page } of [host, one]) await openLive(page, `/chat/detail?room=${roomId}`);
  await one.page.getByRole('textbox', { name: '메시지' }).waitFor();
  await write(one.page, '느린 말 하나');
  await write(one.page, '느린 말 둘');
  for (const { page } of [host, one]) {
    const messages = messageList(page);
    await expect(messages.getByText('느린 말 하나')).toHaveCount(1);
    await expect(messages.getByText('느린 말 둘')).toHaveCount(1);
    await expect(messages).toContainText(/느린 말 하나.*느린 말 둘/s);
  }
});
