import { expect } from 'vitest';
import { chatWorld } from '#test/factories/chat-world.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { createCrew, readCrew } from '#test/factories/crew-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { writeMessage } from '#test/factories/room-rows.ts';
import { callOperator, toDatabaseUrl } from '#test/harness/run-operator.ts';
import { server, test } from '#test/harness/server-test.ts';

// The tests write rows directly instead of through the API, so the rows may violate the invariants.
test.override({ checksInvariants: false });

let target: { DATABASE_URL: string };
test.beforeAll(() => {
  target = { DATABASE_URL: toDatabaseUrl(server.context.database.connection) };
});

const operate = (...words: string[]) => callOperator(target, ...words);
const sql = (text: string, values: unknown[] = []) => runSql(server.context.database, text, values);

test('members and clubs are found by a part of their name and shown by their id', async () => {
  const member = await createMember(server.context);
  const clubId = await createClub(server.context, {
    hostId: member.memberId,
    clubName: '밤의 서점 산책',
  });
  const found = await operate('members', 'find', member.nickname.slice(0, 4), '--json');
  expect(JSON.parse(found.stdout)).toContainEqual(
    expect.objectContaining({ member_id: member.memberId }),
  );
  expect((await operate('clubs', 'find', '서점')).stdout).toContain(`아지트 ${clubId}`);
  expect((await operate('clubs', 'show', String(clubId))).stdout).toContain('밤의 서점 산책');
  const [club] = JSON.parse((await operate('clubs', 'show', String(clubId), '--json')).stdout);
  expect(club).toMatchObject({ club_id: clubId, club_name: '밤의 서점 산책' });
  const shown = await operate('members', 'show', String(member.memberId), '--json');
  expect(JSON.parse(shown.stdout)).toMatchObject([{ member_id: member.memberId }]);
  expect((await operate('members', 'find', member.nickname)).stdout).toContain('members show');
  expect((await operate('members', 'show', '999999')).exitCode).toBe(1);
  expect((await operate('members', 'dance')).exitCode).toBe(2);
});

test('a message hidden by an operator loses its text, and the action is recorded once', async () => {
  const { roomId, host } = await chatWorld(() => server).createRoom();
  const seq = await writeMessage(server.context, roomId, host.memberId, { body: '욕설' });
  const hide = () => operate('messages', 'hide', String(roomId), String(seq), '--note', '욕설');
  expect((await hide()).exitCode).toBe(0);
  expect((await hide()).exitCode).toBe(1);
  expect(
    await sql('select body from chat_messages where room_id = $1 and seq = $2', [roomId, seq]),
  ).toEqual([{ body: null }]);
  expect(
    await sql(`select note from operator_actions where target = $1`, [`message ${roomId}/${seq}`]),
  ).toEqual([{ note: '욕설' }]);
});

test('an announcement hidden by an operator also disappears from the notices', async () => {
  const { createRoom, send } = chatWorld(() => server);
  const { roomId, host } = await createRoom();
  const sent = await send(roomId, host, '욕설이 든 공지', { kind: 'ANNOUNCEMENT' });
  const notices = () => sql(`select 1 from notices where kind = 'ANNOUNCEMENT'`);
  expect(await notices()).not.toEqual([]);
  const { seq } = sent.json().data;
  await operate('messages', 'hide', String(roomId), String(seq), '--note', '욕설');
  expect(await notices()).toEqual([]);
});

test('a profile picture hidden by an operator is replaced by the default picture', async () => {
  const member = await createMember(server.context);
  await sql(
    `update members set image_path = '/images/x', image_name = 'x.webp'
    where member_id = $1`,
    [member.memberId],
  );
  const hidden = await operate('pictures', 'hide', `m${member.memberId}`, '--note', '광고');
  expect(hidden.exitCode).toBe(0);
  expect(
    await sql('select image_name from members where member_id = $1', [member.memberId]),
  ).toEqual([{ image_name: null }]);
});

