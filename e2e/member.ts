import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { NewMember } from '../apps/server/src/modules/members/add-member.ts';
import { addAccount, type LoggedIn, type Store } from './account-rows.ts';
import type { StoredLogin } from './stored-login.ts';

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
  /** The Authorization header of the session that the page was opened with. */
  token: string;
};

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

/** Adds a member; the page opens with the session of a login already in it. */
export async function createMember(
  store: Store,
  input: MemberInput,
  openPage: (stored: StoredLogin) => Promise<Page>,
): Promise<Member> {
  const name = newName();
  const account = { email: `${name}@azit.test`, password: 'azit(2026)' };
  const person: NewMember = {
    nickname: name,
    gender: 'FEMALE',
    birthYear: '1994',
    categorySmallId: [33],
    aboutMe: '조용히 책 읽는 모임을 좋아해요.',
    ...input,
  };
  const { member, tokens } = await addAccount(store, person, account);
  const page = await openPage(storedAfterLogin({ member, tokens }));
  const { nickname } = person;
  return { ...account, nickname, memberId: member.member_id, token: tokens.authorization, page };
}

/** What the app keeps in the browser after a login. */
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
