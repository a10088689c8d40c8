import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { call, pick, type Request } from './call.ts';

export type Member = { memberId: number; nickname: string; email: string; token: string };

export const PASSWORD = 'chaos123!';

const picture = await sharp({
  create: { width: 90, height: 30, channels: 3, background: '#bb2649' },
})
  .png()
  .toBuffer();

export function form(data?: object): FormData {
  const parts = new FormData();
  parts.set('image', new Blob([new Uint8Array(picture)]), 'image.png');
  if (data !== undefined) {
    parts.set('data', new Blob([JSON.stringify(data)], { type: 'application/json' }));
  }
  return parts;
}

function makeNickname(): string {
  return Array.from({ length: 8 }, () => 'abcdefghijklmnopqrstuvwxyz'[randomInt(26)]).join('');
}

const makeEmail = (nickname: string) => `${nickname}@example.com`;

function signUpRequest(nickname: string): Request {
  const body = form({
    nickname,
    email: makeEmail(nickname),
    password: PASSWORD,
    passwordCheck: PASSWORD,
    gender: 'FEMALE',
    birthYear: '1994',
    aboutMe: '0',
    categorySmallId: [6],
  });
  return { method: 'POST', path: '/api/members', body };
}

export async function signUp(
  url: string,
  send = (request: Request) => call(url, request),
): Promise<Member> {
  const nickname = makeNickname();
  const { status, body: reply } = await send(signUpRequest(nickname));
  const memberId = pick(reply, 'data', 'memberId');
  if (status !== 201 || typeof memberId !== 'number') throw new Error(`sign-up answered ${status}`);
  const member = { memberId, nickname, email: makeEmail(nickname), token: '' };
  if (!(await logIn(url, member, send))) throw new Error('a new member cannot log in');
  return member;
}

export async function logIn(
  url: string,
  member: Member,
  send = (request: Request) => call(url, request),
): Promise<boolean> {
  const body = { email: member.email, password: PASSWORD };
  const { status, headers } = await send({ method: 'POST', path: '/api/auth/login', body });
  if (status === 200) member.token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
  return status === 200;
}
