import { expect } from 'vitest';
import {
  type AttendanceWorld,
  attendanceLines,
  confirmAttendance,
  contestAbsence,
  createMetClub,
  readAttendance,
  readOwn,
} from '#test/factories/attendance-world.ts';
import { emptyTables, runSql } from '#test/factories/insert-row.ts';
import { withdraw } from '#test/factories/member-factory.ts';
import { callOperator, toDatabaseUrl } from '#test/harness/run-operator.ts';
import { server, test } from '#test/harness/server-test.ts';

let world: AttendanceWorld;
test.beforeEach(async () => {
  // Decide the absence that the previous test left contested: the list would contain it.
  if (world) await decide(world.away, 'came', '--note', '확인했어요');
  await emptyTables(server.context.database, 'operator_actions');
  world = await createMetClub();
  await confirmAttendance(world, world.came, world.away);
  await contestAbsence(world, world.away);
});

function operate(...words: string[]) {
  const target = { DATABASE_URL: toDatabaseUrl(server.context.database.connection) };
  return callOperator(target, 'attendance', ...words);
}

function decide({ memberId }: { memberId: number }, ...said: string[]) {
  return operate('decide', String(world.clubId), String(memberId), ...said);
}

// covers C4.6 (docs/coverage-statements.md)
test('the operator’s attendance list contains contested absences only', async () => {
  const { host, away, clubId } = world;
  const { stdout, exitCode } = await operate('list');
  expect(exitCode).toBe(0);
  expect(stdout.match(/^아지트 /gm)).toHaveLength(1);
  expect(stdout).toContain('판단하려면: attendance decide');
  expect(stdout).toContain(`아지트 ${clubId} (성수에서 볼더링, 2026-11-14)`);
  expect(stdout).toContain(`회원 ${away.memberId} (${away.nickname})`);
  expect(stdout).toContain(`호스트 회원 ${host.memberId} (${host.nickname})`);
});

test('a contested absence of a withdrawn member needs no operator decision', async () => {
  await withdraw(server.context, world.away.memberId);
  expect((await operate('list')).stdout).toBe('판단할 참석이 없어요.\n');
  expect((await operate('list', '--all')).stdout).toContain('(탈퇴한 회원)');
});

// covers C4.6 (docs/coverage-statements.md)
test.each([
  ['came', 'CAME', '확인해 보니 오셨어요. 온 것으로 바로잡았어요', '왔음'],
  ['absent', 'ABSENT', '확인해 봤지만, 오지 않은 것으로 남겨 뒀어요', '오지 않음'],
])(
  'the decision “%s” on an absence is final, recorded and sent to the member',
  async (said, attendance, text, word) => {
    const { host, away, clubId } = world;
    const { exitCode, stderr } = await decide(away, said, '--note', '사진 봄', '--as', '민지');
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(await readOwn(clubId, away)).toMatchObject({
      myAttendance: attendance,
      contestUntil: null,
    });
    expect((await attendanceLines(away))[0]).toBe(text);
    for (const absent of [[], [away]]) {
      await confirmAttendance(world, ...absent);
      await contestAbsence(world, away);
      expect(await readAttendance(clubId, host)).toContain(`${away.nickname} ${attendance}`);
    }
    const recorded = await runSql(
      server.context.database,
      'select operator, action, target, note from operator_actions',
    );
    expect(recorded).toEqual([
      {
        operator: '민지',
        action: 'decide-attendance',
        target: `club ${clubId} member ${away.memberId}`,
        note: `${said}: 사진 봄`,
      },
    ]);
    expect((await operate('list')).stdout).toBe('판단할 참석이 없어요.\n');
    expect((await operate('list', '--all')).stdout).toContain(`판단: ${word}`);
    expect((await decide(away, 'came', '--note', '다시')).stderr).toContain('이미 판단한');
  },
);

test.each([
  ['an uncontested absence', 'came', ['came', '--note', '확인'], '알려 온 적이 없거나'],
  ['a member who came', 'host', ['came', '--note', '확인'], '알려 온 적이 없거나'],
  ['an unknown verdict', 'away', ['maybe', '--note', '확인'], 'came(왔음)이나'],
  ['no verdict', 'away', ['--note', '확인'], 'came(왔음)이나'],
  ['no reason', 'away', ['came'], '--note'],
] as const)(
  'an attendance decision with %s is refused and changes nothing',
  async (_what, who, words, stderr) => {
    const outcome = await decide(world[who], ...words);
    expect(outcome.exitCode).toBe(1);
    expect(outcome.stderr).toContain(stderr);
    expect((await readOwn(world.clubId, world.away)).myAttendance).toBe('CONTESTED');
  },
);
