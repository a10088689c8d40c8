import { expect } from '@playwright/test';
import { callAs, inDays } from './club-setup.ts';
import type { Person } from './member.ts';

export async function createCrew(host: Person, name: string): Promise<number> {
  const plan = { meetingTime: '20:00', durationMinutes: 120, isOnline: 'offline', fee: 15_000 };
  const data = {
    name,
    intro: '각자 읽던 책을 들고 와서 한 시간은 조용히 읽어요.',
    categorySmallId: 6,
    rhythm: { every: 'WEEKLY', weekday: new Date(inDays(3)).getUTCDay() },
    plan: { ...plan, location: '서울 마포구 와우산로 94', memberLimit: 8 },
  };
  const reply = await callAs(host, 'POST', '/api/crews', { data });
  expect(reply.status(), await reply.text()).toBe(201);
  return Number((await reply.json()).data.crewId);
}
