import { randomUUID } from 'node:crypto';
import { makeOpaqueToken } from '#server/runtime/opaque-token.ts';
import { insertRow } from '#test/factories/insert-row.ts';
import { PASSWORD } from '#test/factories/password-member.ts';
import { freshNickname } from './cast.ts';
import { byMember, type Row, type Scene } from './row.ts';

const anyone: Row = { request: () => ({}), expect: { own: 200 } };
const selfOnly = { foreign: 403, gone: 403, unknown: 403 } as const;

export const accountRows: Record<string, Row> = {
  'categories.listSmall': anyone,
  'areas.list': anyone,
  'members.check': {
    request: () => ({ body: { nickname: freshNickname() } }),
    expect: { own: 200 },
  },
  'members.signUp': { request: () => ({ data: newMember() }), expect: { own: 201 } },
  'members.get': { request: byMember, expect: { own: 200, foreign: 200, gone: 404, unknown: 404 } },
  'members.edit': {
    request: ({ memberId }) => ({
      params: { memberId },
      body: { nickname: freshNickname(), aboutMe: '새 소개', categorySmallId: [1] },
    }),
    expect: { own: 200, ...selfOnly },
  },
  'members.changeImage': { request: byMember, expect: { own: 200, ...selfOnly } },
  'withdrawal.withdraw': { request: byMember, expect: { own: 202, ...selfOnly } },
  'auth.logIn': {
    request: (scene) => ({ body: { email: getEmail(scene), password: PASSWORD } }),
    expect: { own: { suspended: 403, withdrawn: 401, others: 200 }, foreign: 200, unknown: 401 },
  },
  'auth.reissue': {
    request: async (scene) => ({
      params: { email: getEmail(scene) },
      ...(scene.isGuest ? {} : { headers: { refresh: await getRefreshToken(scene) } }),
    }),
    expect: {
      own: { guest: 401, suspended: 401, withdrawn: 401, others: 200 },
      foreign: 401,
      unknown: 401,
    },
  },
  'auth.logOut': { request: () => ({}), expect: { own: 200 } },
  'auth.sendRecoveryCode': {
    request: (scene) => ({ body: { email: getEmail(scene) } }),
    expect: { own: { withdrawn: 404, others: 200 }, foreign: 200, unknown: 404 },
  },
  'auth.recoverPassword': {
    request: (scene) => ({ body: { email: getEmail(scene), authNum: '000000' } }),
    expect: { own: 404, foreign: 404, unknown: 404 },
  },
  'auth.verifyPassword': {
    request: ({ memberId }) => ({ params: { memberId }, body: { password: PASSWORD } }),
    expect: { own: 200, ...selfOnly },
  },
  // The server refuses even the member's own request, because the member has not confirmed the
  // current password before.
  'auth.changePassword': {
    request: ({ memberId }) => ({
      params: { memberId },
      body: { newPassword: 'other123!', newPasswordCheck: 'other123!' },
    }),
    expect: { own: 403, ...selfOnly },
  },
  'oauth.listProviders': anyone,
  'oauth.begin': { request: () => ({ params: { provider: 'nobody' } }), expect: { unknown: 404 } },
  'oauth.finish': { request: () => ({ params: { provider: 'nobody' } }), expect: { unknown: 404 } },
  'oauth.enter': { request: () => ({ body: { code: 'none' } }), expect: { unknown: 404 } },
  'oauth.getSignUp': { request: () => ({ params: { ticket: 'none' } }), expect: { unknown: 404 } },
  'oauth.signUp': {
    request: () => ({ data: { ...newMember(), ticket: 'none' } }),
    expect: { unknown: 404 },
  },
};

function getEmail({ target, me, cast }: Scene): string {
  if (target === 'unknown') return 'nobody@mail.example';
  return target === 'own' ? me.email : cast.people.other.email;
}

function newMember() {
  const nickname = freshNickname();
  return {
    nickname,
    email: `${nickname}@mail.example`,
    password: PASSWORD,
    passwordCheck: PASSWORD,
    gender: 'MALE',
    birthYear: '1990',
    aboutMe: '처음 왔어요.',
    categorySmallId: [1, 2],
  };
}

async function getRefreshToken({ server, me }: Scene): Promise<string> {
  const { database, clock } = server.context;
  const { token, hash } = makeOpaqueToken();
  const [sessionId, now] = [randomUUID(), clock.now()];
  const session = { session_id: sessionId, member_id: me.memberId, created_at: now };
  await insertRow(database, 'sessions', session);
  await insertRow(database, 'refresh_tokens', {
    session_id: sessionId,
    token_hash: hash,
    created_at: now,
    expires_at: new Date(now.getTime() + 60_000),
  });
  return token;
}
