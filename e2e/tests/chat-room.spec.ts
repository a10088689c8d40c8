import type { Page } from '@playwright/test';
import { chosenPicture, enterRoom, messageList, openRoom, say, write } from '../chat-setup.ts';
import { callAs } from '../club-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

test.use({ font: 'real' });

const getField = (page: Page) => page.getByRole('textbox', { name: '메시지' });

function countStoredDrafts(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('azit-chat');
    opening.onsuccess = () => {
      const counting = opening.result.transaction('writing').objectStore('writing').count();
      counting.onsuccess = () => resolve(counting.result);
    };
  });
}

// covers K5.7, K5.8 (docs/coverage-statements.md)
test('three members see all messages once and in order, and no removed message', async ({
  member,
}) => {
  const [host, one, two] = [await member(), await member(), await member()];
  const { roomId } = await openRoom(host, one, two);
  for (const someone of [host, one, two]) await enterRoom(someone, roomId);
  await write(one.page, '안녕하세요');
  await write(one.page, '저는 240 신어요');
  await expect(messageList(host.page).getByText('저는 240 신어요')).toBeVisible();
  await write(host.page, '반가워요 https://example.com/wall');
  for (const { page } of [host, one, two]) {
    const messages = messageList(page);
    await expect(messages.getByText('반가워요')).toHaveCount(1);
    await expect(messages.getByText('안녕하세요', { exact: true })).toHaveCount(1);
    await expect(messages).toContainText(/안녕하세요.*저는 240 신어요.*반가워요/s);
    const link = messages.getByRole('link', { name: 'https://example.com/wall' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  }
  await expect(getField(one.page)).toBeFocused();

  await openInside(host.page, `/chat/detail?room=${roomId}&write=announcement`);
  const form = host.page.getByRole('dialog', { name: '공지 쓰기' });
  await form.getByRole('textbox').fill('성수역 2번 출구 앞에서 만나요.');
  await form.getByRole('button', { name: '공지 올리기' }).click();
  await expect(form).toBeHidden();
  await one.page.getByRole('button', { name: '공지 펼치기' }).click();
  await expect(one.page.getByRole('button', { name: '공지 접기' })).toBeVisible();
  await expectNoAxeViolations(one.page);

  await write(one.page, '잘못 쓴 말');
  await expect(messageList(host.page).getByText('잘못 쓴 말')).toBeVisible();
  await messageList(one.page).getByRole('button', { name: '메시지 메뉴' }).last().press('Enter');
  await one.page.getByRole('button', { name: '지우기' }).click();
  const question = one.page.getByRole('dialog', { name: '이 메시지를 지울까요?' });
  await question.getByRole('button', { name: '지우기' }).click();
  for (const { page } of [one, host, two]) {
    await expect(messageList(page).getByText('지운 메시지예요')).toBeVisible();
    await expect(messageList(page).getByText('잘못 쓴 말')).toHaveCount(0);
  }
});

// covers K5.1 (docs/coverage-statements.md)
test('a room opens at the first unread message and counts the unread messages below', async ({
  member,
  person,
}) => {
  const [host, one] = [await person(), await member()];
  const { clubId, roomId } = await openRoom(host, one);
  await enterRoom(one, roomId);
  await expect(messageList(one.page).getByText('함께하게 됐어요')).toBeVisible();
  await say(host, roomId, '마지막으로 읽은 말');
  const unread = async () => {
    const reply = await callAs(one, 'GET', `/api/chats?clubId=${clubId}`);
    return (await reply.json()).data[0].unread;
  };
  await expect(messageList(one.page).getByText('마지막으로 읽은 말')).toBeVisible();
  await expect.poll(unread).toBe(0);
  await openInside(one.page, '/chat');
  await expect(messageList(one.page)).toHaveCount(0);
  for (let index = 1; index <= 25; index += 1) await say(host, roomId, `새 말 ${index}번`);
  await openInside(one.page, `/chat/detail?room=${roomId}`);
  const messages = messageList(one.page);
  await expect(messages.getByText('여기까지 읽었어요')).toBeInViewport();
  await expect(messages.getByText('새 말 1번', { exact: true })).toBeInViewport();
  await expect(messages.getByText('새 말 25번')).not.toBeInViewport();
  await one.page.getByRole('button', { name: /^새 메시지 \d+개$/ }).click();
  await expect(messages.getByText('새 말 25번')).toBeInViewport();
  await expect(one.page.getByRole('button', { name: /^새 메시지/ })).toBeHidden();
});

// covers K5.2 (docs/coverage-statements.md)
test('a message list shorter than the screen scrolls along with new messages', async ({
  member,
  person,
}) => {
  const [host, one] = [await person(), await member()];
  const { roomId } = await openRoom(host, one);
  for (let index = 1; index <= 5; index += 1) await say(host, roomId, `새 말 ${index}번`);
  await enterRoom(one, roomId);
  const messages = messageList(one.page);
  await expect(messages.getByText('여기까지 읽었어요')).toBeInViewport();
  await say(host, roomId, '새 말 6번');
  await expect(messages.getByText('새 말 6번')).toBeInViewport();
  await expect(one.page.getByRole('button', { name: /^새 메시지|^맨 아래로/ })).toHaveCount(0);
  for (let index = 7; index <= 20; index += 1) await say(host, roomId, `새 말 ${index}번`);
  await expect(messages.getByText('새 말 20번')).toBeInViewport();
  await expect(one.page.getByRole('button', { name: /^새 메시지|^맨 아래로/ })).toHaveCount(0);
});

// covers K5.2 (docs/coverage-statements.md)
test('the end of the list stays visible while typing; a reader further up is not moved', async ({
  member,
  person,
}) => {
  const [host, one] = [await person(), await member()];
  const { roomId } = await openRoom(host, one);
  for (let index = 1; index <= 25; index += 1) await say(one, roomId, `말 ${index}번`);
  await enterRoom(one, roomId);
  const messages = messageList(one.page);
  const last = messages.getByText('말 25번');
  await expect(last).toBeInViewport();
  await getField(one.page).fill('한 줄\n두 줄\n세 줄\n네 줄\n다섯 줄');
  await getField(one.page).press('End');
  await getField(one.page).pressSequentially(' 더');
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(one.page.getByRole('button', { name: '맨 아래로' })).toHaveCount(0);
  await messages.evaluate((element) => element.scrollTo(0, 0));
  await expect(messages.getByText('말 1번', { exact: true })).toBeInViewport();
  await say(host, roomId, '나중에 온 말');
  await expect(one.page.getByRole('button', { name: '새 메시지 1개' })).toBeVisible();
  await expect(messages.getByText('말 1번', { exact: true })).toBeInViewport();
});

// covers K5.6, K5.10 (docs/coverage-statements.md)
test('a picture is confirmed, sent and opened, and Back closes the picture', async ({ member }) => {
  const [host, one] = [await member(), await member()];
  const { roomId } = await openRoom(host, one);
  await enterRoom(host, roomId);
  await enterRoom(one, roomId);
  await one.page.locator('input[type=file]').setInputFiles(chosenPicture);
  const question = one.page.getByRole('dialog', { name: '이 사진을 보낼까요?' });
  await question.getByRole('button', { name: '보내기' }).click();
  const received = messageList(host.page).getByRole('button', { name: /님이 보낸 사진/ });
  await received.click();
  const dialog = host.page.getByRole('dialog', { name: '사진' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await host.page.goBack();
  await expect(dialog).toBeHidden();
  await expect(messageList(host.page)).toBeVisible();
});

// covers K5.4, K5.5 (docs/coverage-statements.md)
test('messages written offline are sent when online, even after leaving the room', async ({
  member,
}) => {
  const [host, one] = [await member(), await member()];
  const { roomId } = await openRoom(host, one);
  await enterRoom(host, roomId);
  const { page } = one;
  await page.goto('/chat');
  await page.getByRole('list', { name: '채팅 목록' }).getByRole('link').click();
  await expect(messageList(page)).toBeVisible();
  await page.context().setOffline(true);
  await write(page, '나가도 가요');
  await expect(messageList(page).getByText('나가도 가요')).toBeVisible();
  await getField(page).fill('쓰다 만 글');
  await page.goBack();
  await expect(messageList(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(messageList(host.page).getByText('나가도 가요')).toHaveCount(1);
  await page.goForward();
  await expect(messageList(page).getByText('나가도 가요')).toHaveCount(1);
  await expect(getField(page)).toHaveValue('쓰다 만 글');
  await page.context().setOffline(true);
  await write(page, '새로 열어도 가요');
  await expect.poll(() => page.evaluate(countStoredDrafts)).toBe(1);
  const next = await page.context().newPage();
  await page.close();
  await next.context().setOffline(false);
  await next.goto('/');
  await expect(messageList(host.page).getByText('새로 열어도 가요')).toHaveCount(1);
  await expect(messageList(host.page).getByText('나가도 가요')).toHaveCount(1);
});

// covers K5.7 (docs/coverage-statements.md)
test('a member kicked from the club no longer sees the room that was open', async ({
  member,
  person,
}) => {
  const [host, one] = [await person(), await member()];
  const { clubId, roomId } = await openRoom(host, one);
  await enterRoom(one, roomId);
  const reply = await callAs(host, 'PATCH', `/api/clubs/${clubId}/kicks/${one.memberId}`);
  expect(reply.ok(), await reply.text()).toBe(true);
  await expect(one.page.getByText('이 방을 볼 수 없어요.')).toBeVisible();
  await expect(messageList(one.page)).toHaveCount(0);
});
