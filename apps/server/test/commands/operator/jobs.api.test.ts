import { afterAll, expect, test } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { callOperator, toDatabaseUrl } from '#test/harness/run-operator.ts';
import { createEmptyDatabase, createTestDatabase } from '#test/harness/test-database.ts';

const database = await createTestDatabase();
afterAll(database.close);
const call = (...words: string[]) =>
  callOperator({ DATABASE_URL: toDatabaseUrl(database.connection) }, 'jobs', ...words);

test('empty lists of jobs, mails and deliveries are reported as empty', async () => {
  expect(await call()).toEqual({
    exitCode: 0,
    stdout:
      '기다리거나 실행 중인 작업이 없어요.\n보내지 않은 메일이 없어요.\n보낼 알림이 없어요.\n',
    stderr: '',
  });
  expect((await call('--json')).stdout).toBe('[]\n');
});

test('jobs are grouped by task and state, mails by state; a failure sets exit code 1', async () => {
  for (const task of ['wait', 'wait', 'run', 'retry', 'fail', 'leave']) {
    await runSql(database, 'select graphile_worker.add_job($1)', [task]);
  }
  const set = (task: string, columns: string) =>
    runSql(
      database,
      `update graphile_worker._private_jobs j set ${columns}
       from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1`,
      [task],
    );
  await set('run', `locked_at = now(), locked_by = 'p', attempts = 1`);
  await set(
    'retry',
    `attempts = 2, last_error = 'no\u001b room', created_at = now() - interval '3 h'`,
  );
  await set('fail', 'attempts = max_attempts');
  await set('leave', `locked_at = now() - interval '2 h', locked_by = 'dead', attempts = 1`);
  await runSql(
    database,
    `insert into mail_outbox (message_id, recipient, subject, text_body, html_body, created_at,
       next_attempt_at, attempts, last_error, failed_at)
     values ('a', 'minji@example.com', 's', '', '', now() - interval '5 min', now(), 3, 'gone', null),
       ('b', 'minji@example.com', 's', '', '', now() - interval '4 days', now(), 90, 'refused', now())`,
  );
  const { exitCode, stdout } = await call();
  expect(exitCode).toBe(1);
  // On a busy machine, seconds may pass between the insert and the command, so ignore the seconds.
  expect(stdout.replaceAll(/것 \d초/g, '것 0초').split('\n')).toEqual([
    '작업',
    '  fail · 포기함 1개 · 가장 오래된 것 0초 · 시도 25번',
    '  leave · 멈춘 프로세스가 남김 1개 · 가장 오래된 것 0초 · 시도 1번',
    '  retry · 실패해서 다시 시도 1개 · 가장 오래된 것 3시간 · 시도 2번 · 마지막 오류: no  room',
    '  run · 실행 중 1개 · 가장 오래된 것 0초 · 시도 1번',
    '  wait · 기다림 2개 · 가장 오래된 것 0초 · 시도 0번',
    '메일',
    '  기다림 1통 · 가장 오래된 것 5분 · 시도 3번 · 마지막 오류: gone',
    '  포기함 1통 · 가장 오래된 것 4일 · 시도 90번 · 마지막 오류: refused',
    '보낼 알림이 없어요.',
    '',
  ]);
  expect(stdout).not.toContain('minji');
  const json = await call('--json');
  expect(json.exitCode).toBe(1);
  const rows = JSON.parse(json.stdout);
  expect(rows).toHaveLength(7);
  expect(rows).toContainEqual(
    expect.objectContaining({ kind: 'job', task: 'wait', state: 'waiting', jobs: 2 }),
  );
  expect(rows).toContainEqual(
    expect.objectContaining({ kind: 'mail', is_failed: true, mails: 1, last_error: 'refused' }),
  );
});

test('deliveries are grouped by state, with the longest delay and last failure reason', async () => {
  await runSql(
    database,
    `with m as (
       insert into members (nickname, email, about_me, gender, birth_year)
       values ('minji', 'minji@example.com', 'x', 'FEMALE', 1994) returning member_id),
     n as (
       insert into notices (member_id, kind, dedupe_key, created_at, fold_since, fold_actors)
       select member_id, 'MEMBER_REMOVED', 'key ' || i, now(), now(), '{}'
       from m cross join generate_series(1, 4) i returning notice_id)
     insert into deliveries (notice_id, channel, due_at, state, last_error, finished_at)
     select notice_id, 'mail', now() - due, state, reason, case state when 'pending' then null else now() end
     from (select notice_id, row_number() over (order by notice_id) as place from n) n
     join (values (1, interval '3 h', 'pending', null), (2, interval '-1 h', 'pending', null),
       (3, interval '1 h', 'sent', null), (4, interval '1 h', 'dropped', 'read')
     ) as made (place, due, state, reason) using (place)`,
  );
  const { stdout } = await call();
  expect(stdout.split('\n').slice(-5, -1)).toEqual([
    '알림 (2주)',
    '  보내지 않기로 함 1개 · 마지막 이유: read',
    '  기다림 2개 · 가장 오래 밀린 것 3시간',
    '  보냄 1개',
  ]);
  expect(JSON.parse((await call('--json')).stdout)).toContainEqual(
    expect.objectContaining({ kind: 'delivery', state: 'sent', deliveries: 1 }),
  );
});

test('without job tables the jobs command fails and says that a server must start once', async () => {
  const empty = await createEmptyDatabase();
  const { stderr } = await callOperator({ DATABASE_URL: toDatabaseUrl(empty.connection) }, 'jobs');
  await empty.close();
  expect(stderr).toContain('서버를 한 번 시작해 주세요');
});
