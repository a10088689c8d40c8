import type { Notice } from '@azit/contract/notices/notice.schema';
import { beforeEach, describe, expect } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import {
  answer,
  type CrewWorld,
  createCrew,
  insertInvitation,
  makeCohost,
  newCrew,
  passDays,
  send,
} from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { blockAs } from '#test/guarantees/blocks/hidden-pair.ts';
import { server, test } from '#test/harness/server-test.ts';

let world: CrewWorld;
let member: TestMember;
let invited: TestMember;
beforeEach(async () => {
  world = await createCrew(1);
  [member] = world.members as [TestMember];
  invited = await createMember(server.context);
  await insertInvitation(world.crewId, invited);
  const { crewId, host } = world;
  const news = { kind: 'CREW_INVITED', crewId, actorId: host.memberId } as const;
  await inTransaction(server.context, (tx) =>
    addNotices(tx, [{ ...news, memberId: invited.memberId }]),
  );
});

async function readNewest(reader: TestMember): Promise<[string | undefined, boolean | undefined]> {
  const notices: Notice[] = (await send(reader, 'GET', '/api/notices')).json().data;
  return [notices[0]?.text, notices[0]?.mayAnswer];
}

const assign = (role: string) =>
  send(world.host, 'PATCH', `/api/crews/${world.crewId}/members/${member.memberId}`, { role });
const handOver = () =>
  send(world.host, 'POST', `/api/crews/${world.crewId}/handovers`, { memberId: member.memberId });
const reply = (accepting: boolean) =>
  send(member, 'PUT', `/api/crews/${world.crewId}/handovers/${member.memberId}`, { accepting });

type Request = () => Promise<unknown>;
type LaterEvent = () => Promise<unknown>;
const nothing = async () => {};

// covers N1.7 (docs/coverage-statements.md)
test.for<[string, string, Request, LaterEvent, string, string | null]>([
  ['co-host', 'nothing', () => assign('COHOST'), nothing, '공동 호스트를 부탁받았어요', null],
  [
    'co-host',
    'an acceptance',
    () => assign('COHOST'),
    () => reply(true),
    '공동 호스트를 맡기로 했어요',
    '공동 호스트를 맡기로 했어요',
  ],
  [
    'co-host',
    'an acceptance and a demotion',
    () => assign('COHOST'),
    () => reply(true).then(() => assign('MEMBER')),
    '공동 호스트를 맡기로 했어요',
    '공동 호스트를 맡기로 했어요',
  ],
  [
    'co-host',
    'a refusal',
    () => assign('COHOST'),
    () => reply(false),
    '공동 호스트를 맡지 않기로 했어요',
    '공동 호스트를 맡지 않기로 했어요',
  ],
  ['host', 'nothing', handOver, nothing, '호스트를 넘겨받을까요?', null],
  [
    'host',
    'an acceptance',
    handOver,
    () => reply(true),
    '호스트를 맡기로 했어요',
    '호스트를 맡기로 했어요',
  ],
  [
    'host',
    'a refusal',
    handOver,
    () => reply(false),
    '호스트를 맡지 않기로 했어요',
    '호스트를 맡지 않기로 했어요',
  ],
])('a request to become %s is worded for the member and the host after %s', async (row) => {
  const [, , request, happen, text, forHost] = row;
  await request();
  await happen();
  const isOpen = happen === nothing;
  expect(await readNewest(member)).toEqual([text, isOpen]);
  const notices: Notice[] = (await send(world.host, 'GET', '/api/notices')).json().data;
  const answers = notices.filter(({ kind }) => kind === 'ROLE_ANSWERED');
  expect(answers.map((notice) => [notice.text, notice.mayAnswer, notice.remark])).toEqual(
    forHost === null ? [] : [[`${member.nickname}님이 ${forHost}`, false, null]],
  );
});

