import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { openRoom } from '../chat-setup.ts';
import { callAs } from '../club-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { type Person, picture } from '../member.ts';

test.use({ serviceWorkers: 'allow' });

async function sharePicture(page: Page, text: string): Promise<void> {
  await page.evaluate(
    ([caption, bytes]) => {
      const file = new File([Uint8Array.from(bytes)], 'wall.png', { type: 'image/png' });
      const chosen = new DataTransfer();
      chosen.items.add(file);
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/chat/share';
      form.enctype = 'multipart/form-data';
      const words = Object.assign(document.createElement('input'), {
        name: 'text',
        value: caption,
      });
      const files = Object.assign(document.createElement('input'), {
        type: 'file',
        name: 'pictures',
      });
      files.files = chosen.files;
      form.append(words, files);
      document.body.append(form);
      form.submit();
    },
    [text, [...picture]] as const,
  );
}

async function readKinds(reader: Person, roomId: number): Promise<string[]> {
  const reply = await callAs(reader, 'GET', `/api/chats/${roomId}/messages?size=20`);
  return (await reply.json()).data.map(({ kind }: { kind: string }) => kind);
}

// covers H4 (docs/coverage-statements.md)
test('a picture shared from another app is sent to the chosen room after confirmation', async ({
  member,
  person,
}) => {
  const [{ page, ...guest }, host] = await Promise.all([member(), person()]);
  const { roomId } = await openRoom(host, guest);
  await page.goto('/chat');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await sharePicture(page, '이 벽이에요');
  await expect(page).toHaveURL('/chat/share');
  await expect(page.getByRole('img', { name: '보낼 사진' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('list', { name: '보낼 수 있는 방' }).getByRole('link').click();
  const question = page.getByRole('dialog', { name: '이 사진을 보낼까요?' });
  await question.getByRole('button', { name: '보내기' }).click();
  await expect.poll(() => readKinds(host, roomId)).toContain('IMAGE');
  await expect(page.getByRole('textbox', { name: '메시지' })).toHaveValue('이 벽이에요');
});

async function startOtherSite(target: string, policy: string) {
  const site = createServer((_request, response) => {
    const headers = { 'content-type': 'text/html', 'referrer-policy': policy };
    response.writeHead(200, headers).end(`
      <form method="post" action="${target}/chat/share" enctype="multipart/form-data">
        <input name="text" value="낚시 링크">
      </form>
      <script>document.forms[0].submit()</script>`);
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => site.close() };
}

// covers H8 (docs/coverage-statements.md)
test('a share from another site is refused, whatever its referrer policy', async ({
  member,
  baseURL,
}) => {
  const { page } = await member();
  await page.goto('/chat');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  for (const policy of ['origin', 'no-referrer']) {
    await test.step(policy, async () => {
      const site = await startOtherSite(String(baseURL), policy);
      await page.goto(site.url);
      await expect(page.getByRole('heading', { name: '받지 않은 내용이에요' })).toBeVisible();
      await expectNoAxeViolations(page);
      site.close();
      await page.goto('/chat/share');
      await expect(page.getByText('공유한 내용을 받지 못했어요.')).toBeVisible();
    });
  }
});
