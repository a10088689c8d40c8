import { beforeEach, describe, expect } from 'vitest';
import { sweepImages } from '#server/modules/images/sweep-images.ts';
import type { Evidence } from '#server/modules/reports/message-evidence.ts';
import { sweepReports } from '#server/modules/reports/sweep-reports.ts';
import { type ClubRoom, chatWorld } from '#test/factories/chat-world.ts';
import { createCrew, newCrew, readCrew } from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { callOperator, toDatabaseUrl } from '#test/harness/run-operator.ts';
import { server, test } from '#test/harness/server-test.ts';

const { createRoom, createPair, send, sendPicture, remove, report } = chatWorld(() => server);
const ALL_TIME = new Date('9999-01-01');

let room: ClubRoom;
beforeEach(async () => {
  await runSql(server.context.database, 'delete from message_reports');
  for (const name of await evidenceFiles()) {
    await server.context.images.remove('report_evidence', name);
  }
  room = await createRoom();
});

const reports = async () => {
  const rows = await runSql(server.context.database, 'select * from message_reports');
  return rows.map((row) => ({
    ...row,
    room_id: Number(row.room_id),
    evidence_image: row.evidence_image,
    evidence: JSON.parse(String(row.evidence)) as Evidence,
  }));
};
const evidenceFiles = () => server.context.images.listOlderThan('report_evidence', ALL_TIME);

async function sendMessages(count: number) {
  for (let index = 1; index <= count; index += 1) await send(room.roomId, room.host, `${index}`);
}

test('a report stores the message with the five messages before and after it', async () => {
  const { roomId, clubId, host, joined } = room;
  await sendMessages(20);
  const sent = await report(roomId, joined, 10);
  expect(sent.statusCode).toBe(201);
  const [stored] = await reports();
  expect(stored).toMatchObject({
    message_report_id: sent.json().data.reportId,
    room_id: roomId,
    seq: 10,
    member_id: host.memberId,
    reporter_id: joined.memberId,
    category: 'BAD_LANGUAGE',
    reason: '욕을 했어요.',
    evidence_image: null,
    evidence: {
      club: { clubId, clubName: '성수에서 볼더링' },
      message: { seq: 10, text: '10', memberId: host.memberId, nickname: host.nickname },
    },
  });
  expect(stored?.evidence.before.map(({ text }) => text)).toEqual(['5', '6', '7', '8', '9']);
  expect(stored?.evidence.after.map(({ text }) => text)).toEqual(['11', '12', '13', '14', '15']);
});

test('a report does not store neighbouring messages that the reporter may not read', async () => {
  const { roomId, joined } = room;
  await sendMessages(3);
  await runSql(
    server.context.database,
    'update chat_members set joined_seq = 2, read_seq = 3 where member_id = $1',
    [joined.memberId],
  );
  expect((await report(roomId, joined, 2)).statusCode).toBe(404);
  expect((await report(roomId, joined, 3)).statusCode).toBe(201);
  expect((await reports())[0]).toMatchObject({ evidence: { before: [], after: [] } });
});

test('the evidence of a report remains after message, picture and room are deleted', async () => {
  const { roomId, one: host, two: joined } = await createPair();
  const { fileName } = (await sendPicture(roomId, host)).json().data.image;
  const original = await server.context.images.read(`chat_picture/${fileName}`);
  expect((await report(roomId, joined, 1)).statusCode).toBe(201);
  await remove(roomId, host, 1);
  await runSql(server.context.database, 'delete from chat_rooms where room_id = $1', [roomId]);
  const [stored] = await reports();
  expect(stored).toMatchObject({ evidence: { message: { kind: 'IMAGE', removed: false } } });
  const copy = String(stored?.evidence_image);
  expect(copy).not.toBe(fileName);
  expect(await server.context.images.read(`report_evidence/${copy}`)).toEqual(original);
  const served = await server.call({ method: 'GET', url: `/images/report_evidence/${copy}` });
  expect(served.statusCode).toBe(404);
});

