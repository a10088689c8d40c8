import { expect } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let member: TestMember;
test.beforeEach(async () => {
  member = await createMember(server.context, { interests: [1] });
});

async function edit(changes: object) {
  const reply = await server.call({
    method: 'PATCH',
    url: `/api/members/${member.memberId}`,
    payload: { nickname: member.nickname, aboutMe: '소개', categorySmallId: [1], ...changes },
    token: member.token,
  });
  return { status: reply.statusCode, ...reply.json() };
}
async function read({ token }: TestMember) {
  const url = `/api/members/${member.memberId}`;
  return (await server.call({ method: 'GET', url, token })).json().data;
}

// covers D6.6 (docs/coverage-statements.md)
test('a member can choose up to two ordered areas, visible only to that member', async () => {
  expect(await read(member)).toMatchObject({ areaCodes: [] });
  expect((await edit({ areaCodes: ['11680', '11440'] })).data.areaCodes).toEqual([
    '11680',
    '11440',
  ]);
  expect((await edit({ areaCodes: ['11440', '42110'] })).data.areaCodes).toEqual([
    '11440',
    '51110',
  ]);
  expect(await read(member)).toMatchObject({ areaCodes: ['11440', '51110'] });
  expect(await read(await createMember(server.context))).not.toHaveProperty('areaCodes');
});

// covers D6.6 (docs/coverage-statements.md)
test('a profile edit without areas does not change them; an empty list removes them', async () => {
  await edit({ areaCodes: ['11680'] });
  expect((await edit({})).data.areaCodes).toEqual(['11680']);
  expect((await edit({ areaCodes: [] })).data.areaCodes).toEqual([]);
});

// covers D6.6 (docs/coverage-statements.md)
test.each([
  ['three areas', ['11680', '11440', '11200'], 'areaCodes'],
  ['one area twice', ['11680', '11680'], 'areaCodes'],
  ['an unknown code', ['99999'], 'areaCodes'],
  ['a name instead of a code', ['강남구'], 'areaCodes.0'],
])('this choice of areas is refused: %s', async (_, areaCodes, field) => {
  expect(await edit({ areaCodes })).toMatchObject({ status: 400, fieldErrors: [{ field }] });
  expect(await read(member)).toMatchObject({ areaCodes: [] });
});

// covers D6.6 (docs/coverage-statements.md)
test('a withdrawal deletes the areas that the member has chosen', async () => {
  await edit({ areaCodes: ['11680'] });
  const url = `/api/members/${member.memberId}`;
  await server.call({ method: 'DELETE', url, token: member.token });
  const sql = 'select 1 from member_areas where member_id = $1';
  expect(await runSql(server.context.database, sql, [member.memberId])).toEqual([]);
});
