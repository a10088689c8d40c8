import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { callAs, join, openClub } from './club-setup.ts';
import { type Member, type Person, picture } from './member.ts';

export async function openRoom(
  host: Person,
  ...others: Person[]
): Promise<{ clubId: number; roomId: number }> {
  const clubId = await openClub(host);
  for (const member of others) await join(clubId, host, member);
  const reply = await callAs(host, 'GET', `/api/chats?clubId=${clubId}`);
  return { clubId, roomId: Number((await reply.json()).data[0].roomId) };
}

export async function say(
  member: Person,
  roomId: number,
  body: string,
  kind = 'TEXT',
): Promise<number> {
  const data = { clientId: randomUUID(), body, kind };
  const reply = await callAs(member, 'POST', `/api/chats/${roomId}/messages`, { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return Number((await reply.json()).data.seq);
}

export async function enterRoom({ page }: Member, roomId: number): Promise<void> {
  await page.goto(`/chat/detail?room=${roomId}`);
  await expect(page.getByRole('textbox', { name: '메시지' })).toBeVisible();
}

export function messageList(page: Page) {
  return page.getByRole('region', { name: '대화' });
}

export async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '메시지' }).fill(text);
  await page.getByRole('button', { name: '보내기', exact: true }).click();
}

export const chosenPicture = { name: 'wall.png', mimeType: 'image/png', buffer: picture };
