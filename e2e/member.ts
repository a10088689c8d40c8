import { randomInt } from 'node:crypto';
import { auth } from '@azit/contract/auth/auth.endpoints';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  request,
} from '@playwright/test';

export type MemberInput = {
  nickname?: string;
  gender?: 'MALE' | 'FEMALE';
  birthYear?: string;
  categorySmallId?: number[];
};

export type Member = {
  page: Page;
  memberId: number;
  nickname: string;
  email: string;
  password: string;
};

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;
type Account = { nickname: string; email: string; password: string };

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A crimson square, 64 pixels wide: the sign-up wants a picture. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsEtjFzNbzgi+hcEKLFP9WgQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQELgumG6EPAjv6RAAAAABJRU5ErkJggg==',
  'base64',
);

/** Returns a random nickname. */
export function newName(): string {
  return Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
}

/** Signs up and logs in through the API; the browser opens with the session already in it. */
export async function createMember(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
  input: MemberInput,
): Promise<Member> {
  const name = newName();
  const nickname = input.nickname ?? name;
  const account = { nickname, email: `${name}@azit.test`, password: 'azit(2026)' };
  const api = await request.newContext({ baseURL: origin });
  await signUp(api, account, input);
  const { memberId, storageState } = await logIn(api, account, origin);
  await api.dispose();
  const context = await browser.newContext({ ...options, baseURL: origin, storageState });
  return { ...account, memberId, page: await context.newPage() };
}

async function signUp(api: APIRequestContext, account: Account, input: MemberInput): Promise<void> {
  const data = {
    gender: 'FEMALE',
    birthYear: '1994',
    categorySmallId: [33],
    aboutMe: '조용히 책 읽는 모임을 좋아해요.',
    ...input,
    ...account,
    passwordCheck: account.password,
  };
  const reply = await api.post('/api/members', {
    multipart: {
      image: { name: 'profile.png', mimeType: 'image/png', buffer: picture },
      data: {
        name: 'data.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(data)),
      },
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
}

async function logIn(
  api: APIRequestContext,
  { email, password }: Account,
  origin: string,
): Promise<{ memberId: number; storageState: StorageState }> {
  const reply = await api.post('/api/auth/login', { data: { email, password } });
  expect(reply.status(), await reply.text()).toBe(200);
  const member = auth.logIn.response.parse(await reply.json());
  const { authorization = '', refresh = '' } = reply.headers();
  const stored = {
    memberId: String(member.memberId),
    nickname: member.nickname,
    email: member.email,
    profileUrl: member.profileUrl ?? '',
    profileName: member.profileImageName ?? '',
    accessToken: authorization,
    isLocation: 'false',
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const cookie = {
    name: 'refreshToken',
    value: encodeURIComponent(refresh),
    domain: new URL(origin).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
  const storageState = { cookies: [cookie], origins: [{ origin, localStorage }] };
  return { memberId: member.memberId, storageState };
}