describe('refused message reports', () => {
  beforeEach(() => send(room.roomId, room.host, '안녕하세요'));

  test('a report of the reporter’s own message is refused', async () => {
    const refused = await report(room.roomId, room.host, 1);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      '내 메시지는 신고할 수 없어요.',
    ]);
  });

  test('a second report of a message is refused, and its picture is not copied again', async () => {
    await sendPicture(room.roomId, room.host);
    expect((await report(room.roomId, room.joined, 2)).statusCode).toBe(201);
    const before = await evidenceFiles();
    const again = await report(room.roomId, room.joined, 2);
    expect([again.statusCode, again.json().code]).toEqual([409, 'ALREADY_REPORTED']);
    expect(await evidenceFiles()).toEqual(before);
  });

  test('a report of a removed or missing message is refused', async () => {
    await remove(room.roomId, room.host, 1);
    for (const seq of [1, 2, 2_147_483_647]) {
      expect((await report(room.roomId, room.joined, seq)).json().code).toBe('MESSAGE_NOT_FOUND');
    }
  });

  test('a report by a member outside the room is refused', async () => {
    const stranger = await createMember(server.context);
    expect((await report(room.roomId, stranger, 1)).json().code).toBe('ROOM_NOT_FOUND');
  });
});

test('two members can report the same message', async () => {
  await send(room.roomId, room.host, '안녕하세요');
  expect((await report(room.roomId, room.joined, 1)).statusCode).toBe(201);
  expect((await report(room.roomId, room.other, 1)).statusCode).toBe(201);
  expect(await reports()).toHaveLength(2);
});

test('a report during the removal of its message is stored completely or not at all', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { roomId, host, joined } = await createRoom();
    await sendPicture(roomId, host);
    const acts = [() => report(roomId, joined, 1), () => remove(roomId, host, 1)];
    await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
    const stored = (await reports()).filter((row) => row.room_id === roomId);
    for (const row of stored) {
      expect(row).toMatchObject({ evidence: { message: { removed: false } } });
      expect(await evidenceFiles()).toContain(row.evidence_image);
    }
  }
});

test('the evidence of a report and its picture are deleted after three years', async () => {
  await sendPicture(room.roomId, room.host);
  await report(room.roomId, room.joined, 1);
  server.clock.advance(1_095 * 24 * 3_600_000);
  await sweepReports(server.context);
  expect(await reports()).toHaveLength(1);
  await sweepImages(server.context);
  const [stored] = await reports();
  expect(await evidenceFiles()).toContain(stored?.evidence_image);
  server.clock.advance(1);
  await sweepReports(server.context);
  await sweepImages(server.context);
  expect([await reports(), await evidenceFiles()]).toEqual([[], []]);
});

test('a report of a message in the room of a crew names the crew', async () => {
  const { crewId, host, members } = await createCrew(1);
  const [member] = members as [TestMember];
  const { roomId } = await readCrew(crewId, member);
  const { seq } = (await send(Number(roomId), host, '나쁜 말이에요')).json().data;
  const { reportId } = (await report(Number(roomId), member, seq)).json().data;
  const [stored] = await reports();
  expect(stored?.evidence).toMatchObject({ club: null, crew: { crewId, name: newCrew.name } });
  const target = { DATABASE_URL: toDatabaseUrl(server.context.database.connection) };
  const { stdout } = await callOperator(target, 'reports', 'show', `t${reportId}`);
  expect(stdout).toContain(`크루 ${crewId} (${newCrew.name})`);
});

test('an operator lists, reads and closes a message report; its reporter is notified', async () => {
  const { one, two, roomId } = await createPair();
  await send(roomId, one, '나쁜 말이에요');
  const { reportId } = (await report(roomId, two, 1)).json().data;
  const id = `t${reportId}`;
  const target = { DATABASE_URL: toDatabaseUrl(server.context.database.connection) };
  const operate = async (...words: string[]) => (await callOperator(target, ...words)).stdout;
  expect(await operate('reports', 'list')).toContain(id);
  const shown = await operate('reports', 'show', id);
  expect(shown).toContain('두 사람의 대화');
  expect(shown).toContain('▶');
  expect(shown).toContain('나쁜 말이에요');
  expect(shown).toContain('지금까지 신고: 0건, 메시지 신고: 1건');
  await operate('reports', 'close', id, '--verdict', '경고했어요');
  expect(await operate('reports', 'list')).not.toContain(id);
  const notices = await runSql(
    server.context.database,
    'select kind from notices where member_id = $1',
    [two.memberId],
  );
  expect(notices).toEqual([{ kind: 'REPORT_DECIDED' }]);
});
