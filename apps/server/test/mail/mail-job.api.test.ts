import { beforeEach, expect, test } from 'vitest';
import { backgroundJobs } from '#server/background-jobs.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { jobQueue } from '#server/jobs/job-queue.ts';
import { LEASE_MS } from '#server/mail/delivery-timeout.ts';
import type { MailTransport } from '#server/mail/mail.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { idleJobs } from '#test/harness/idle-jobs.ts';
import { countdown, NEVER, startEngine } from '#test/harness/started-engine.ts';
import { startTestAppForTest, type TestApp } from '#test/harness/test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestAppForTest({});
  const { database, log } = server.context;
  server.context.jobs = jobQueue(database, log);
});

const content = { subject: '인증번호', text: '042137', html: '<p>042137</p>' };
const queue = (recipient: string) =>
  inTransaction(server.context, (tx) =>
    queueMail(tx, server.context, recipient, content, { kind: 'test' }),
  );
const outbox = () => runSql(server.context.database, 'select * from mail_outbox order by mail_id');

function startWorker(transport: MailTransport) {
  const tasks = backgroundJobs(server.context, transport).map((task) => ({ ...task, cron: NEVER }));
  return startEngine(server.context.database, tasks);
}

test('two workers send each of 200 mails once', async () => {
  const sent: string[] = [];
  const { done, count } = countdown(200);
  const transport = {
    send: async ({ recipient }: { recipient: string }) => {
      sent.push(recipient);
      count();
    },
  };
  const workers = [startWorker(transport), startWorker(transport)];
  for (let index = 0; index < 200; index += 20) {
    const some = Array.from({ length: 20 }, (_, offset) => queue(`m${index + offset}@example.com`));
    await Promise.all(some);
  }
  await done;
  for (const worker of workers) await worker.stop();
  expect(sent).toHaveLength(200);
  expect(new Set(sent).size).toBe(200);
});

test('a mail committed while a worker runs is sent before the next cron run', async () => {
  const { done, count } = countdown(1);
  startWorker({ send: async () => count() });
  await queue('minji@example.com');
  await done;
});

test('a mail whose transaction fails requests no job', async () => {
  const requested: string[] = [];
  server.context.jobs = { ...idleJobs, request: (task) => requested.push(task) };
  const failing = inTransaction(server.context, async (tx) => {
    await queueMail(tx, server.context, 'minji@example.com', content, { kind: 'test' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(requested).toEqual([]);
  await queue('minji@example.com');
  expect(requested).toEqual(['send-due-mails']);
});

test('a failed mail requests a job for its next attempt', async () => {
  const requested = Promise.withResolvers<number>();
  server.context.jobs = { ...idleJobs, requestIn: (_, ms) => requested.resolve(ms) };
  await queue('minji@example.com');
  startWorker({ send: () => Promise.reject(new Error('refused')) });
  expect(await requested.promise).toBe(5_000);
});

test('a mail claimed by a killed process is sent when its lease ends', async () => {
  await queue('minji@example.com');
  const claimedUntil = new Date(server.clock.now().getTime() + LEASE_MS);
  const claim = 'update mail_outbox set attempts = 1, next_attempt_at = $1';
  await runSql(server.context.database, claim, [claimedUntil]);
  const lock = `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead'`;
  while ((await runSql(server.context.database, `${lock} returning id`)).length === 0);
  server.clock.advance(LEASE_MS);
  const { done, count } = countdown(1);
  startWorker({ send: async () => count() });
  await done;
  while ((await outbox())[0]?.sent_at === null);
  expect((await outbox())[0]?.attempts).toBe(2);
});

test('a stopping worker releases a mail whose mail server is slow', async () => {
  const { done: begun, count } = countdown(1);
  const hanging = {
    send: (_: unknown, signal: AbortSignal) => {
      count();
      return new Promise<never>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('given up'))),
      );
    },
  };
  await queue('minji@example.com');
  const worker = startWorker(hanging);
  await begun;
  await worker.stop();
  const [mail] = await outbox();
  expect(mail).toMatchObject({ sent_at: null, failed_at: null, last_error: 'given up' });
  expect(Number(mail?.next_attempt_at) - server.clock.now().getTime()).toBe(5_000);
});
