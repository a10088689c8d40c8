import { expect, type Page } from '@playwright/test';
import { callAs } from './club-setup.ts';
import type { Person } from './member.ts';

export async function findClubRoom(member: Person, clubId: number): Promise<number> {
  const reply = await callAs(member, 'GET', `/api/chats?clubId=${clubId}`);
  expect(reply.status(), await reply.text()).toBe(200);
  return Number((await reply.json()).data[0].roomId);
}

export function roomLine(page: Page, name: string | RegExp) {
  return page.getByRole('list', { name: '채팅 목록' }).getByRole('link', { name });
}
