import { CommandError } from '#server/commands/command-error.ts';
import { isMissingTable } from '#server/database/database-error.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { StatementRow } from '#server/database/statement.ts';
import { selectJobSummaries } from '#server/jobs/job.repository.ts';
import { selectOutboxSummaries } from '#server/mail/mail-outbox.repository.ts';
import { selectDeliverySummaries } from '#server/modules/notices/deliveries/delivery.repository.ts';
import type { OperatorSession, Run } from './operator-session.ts';
import { age, oneLine } from './print.view.ts';

const FAILING = new Set(['retrying', 'failed']);

export const listJobs: Run = async ({ database, now }) => {
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
    rows: [
      ...jobs.map((row) => ({ kind: 'job', ...row })),
      ...mails.map((row) => ({ kind: 'mail', ...row })),
      ...deliveries.map((row) => ({ kind: 'delivery', ...row })),
    ],
    isBad: jobs.some(({ state }) => FAILING.has(state)),
  };
};

async function findJobs(database: OperatorSession['database']) {
  try {
    return await findMany(database, selectJobSummaries, {});
  } catch (error) {
    if (!isMissingTable(error)) throw error;
    throw new CommandError('아직 작업을 실행한 적이 없어요. 서버를 한 번 시작해 주세요.');
  }
}

const stateLabels: Record<string, string> = {
  waiting: '기다림',
  running: '실행 중',
  retrying: '실패해서 다시 시도',
  failed: '포기함',
  abandoned: '멈춘 프로세스가 남김',
};

const deliveryLabels: Record<string, string> = {
  pending: '기다림',
  sending: '보내는 중',
  sent: '보냄',
  failed: '포기함',
  unknown: '보냈는지 모름',
  dropped: '보내지 않기로 함',
};

function jobLine(row: StatementRow<typeof selectJobSummaries>): string {
  const state = stateLabels[row.state] ?? row.state;
  return `  ${[oneLine(row.task), `${state} ${row.jobs}개`, ...details(row)].join(' · ')}`;
}

function mailLine(row: StatementRow<typeof selectOutboxSummaries>): string {
  const state = row.is_failed ? '포기함' : '기다림';
  return `  ${[`${state} ${row.mails}통`, ...details(row)].join(' · ')}`;
}

function deliveryLine(row: StatementRow<typeof selectDeliverySummaries>): string {
  const { state, deliveries, oldest_seconds: seconds, last_reason: reason } = row;
  const parts = [
    `${deliveryLabels[state] ?? state} ${deliveries}개`,
    ...(state === 'pending' && seconds > 0 ? [`가장 오래 밀린 것 ${age(seconds)}`] : []),
    ...(reason === '' ? [] : [`마지막 이유: ${oneLine(reason)}`]),
  ];
  return `  ${parts.join(' · ')}`;
}

type Details = { oldest_seconds: number; attempts: number; last_error: string };

function details({ oldest_seconds: seconds, attempts, last_error: error }: Details): string[] {
  return [
    `가장 오래된 것 ${age(seconds)}`,
    `시도 ${attempts}번`,
    ...(error === '' ? [] : [`마지막 오류: ${oneLine(error)}`]),
  ];
}
