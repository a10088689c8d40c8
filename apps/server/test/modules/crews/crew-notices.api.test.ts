import { expect } from 'vitest';
import { answer, createCrew, insertInvitation, send } from '#test/factories/crew-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

async function readTexts(reader: TestMember): Promise<string[]> {
  const lines: { text: string }[] = (await send(reader, 'GET', '/api/notices')).json().data;
  return lines.map(({ text }) => text);
}

test('a crew host gets one notice about a new member, even after a second tap', async () => {
  const { crewId, host } = await createCrew();
  const member = await createMember(server.context);
  await insertInvitation(crewId, member);
  await answer(crewId, member, true);
  await answer(crewId, member, true);
  expect(await readTexts(host)).toEqual([`${member.nickname}님이 크루에 함께해요`]);
});

test('a role request, a removal and the end of a crew each make one notice', async () => {
  const { crewId, host, members } = await createCrew(2);
  const [cohost, removed] = members;
  if (!cohost || !removed) throw new Error('members are missing');
  const url = `/api/crews/${crewId}`;
  for (let tap = 0; tap < 2; tap += 1) {
    await send(host, 'PATCH', `${url}/members/${cohost.memberId}`, { role: 'COHOST' });
    await send(host, 'DELETE', `${url}/members/${removed.memberId}`, { reason: 'AWAY' });
  }
  expect(await readTexts(cohost)).toEqual(['공동 호스트를 부탁받았어요']);
  expect(await readTexts(removed)).toEqual(['수요일엔 책방에서 나오게 됐어요']);
  for (let tap = 0; tap < 2; tap += 1) await send(host, 'DELETE', url);
  expect((await readTexts(cohost))[0]).toBe('크루가 끝났어요');
  expect(await readTexts(cohost)).toHaveLength(2);
  expect(await readTexts(removed)).toHaveLength(1);
});

test('members of a crew without co-hosts are notified that the host has left', async () => {
  const { host, members } = await createCrew(1);
  await send(host, 'DELETE', `/api/members/${host.memberId}`);
  expect(await readTexts(members[0] ?? host)).toEqual(['호스트 자리가 비었어요']);
});