test('a crew hidden by an operator loses its name and intro, in its meetings too', async () => {
  const rhythm = { every: 'WEEKLY', weekday: 3 } as const;
  const { crewId, host } = await createCrew(0, { name: '욕설 크루', intro: '욕설', rhythm });
  const hide = () => operate('crews', 'hide', String(crewId), '--note', '욕설');
  expect((await hide()).exitCode).toBe(0);
  expect((await hide()).exitCode).toBe(1);
  const crew = await readCrew(crewId, host);
  expect(crew).toMatchObject({ name: '이름을 가린 크루', intro: '' });
  const url = `/api/clubs/${crew.dates[0]?.clubId}`;
  const club = await server.call({ method: 'GET', url, token: host.token });
  expect(club.body).not.toContain('욕설');
  expect(
    await sql('select action, note from operator_actions where target = $1', [`crew ${crewId}`]),
  ).toEqual([{ action: 'hide-content', note: '욕설' }]);
});

test('a club of a crew is shown with the id of the crew, which the hide command needs', async () => {
  const rhythm = { every: 'WEEKLY', weekday: 3 } as const;
  const { crewId, host } = await createCrew(0, { name: '수요일 책방', rhythm });
  const clubId = (await readCrew(crewId, host)).dates[0]?.clubId;
  const { stdout } = await operate('clubs', 'show', String(clubId));
  expect(stdout).toContain(`크루: ${crewId} (수요일 책방)`);
});

test('a list that is cut off at 50 members says so', async () => {
  await sql(`insert into members (nickname, email, about_me, gender, birth_year)
    select '많은이' || chr(65 + i % 26) || chr(65 + i / 26), 'many' || i || '@azit.example', 'x', 'FEMALE', 1994
    from generate_series(1, 51) i`);
  expect((await operate('members', 'find', 'many')).stdout).toContain('50명까지만 보여요');
  expect((await operate('members', 'find', 'many50')).stdout).not.toContain('50명까지만');
});

test('a notice to all members reaches every active member with the operator’s text', async () => {
  const member = await createMember(server.context);
  expect((await operate('notices', 'send')).stderr).toContain('모두에게 보낼 글');
  const sent = await operate('notices', 'send', '--note', '오늘 밤 2시에 점검해요.');
  expect(sent.stdout).toMatch(/회원 \d+명에게 알렸어요/);
  const inbox = await server.call({ method: 'GET', url: '/api/notices', token: member.token });
  expect(inbox.json().data[0]).toMatchObject({
    text: '아지트에서 알려 드려요',
    detail: '“오늘 밤 2시에 점검해요.”',
  });
});

test('a test mail is queued, and a test push to a member without a device is refused', async () => {
  const member = await createMember(server.context);
  expect((await operate('mail', 'test', 'minji@example.com')).exitCode).toBe(0);
  expect(
    await sql(`select subject from mail_outbox where recipient = 'minji@example.com'`),
  ).toEqual([{ subject: '아지트 메일 시험' }]);
  expect((await operate('push', 'test', '2147483647')).stderr).toBe(
    '2147483647번 회원은 없어요.\n',
  );
  const without = await operate('push', 'test', String(member.memberId));
  expect(without.stderr).toContain('알림을 켠 기기가 없어요');
  await insertRow(server.context.database, 'push_subscriptions', {
    member_id: member.memberId,
    endpoint: 'https://push.example/1',
    p256dh: 'key',
    auth: 'auth',
    created_at: new Date(),
  });
  const sent = await operate('push', 'test', String(member.memberId));
  expect(sent.stdout).toContain('기기 1대');
});

test('the operator statistics list the last seven days', async () => {
  const { stdout } = await operate('stats', '--json');
  const days = JSON.parse(stdout);
  expect(days).toHaveLength(7);
  expect(days[0].members).toBeGreaterThan(0);
});