test('a member with a second request after a refusal may answer only the new request', async () => {
  await assign('COHOST');
  await reply(false);
  await assign('COHOST');
  const notices: Notice[] = (await send(member, 'GET', '/api/notices')).json().data;
  expect(notices.map(({ text, mayAnswer }) => [text, mayAnswer])).toEqual([
    ['공동 호스트를 부탁받았어요', true],
    ['공동 호스트를 맡지 않기로 했어요', false],
  ]);
});

test.for<[string, LaterEvent, string | null]>([
  ['nothing', nothing, null],
  ['an acceptance', () => answer(world.crewId, invited, true), '크루에 함께하기로 했어요'],
  ['a refusal', () => answer(world.crewId, invited, false), '이번에는 함께하지 않기로 했어요'],
  ['fifteen days', () => passDays(15, invited), '지난 초대예요'],
  [
    'the end of the crew',
    () => send(world.host, 'DELETE', `/api/crews/${world.crewId}`),
    '지난 초대예요',
  ],
])('an invitation to a crew is worded for its state after %s', async ([, happen, text]) => {
  await happen();
  const open = `${world.host.nickname}님이 크루에 초대했어요`;
  expect(await readNewest(invited)).toEqual([text ?? open, text === null]);
});

describe('after a crew has changed its name', () => {
  const OLD = '수요일엔 책방';
  const NEW = '수요일엔 빵집';
  const url = (path = '') => `/api/crews/${world.crewId}${path}`;
  const rename = () => send(world.host, 'PATCH', url(), { name: NEW });
  const readNames = async (reader: TestMember) => {
    const notices: Notice[] = (await send(reader, 'GET', '/api/notices')).json().data;
    return notices.map(({ kind, text, clubName, crew }) => [kind, text, clubName, crew?.name]);
  };
  const open = (day: string) => ({ meetingDate: day, plan: newCrew.plan });

  test('a removed member sees the former name in notices of the crew', async () => {
    await send(world.host, 'POST', url('/dates'), open('2026-11-25'));
    await send(world.host, 'DELETE', url(`/members/${member.memberId}`), { reason: 'AWAY' });
    await rename();
    expect(await readNames(member)).toEqual([
      ['CREW_REMOVED', `${OLD}에서 나오게 됐어요`, OLD, OLD],
      ['DATE_ASKED', '11월 25일, 갈 수 있나요?', OLD, OLD],
    ]);
  });

  test.for<[string, LaterEvent]>([
    ['has declined', () => answer(world.crewId, invited, false)],
    ['did not answer for fifteen days', () => passDays(15, invited, world.host)],
    ['was invited by a co-host and is blocked by the host', inviteAsCohostAndBlock],
  ])('an invited member who %s sees the former name of the crew', async ([, happen]) => {
    await happen();
    await rename();
    const [, , ...names] = (await readNames(invited))[0] ?? [];
    expect(names).toEqual([OLD, OLD]);
  });

  test('members and invited members see the new name of the crew', async () => {
    await assign('COHOST');
    await rename();
    for (const reader of [member, invited])
      expect((await readNames(reader))[0]?.slice(2)).toEqual([NEW, NEW]);
  });

  test('a notice from an older program, without a stored name, shows the new name', async () => {
    await send(world.host, 'DELETE', url(`/members/${member.memberId}`), { reason: 'AWAY' });
    await runSql(server.context.database, `update notices set data = data - 'crewName'`, []);
    await rename();
    const names = [`${NEW}에서 나오게 됐어요`, NEW, NEW];
    expect(await readNames(member)).toEqual([['CREW_REMOVED', ...names]]);
  });

  async function inviteAsCohostAndBlock() {
    await makeCohost(world, member);
    const news = { kind: 'CREW_INVITED', crewId: world.crewId, actorId: member.memberId } as const;
    await inTransaction(server.context, (tx) =>
      addNotices(tx, [{ ...news, memberId: invited.memberId }]),
    );
    await blockAs(world.host, invited);
  }
});
