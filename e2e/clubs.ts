import type { CreateClubData } from '@azit/contract/clubs/club.payload';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { addDays, seoulToday } from '@azit/rules/seoul-clock';
import { expect } from '@playwright/test';
import type { Member } from './member.ts';
import { picture } from './picture.ts';

/** A meeting that is always ahead. */
export const nextWeek = addDays(seoulToday(new Date()), 7);

const plan: CreateClubData = {
  clubName: '성수에서 볼더링 처음 해 보는 사람들',
  clubInfo: '처음이어도 괜찮아요. 서로 알려 주면서 천천히 올라가요.',
  joinQuestion: '클라이밍은 몇 번 해 봤나요?',
  fee: 15_000,
  meetingDate: nextWeek,
  meetingTime: '14:00',
  memberLimit: 8,
  genderRestriction: 'ALL',
  birthYearMin: null,
  birthYearMax: null,
  isOnline: 'offline',
  location: '서울 성동구 연무장길 7',
  categorySmallId: 6,
  joinMethod: 'APPROVAL',
};

/** Opens a club through the API; answers its id. */
export async function openClub(host: Member, change: Partial<CreateClubData> = {}) {
  const data = JSON.stringify({ ...plan, ...change });
  const answer = await host.page.request.post('/api/clubs', {
    headers: await authorization(host),
    multipart: {
      image: { name: 'banner.png', mimeType: 'image/png', buffer: picture() },
      data: { name: 'data.json', mimeType: 'application/json', buffer: Buffer.from(data) },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return clubs.create.response.parse(await answer.json()).data.clubId;
}

export async function apply(member: Member, clubId: number, joinAnswer = '두 번 해 봤어요.') {
  const answer = await member.page.request.post(`/api/clubs/${clubId}/signups`, {
    headers: await authorization(member),
    data: { memberId: member.memberId, joinAnswer },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

export async function decide(
  host: Member,
  clubId: number,
  { memberId }: Member,
  status: 'CLUB_JOINED' | 'CLUB_REJECTED' = 'CLUB_JOINED',
) {
  const answer = await host.page.request.patch(`/api/clubs/${clubId}/signups/${memberId}`, {
    headers: await authorization(host),
    data: { status },
  });
  expect(answer.status(), await answer.text()).toBe(202);
}

export async function closeClub(host: Member, clubId: number) {
  const headers = await authorization(host);
  const answer = await host.page.request.delete(`/api/clubs/${clubId}`, { headers });
  expect(answer.status()).toBe(202);
}

async function authorization({ page }: Member): Promise<Record<string, string>> {
  const { origins } = await page.context().storageState();
  const stored = origins.flatMap(({ localStorage }) => localStorage);
  const token = stored.find(({ name }) => name === 'accessToken')?.value ?? '';
  return { Authorization: token };
}
