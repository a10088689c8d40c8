import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { call, pick } from './call.ts';

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

export async function signUp(url: string): Promise<Member> {
  const nickname = Array.from(
    { length: 8 },
    () => 'abcdefghijklmnopqrstuvwxyz'[randomInt(26)],
  ).join('');
  const email = `${nickname}@example.com`;
  const body = form({
    nickname,
    email,
    password: PASSWORD,
    passwordCheck: PASSWORD,
    gender: 'FEMALE',
    birthYear: '1994',
    aboutMe: '0',
    categorySmallId: [6],
  });
  const { status, body: reply } = await call(url, { method: 'POST', path: '/api/members', body });
  const memberId = pick(reply, 'data', 'memberId');
  if (status !== 201 || typeof memberId !== 'number') throw new Error(`sign-up answered ${status}`);
  const member = { memberId, nickname, email, token: '' };
  if (!(await logIn(url, member))) throw new Error('a new member cannot log in');
  return member;
}

export async function logIn(url: string, member: Member): Promise<boolean> {
  const body = { email: member.email, password: PASSWORD };
  const { status, headers } = await call(url, { method: 'POST', path: '/api/auth/login', body });
  if (status === 200) member.token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
  return status === 200;
}
