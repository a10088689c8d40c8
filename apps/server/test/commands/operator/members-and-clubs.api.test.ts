import { describe, expect } from 'vitest';
import { systemUser } from '#server/commands/operator/system-user.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { eraseMember } from '#test/factories/erase-member.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { callOperator, toDatabaseUrl } from '#test/harness/run-operator.ts';
import { server, test } from '#test/harness/server-test.ts';

let target: { DATABASE_URL: string };
let member: TestMember;
let other: TestMember;
test.beforeAll(async () => {
  target = { DATABASE_URL: toDatabaseUrl(server.context.database.connection) };
});
test.beforeEach(async () => {
  await runSql(server.context.database, 'truncate operator_actions');
  member = await createMember(server.context);
  other = await createMember(server.context);
});

function operate(...words: string[]) {
  return callOperator(target, ...words);
}

function audit() {
  const text = 'select operator, action, target, note from operator_actions';
  return runSql(server.context.database, text);
}

async function visit(token: string) {
  const url = `/api/members/${other.memberId}/follow-status`;
  return (await server.call({ method: 'GET', url, token })).statusCode;
}

describe('suspending and restoring members', () => {
  test('a suspended member is logged out at once; a restored member must log in again', async () => {
    const id = String(member.memberId);
    expect(await visit(member.token)).toBe(200);
    const suspended = await operate('members', 'suspend', id, '--note', '거듭된 욕설');
    expect(suspended.stdout).toContain('상태: 정지됨');
    expect(await visit(member.token)).toBe(401);
    expect(await audit()).toEqual([
      {
        operator: systemUser(),
        action: 'suspend-member',
        target: `member ${id}`,
        note: '거듭된 욕설',
      },
    ]);
    const slippedIn = await logInAs(server.context, member.memberId);
    expect(await visit(slippedIn)).toBe(401);
    expect((await operate('members', 'restore', id, '--note', '소명함')).exitCode).toBe(0);
    expect(await visit(member.token)).toBe(401);
    expect(await visit(slippedIn)).toBe(401);
    expect(await visit(await logInAs(server.context, member.memberId))).toBe(200);
    expect(await audit()).toHaveLength(2);
  });

  test('suspending or restoring a member in the wrong state is refused and not recorded', async () => {
    await eraseMember(server.context, other.memberId);
    for (const [verb, id, message] of [
      ['restore', member.memberId, '정지된 회원이 아니에요.'],
      ['suspend', other.memberId, '이미 정지됐거나 탈퇴한 회원이에요.'],
      ['suspend', 2_147_483_647, '2147483647번 회원은 없어요.'],
    ] as const) {
      const run = await operate('members', verb, String(id), '--note', '까닭');
      expect([run.exitCode, run.stderr]).toEqual([1, `${message}\n`]);
    }
    const silent = await operate('members', 'suspend', String(member.memberId));
    expect([silent.exitCode, silent.stderr]).toEqual([1, expect.stringContaining('--note')]);
    expect(await audit()).toEqual([]);
    expect(await visit(member.token)).toBe(404);
  });
});

test('a club closed by an operator is shown as cancelled and cannot be closed twice', async () => {
  const clubId = await createClub(server.context, { hostId: member.memberId });
  const words = ['clubs', 'close', String(clubId), '--note', '입금 유도'];
  expect((await operate(...words)).stdout).toContain('상태: 취소됨');
  const again = await operate(...words);
  expect([again.exitCode, again.stderr]).toEqual([1, `${clubId}번 아지트는 이미 취소됐어요.\n`]);
  expect(await audit()).toMatchObject([{ action: 'close-club', target: `club ${clubId}` }]);
  const url = `/api/members/${member.memberId}/clubs`;
  const list = await server.call({ method: 'GET', url, token: member.token });
  expect(list.json()[0].clubInfoResponse.clubStatus).toBe('CLUB_CANCEL');
  const unknown = await operate('clubs', 'close', '2147483647', '--note', '까닭');
  expect(unknown.stderr).toBe('2147483647번 아지트는 없어요.\n');
});

// covers P5.3 (docs/coverage-statements.md)
test('a reputation that differs from the sum of its events is corrected by --fix', async () => {
  for (const meetingDate of ['2026-11-01', '2026-11-02']) {
    const clubId = await createClub(server.context, { hostId: other.memberId, meetingDate });
    await addClubMember(server.context, clubId, member.memberId, 'CLUB_JOINED');
    const review = {
      reviewerId: member.memberId,
      clubId,
      revieweeId: other.memberId,
      commentCategory: 'MOOD_MAKER',
    };
    const url = '/api/reviews';
    const token = member.token;
    const reply = await server.call({ method: 'POST', url, payload: [review], token });
    expect(reply.statusCode).toBe(201);
  }
  const fine = await operate('reputation', 'rebuild');
  expect([fine.exitCode, fine.stderr]).toEqual([0, '']);
  expect(fine.stdout).toContain('모두 맞아요');

  const spoil = 'update members set reputation = 37 where member_id = $1';
  await runSql(server.context.database, spoil, [member.memberId]);
  const wrong = await operate('reputation', 'rebuild');
  expect(wrong.exitCode).toBe(1);
  expect(wrong.stdout).toContain(`회원 ${member.memberId}: 저장 37, 기록을 더하면 36.5`);
  expect(wrong.stdout).not.toContain(`회원 ${other.memberId}:`);
  expect(await audit()).toEqual([]);

  const fixed = await operate('reputation', 'rebuild', '--fix');
  expect(fixed.exitCode).toBe(0);
  expect(fixed.stdout).toContain('1명의 온도를 고쳤어요.');
  const [row] = await runSql(
    server.context.database,
    'select reputation from members where member_id = $1',
    [member.memberId],
  );
  expect(row?.reputation).toBe(36.5);
  expect(await audit()).toMatchObject([{ action: 'fix-reputation', note: '37 → 36.5' }]);
  expect((await operate('reputation', 'rebuild')).exitCode).toBe(0);
});
