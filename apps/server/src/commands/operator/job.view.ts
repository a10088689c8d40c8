import type { StatementRow } from '#server/database/statement.ts';
import type { selectJobSummaries } from '#server/jobs/job.repository.ts';
import type { selectOutboxSummaries } from '#server/mail/mail-outbox.repository.ts';
import type { selectDeliverySummaries } from '#server/modules/notices/deliveries/delivery.repository.ts';
import { age, oneLine } from './print.view.ts';

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

export function jobLine(row: StatementRow<typeof selectJobSummaries>): string {
  const state = stateLabels[row.state] ?? row.state;
  return `  ${[oneLine(row.task), `${state} ${row.jobs}개`, ...details(row)].join(' · ')}`;
}

export function mailLine(row: StatementRow<typeof selectOutboxSummaries>): string {
  const state = row.is_failed ? '포기함' : '기다림';
  return `  ${[`${state} ${row.mails}통`, ...details(row)].join(' · ')}`;
}

export function deliveryLine(row: StatementRow<typeof selectDeliverySummaries>): string {
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
