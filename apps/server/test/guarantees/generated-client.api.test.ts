import type { paths } from '@azit/contract/openapi-types';
import createClient, { type Middleware } from 'openapi-fetch';
import { expect } from 'vitest';
import { listen } from '#test/harness/event-stream-client.ts';
import { smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

const password = 'azit1234!';
const venue = { isOnline: 'offline', location: '서울 성동구 뚝섬로 273' } as const;
const plan = {
  ...venue,
  clubName: '서울숲 아침 산책',
  clubInfo: '한 시간쯤 걷고 커피 한 잔 마셔요.',
  joinQuestion: '아침잠이 많은 편인가요?',
  categorySmallId: 23,
  memberLimit: 6,
  meetingDate: '2026-12-05',
  meetingTime: '09:30',
  fee: 0,
  genderRestriction: 'ALL',
  birthYearMin: null,
  birthYearMax: null,
} as const;

/** Creates a client as a third party would: with the types generated from openapi.json. */
async function connect(token?: string) {
  const client = createClient<paths>({ baseUrl: await listen(server) });
  const authorize: Middleware = {
    onRequest: ({ request }) => {
      if (token !== undefined) request.headers.set('authorization', token);
    },
  };
  client.use(authorize);
  return client;
}

type Answer<Data> = { data?: Data; error?: unknown; response: Response };

async function accepted<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok) throw new Error(`${response.url}: ${JSON.stringify(error)}`);
  return data as Data;
}

async function logIn(email: string) {
  const guest = await connect();
  const { data, response } = await guest.POST('/api/auth/login', { body: { email, password } });
  const api = await connect(response.headers.get('authorization') ?? undefined);
  return { api, memberId: data?.memberId ?? 0 };
}

function toForm({ image, data }: { image: Blob; data: object }): FormData {
  const form = new FormData();
  form.append('image', image, 'photo.png');
  form.append('data', new Blob([JSON.stringify(data)], { type: 'application/json' }));
  return form;
}

async function openHost() {
  const guest = await connect();
  const email = 'host@azit.example';
  const image = new Blob([new Uint8Array(await smallImage())]);
  const person = {
    nickname: '햇살좋은날',
    email,
    password,
    gender: 'MALE',
    birthYear: '1990',
  } as const;
  const data = {
    ...person,
    passwordCheck: password,
    aboutMe: '주말마다 걸어요.',
    categorySmallId: [23],
  };
  const sent = { image, data };
  await accepted(guest.POST('/api/members', { body: sent, bodySerializer: () => toForm(sent) }));
  return logIn(email);
}

async function openApplicant() {
  const guest = await connect();
  const email = 'choco@azit.example';
  const body = {
    nickname: '초코송이',
    email,
    password,
    gender: 'FEMALE',
    birthYear: '1996',
  } as const;
  await accepted(guest.POST('/api/members', { body }));
  return logIn(email);
}

type Party = Awaited<ReturnType<typeof openParty>>;

async function openParty() {
  const host = await openHost();
  const applicant = await openApplicant();
  const image = new Blob([new Uint8Array(await smallImage())]);
  const created = { image, data: plan };
  const club = await accepted(
    host.api.POST('/api/clubs', { body: created, bodySerializer: () => toForm(created) }),
  );
  return { host, applicant, path: { clubId: club.data.clubId } };
}

async function apply({ applicant, path }: Party) {
  const { data: question } = await accepted(
    applicant.api.GET('/api/clubs/{clubId}/join-question', { params: { path } }),
  );
  expect(question.joinQuestion).toBe(plan.joinQuestion);
  const body = { joinAnswer: '일찍 일어나요.' };
  const post = () => applicant.api.POST('/api/clubs/{clubId}/signups', { params: { path }, body });
  expect((await accepted(post())).data.clubMemberStatus).toBe('CLUB_WAITING');
  expect((await post()).error).toMatchObject({ status: 409, code: 'ALREADY_APPLIED' });
}

async function decide({ host, applicant: { memberId }, path }: Party) {
  const waiting = await accepted(host.api.GET('/api/clubs/{clubId}/signups', { params: { path } }));
  expect(waiting.data.map(({ joinAnswer }) => joinAnswer)).toContain('일찍 일어나요.');
  await accepted(
    host.api.PATCH('/api/clubs/{clubId}/signups/{memberId}', {
      params: { path: { ...path, memberId } },
      body: { status: 'CLUB_JOINED' },
    }),
  );
}

async function readNotice({ applicant: { api } }: Party) {
  const { data: notices } = await accepted(api.GET('/api/notices'));
  expect(notices.map(({ kind }) => kind)).toContain('APPLICATION_ACCEPTED');
  const upTo = Math.max(...notices.map(({ noticeId }) => noticeId));
  await accepted(api.PUT('/api/notices/read', { body: { upTo } }));
  const { data } = await accepted(api.GET('/api/notices/unread'));
  expect(data.unread).toBe(0);
}

async function chat({ host, applicant, path: { clubId } }: Party) {
  const rooms = await accepted(
    applicant.api.GET('/api/chats', { params: { query: { kind: 'group', clubId } } }),
  );
  const path = { roomId: rooms.data[0]?.roomId ?? 0 };
  await accepted(
    applicant.api.POST('/api/chats/{roomId}/messages', {
      params: { path },
      body: { clientId: 'c1f0a9d2-7b3e', body: '2번 출구에서 만나요!' },
    }),
  );
  const messages = await accepted(
    host.api.GET('/api/chats/{roomId}/messages', { params: { path } }),
  );
  expect(messages.data.at(-1)).toMatchObject({ kind: 'TEXT', body: '2번 출구에서 만나요!' });
}

async function foundCrew({ host: { api } }: Party) {
  const { data: crew } = await accepted(
    api.POST('/api/crews', {
      body: {
        name: '서울숲 걷는 사람들',
        categorySmallId: plan.categorySmallId,
        plan: { ...venue, meetingTime: '09:30', durationMinutes: 120, memberLimit: 8, fee: 0 },
        rhythm: { every: 'WEEKLY', weekday: 6 },
      },
    }),
  );
  const path = { crewId: crew.crewId };
  const { data: link } = await accepted(
    api.POST('/api/crews/{crewId}/invite-links', { params: { path }, body: { admits: true } }),
  );
  return { path, key: new URL(link.url, 'https://azit.example').hash.replace('#key=', '') };
}

async function joinCrew({ applicant: { api, memberId } }: Party, crew: Crew) {
  await accepted(
    api.PUT('/api/crews/{crewId}/membership', {
      params: { path: crew.path, header: { 'x-invite-key': crew.key } },
      body: { joining: true },
    }),
  );
  const { data: own } = await accepted(
    api.GET('/api/members/{memberId}/crews', { params: { path: { memberId } } }),
  );
  const clubId = own[0]?.next?.clubId ?? 0;
  const answer = await accepted(
    api.PUT('/api/clubs/{clubId}/answer', { params: { path: { clubId } }, body: { going: true } }),
  );
  expect(answer.data.answer).toBe('GOING');
}

type Crew = Awaited<ReturnType<typeof foundCrew>>;

test('a client generated from openapi.json joins a club, chats and joins a crew', async () => {
  const party = await openParty();
  const guest = await connect();
  const query = { cl: 5 };
  const cards = await accepted(guest.GET('/api/clubs/category', { params: { query } }));
  expect(cards.data.map(({ clubName }) => clubName)).toEqual([plan.clubName]);
  await apply(party);
  await decide(party);
  await readNotice(party);
  await chat(party);
  await joinCrew(party, await foundCrew(party));
});
