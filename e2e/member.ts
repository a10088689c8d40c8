import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { NewMember } from '../apps/server/src/modules/members/add-member.ts';
import { addAccount, type LoggedIn, type Store } from './account-rows.ts';
import type { StoredLogin } from './stored-login.ts';

export type MemberInput = {
  nickname?: string;
  gender?: 'MALE' | 'FEMALE';
  birthYear?: string;
  categorySmallId?: number[];
};

export type Person = {
  request: APIRequestContext;
  memberId: number;
  nickname: string;
  email: string;
  password: string;
  token: string;
};

export type Member = Person & { page: Page };

const letters = 'abcdefghijklmnopqrstuvwxyz';

export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsEtjFzNbzgi+hcEKLFP9WgQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQELgumG6EPAjv6RAAAAABJRU5ErkJggg==',
  'base64',
);

export function newName(): string {
  return Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
}

export async function createMember(
  store: Store,
  request: APIRequestContext,
  input: MemberInput,
): Promise<{ person: Person; stored: StoredLogin }> {
  const name = newName();
  const account = { email: `${name}@azit.test`, password: 'azit(2026)' };
  const profile: NewMember = {
    nickname: name,
    gender: 'FEMALE',
    birthYear: '1994',
    categorySmallId: [33],
    aboutMe: '조용히 책 읽는 모임을 좋아해요.',
    ...input,
  };
  const { member, tokens } = await addAccount(store, profile, account);
  const { member_id: memberId, nickname } = member;
  return {
    person: { ...account, request, memberId, nickname, token: tokens.authorization },
    stored: storedAfterLogin({ member, tokens }),
  };
}

function storedAfterLogin({ member, tokens }: LoggedIn): StoredLogin {
  return {
    refreshToken: encodeURIComponent(tokens.refresh),
    localStorage: {
      memberId: String(member.member_id),
      nickname: member.nickname,
      email: member.email,
      profileUrl: member.image_path ?? '',
      profileName: member.image_name ?? '',
      accessToken: tokens.authorization,
      isLocation: 'false',
    },
  };
}
