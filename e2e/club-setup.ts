import type { CreateClubData } from '@azit/contract/clubs/club.payload';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { runSql } from './database.ts';
import { type Person, picture } from './member.ts';
import { plannedClub } from './planned-club.ts';

type ClubParts = Partial<CreateClubData>;
type Sent = Parameters<APIRequestContext['fetch']>[1];

/** Retries a 503: on a busy machine, a lock or the image queue may not be free in time. */
export async function callAs(
  { request, token }: Person,
  method: string,
  path: string,
  sent: Sent = {},
): Promise<APIResponse> {
  const send = () => request.fetch(path, { method, headers: { Authorization: token }, ...sent });
  let reply = await send();
  for (let turn = 1; turn < 10 && reply.status() === 503; turn += 1) reply = await send();
  return reply;
}

export async function openClub(host: Person, parts: ClubParts = {}): Promise<number> {
  const data = { ...plannedClub, meetingDate: inDays(7), ...parts };
  const json = Buffer.from(JSON.stringify(data));
  const multipart = {
    image: { name: 'banner.png', mimeType: 'image/png', buffer: picture },
    data: { name: 'data.json', mimeType: 'application/json', buffer: json },
  };
  const reply = await callAs(host, 'POST', '/api/clubs', { multipart });
  expect(reply.status(), await reply.text()).toBe(201);
  return Number((await reply.json()).data.clubId);
}

export async function apply(clubId: number, member: Person): Promise<void> {
  const data = { memberId: member.memberId, joinAnswer: '두 번 해 봤어요.' };
  const reply = await callAs(member, 'POST', `/api/clubs/${clubId}/signups`, { data });
  expect(reply.status(), await reply.text()).toBe(201);
}

export async function join(clubId: number, host: Person, member: Person): Promise<void> {
  await apply(clubId, member);
  const path = `/api/clubs/${clubId}/signups/${member.memberId}`;
  const reply = await callAs(host, 'PATCH', path, { data: { status: 'CLUB_JOINED' } });
  expect(reply.status(), await reply.text()).toBe(202);
}

export async function endClub(clubId: number): Promise<void> {
  await runSql('update clubs set meeting_date = $2 where club_id = $1', [clubId, inDays(-1)]);
}

/** Returns the date and time, in Seoul, of a meeting that starts in the given minutes. */
export function inMinutes(minutes: number): { meetingDate: string; meetingTime: string } {
  const seoul = new Date(Date.now() + (minutes + 9 * 60) * 60_000).toISOString();
  return { meetingDate: seoul.slice(0, 10), meetingTime: seoul.slice(11, 16) };
}

export function inDays(days: number): string {
  const seoul = new Date(Date.now() + (days * 24 + 9) * 3_600_000);
  return seoul.toISOString().slice(0, 10);
}
