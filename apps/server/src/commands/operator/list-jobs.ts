import { CommandError } from '#server/commands/command-error.ts';
import { isMissingTable } from '#server/database/database-error.ts';
import { findMany } from '#server/database/run-statement.ts';
import { selectJobSummaries } from '#server/jobs/job.repository.ts';
import { selectOutboxSummaries } from '#server/mail/mail-outbox.repository.ts';
import { selectDeliverySummaries } from '#server/modules/notices/deliveries/delivery.repository.ts';
import { deliveryLine, jobLine, mailLine } from './job.view.ts';
import type { CommandResult, OperatorSession } from './operator-session.ts';

const FAILING = new Set(['retrying', 'failed']);

export async function listJobs({ database, now }: OperatorSession): Promise<CommandResult> {
  const jobs = await findJobs(database);
  const mails = await findMany(database, selectOutboxSummaries, { now });
  const deliveries = await findMany(database, selectDeliverySummaries, { now });
  return {
    lines: [
      jobs.length === 0 ? '기다리거나 실행 중인 작업이 없어요.' : '작업',
      ...jobs.map(jobLine),
      mails.length === 0 ? '보내지 않은 메일이 없어요.' : '메일',
      ...mails.map(mailLine),
      deliveries.length === 0 ? '보낼 알림이 없어요.' : '알림 (2주)',
      ...deliveries.map(deliveryLine),
    ],
    isBad: jobs.some(({ state }) => FAILING.has(state)),
  };
}

async function findJobs(database: OperatorSession['database']) {
  try {
    return await findMany(database, selectJobSummaries, {});
  } catch (error) {
    if (!isMissingTable(error)) throw error;
    throw new CommandError('아직 작업을 실행한 적이 없어요. 서버를 한 번 시작해 주세요.');
  }
}
