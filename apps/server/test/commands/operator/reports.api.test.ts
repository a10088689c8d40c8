import { describe, expect } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { callOperator, toDatabaseUrl } from '#test/harness/run-operator.ts';
import { server, test } from '#test/harness/server-test.ts';

let target: { DATABASE_URL: string };
let host: TestMember;
let reporter: TestMember;
let clubId: number;
let aboutClub: string;
let aboutMember: string;
test.beforeAll(async () => {
  target = { DATABASE_URL: toDatabaseUrl(server.context.database.connection) };
});

test.beforeEach(async () => {
  const { context } = server;
  await runSql(context.database, 'truncate club_reports, member_reports, operator_actions');
  host = await createMember(context);
  reporter = await createMember(context);
  clubId = await createClub(context, { hostId: host.memberId, clubName: '이상한 모임' });
  const report = {
    reporter_id: reporter.memberId,
    category: 'ETC',
    reason: '돈을\n보내래요\u001b[2J',
  };
  const club = await insertRow(context.database, 'club_reports', { club_id: clubId, ...report });
  const member = await insertRow(context.database, 'member_reports', {
    member_id: host.memberId,
    ...report,
  });
  aboutClub = `c${club.club_report_id}`;
  aboutMember = `m${member.member_report_id}`;
});

function operate(...words: string[]) {
  return callOperator(target, ...words);
}

function audit() {
  const text = 'select operator, action, target, note from operator_actions';
  return runSql(server.context.database, text);
}

describe('operator commands on reports', () => {
  test('open reports are listed with the reported club or member', async () => {
    const { exitCode, stdout, stderr } = await operate('reports', 'list');
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`${aboutClub} ·`);
    expect(stdout).toContain(`대상 아지트 ${clubId} (이상한 모임)`);
    expect(stdout).toContain(`${aboutMember} ·`);
    expect(stdout).toContain('자세히 보려면: reports show');
    expect(stdout).toContain(`대상 회원 ${host.memberId} (${host.nickname})`);
    expect(stdout).toContain(`신고 회원 ${reporter.memberId} (${reporter.nickname})`);
  });

  test('a report is shown in full, without terminal control characters', async () => {
    const club = await operate('reports', 'show', aboutClub);
    expect(club.stdout).toContain('이유: 돈을 보내래요');
    expect(club.stdout).toContain('지금까지 신고: 1건');
    expect(club.stdout).not.toContain('\u001b');
    expect(club.stdout).toContain(`clubs close ${clubId} --note`);
    expect(club.stdout).toContain(`reports close ${aboutClub} --verdict`);
    const member = await operate('reports', 'show', aboutMember);
    expect(member.stdout).toContain('상태: 활동 중');
    expect(member.stdout).toContain('앞으로 열 아지트: 1개');
  });

  test('a report is closed only once, with a verdict, and the action is recorded', async () => {
    const words = ['reports', 'close', aboutClub, '--verdict', '호스트에게 경고', '--as', '민지'];
    expect((await operate(...words)).exitCode).toBe(0);
    expect(await audit()).toEqual([
      {
        operator: '민지',
        action: 'close-report',
        target: `report ${aboutClub}`,
        note: '호스트에게 경고',
      },
    ]);
    const sql = `select data ->> 'report' as report from notices where kind = 'REPORT_DECIDED'`;
    expect(await runSql(server.context.database, sql)).toEqual([{ report: expect.any(String) }]);
    const again = await operate(...words);
    expect([again.exitCode, again.stderr]).toEqual([1, `${aboutClub}번 신고는 이미 처리했어요.\n`]);
    expect(await audit()).toHaveLength(1);
    const open = await operate('reports', 'list');
    expect(open.stdout).not.toContain(aboutClub);
    expect(open.stdout).toContain(aboutMember);
    expect((await operate('reports', 'list', '--all')).stdout).toContain('처리됨: 호스트에게 경고');
    expect((await operate('audit', 'list')).stdout).toContain(
      `민지 · 신고 처리 · 신고 ${aboutClub}`,
    );
  });

  test('two operators who close one report at once leave one verdict and one record', async () => {
    const runs = await Promise.all(
      ['하나', '둘'].map((verdict) =>
        operate('reports', 'close', aboutMember, '--verdict', verdict),
      ),
    );
    expect(runs.map(({ exitCode }) => exitCode).toSorted()).toEqual([0, 1]);
    expect(await audit()).toHaveLength(1);
  });

  test('a command that fails prints one line to stderr and records no action', async () => {
    for (const words of [
      ['reports', 'show', 'c2147483647'],
      ['reports', 'show', '12'],
      ['reports', 'close', aboutClub],
      ['reports', 'close', 'm2147483647', '--verdict', '없음'],
    ]) {
      const { exitCode, stdout, stderr } = await operate(...words);
      expect([exitCode, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^[^\n]*[가-힣][^\n]*\n$/);
    }
    const unknown = await operate('reports', 'burn');
    expect([unknown.exitCode, unknown.stderr]).toEqual([2, expect.stringContaining('npm run')]);
    expect(await audit()).toEqual([]);
  });
});
